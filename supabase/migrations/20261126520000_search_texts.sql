-- What search engines are told of a post, where it is not its title and its excerpt.
alter table public.blog_posts
  add column search_title text,
  add column search_description text,
  add constraint blog_posts_search_title_check check (char_length(search_title) <= 120 and search_title collate "pg_c_utf8" ~ '\S'),
  add constraint blog_posts_search_description_check check (
    char_length(search_description) <= 320 and search_description collate "pg_c_utf8" ~ '\S'
  );
comment on column public.blog_posts.search_title is 'The title in search results, whole; null: the title, with the site''s name.';
comment on column public.blog_posts.search_description is 'The text in search results; null: the excerpt.';
grant select (search_title, search_description) on table public.blog_posts to anon, authenticated;

-- A deleted post that is put back as it was is told by its fields: those of before have the new ones empty.
update public.deleted_blog_posts set fields = '{"search_title": null, "search_description": null}' || fields;

-- As before, with the new columns. Owner and grants stay as they are.
create or replace function private.publish_draft(p_draft public.blog_post_drafts) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- What was left empty is stored as the form stores it: as nothing, or as the column's default.
  post public.blog_posts := jsonb_populate_record(null::public.blog_posts, (
    select jsonb_object_agg(f.key, f.value) from jsonb_each_text(p_draft.fields) f where f.value ~ '\S'
  ));
  gone public.deleted_blog_posts;
begin
  if p_draft.version is null then
    -- A post that was there before goes on where it was, as when it is put back by hand.
    select * into gone from public.deleted_blog_posts d where d.id = p_draft.post_id;
    insert into public.blog_posts (id, title, slug, category, excerpt, read_time, cover, search_title, search_description,
      content, created_at, updated_at, author, updated_by, version)
    values (p_draft.post_id, post.title, post.slug, coalesce(post.category, 'General'), post.excerpt,
      coalesce(post.read_time, '5 min'), post.cover, post.search_title, post.search_description, post.content,
      coalesce(gone.created_at, now()), now(), coalesce(gone.author, p_draft.updated_by, 'Admin'), p_draft.updated_by,
      coalesce(gone.version + 1, 1));
  else
    update public.blog_posts b set title = post.title, slug = post.slug, category = coalesce(post.category, 'General'),
      excerpt = post.excerpt, read_time = coalesce(post.read_time, '5 min'), cover = post.cover,
      search_title = post.search_title, search_description = post.search_description, content = post.content,
      updated_by = p_draft.updated_by
    where b.id = p_draft.post_id and b.version = p_draft.version;
    if not found then
      raise exception 'The post is another one than when the draft began.' using constraint = case
        when exists (select from public.blog_posts b where b.id = p_draft.post_id) then 'post_changed' else 'post_gone'
      end;
    end if;
  end if;
  delete from public.blog_post_drafts d where d.id = p_draft.id;
end
$$;
