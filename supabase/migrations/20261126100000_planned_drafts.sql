-- A draft may carry the moment at which the database makes it a post. Posts have no status: a planned post is a draft,
-- and no reader sees it before.

alter table public.blog_post_drafts
  add column publish_at timestamptz,
  add column publish_problem text;
comment on column public.blog_post_drafts.publish_at is 'When the draft becomes its post, by itself; null: when somebody publishes it.';
comment on column public.blog_post_drafts.publish_problem is
  'Why it could not: the constraint or column of blog_posts that refused it. Saved again, the draft is tried again.';
create index blog_post_drafts_due on public.blog_post_drafts (publish_at)
  where publish_at is not null and publish_problem is null;

-- As before, and: whoever saves a draft has it tried again. Owner and grants stay as they are.
create or replace function private.stamp_blog_post_draft() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  table_owner name := (select pg_catalog.pg_get_userbyid(c.relowner) from pg_catalog.pg_class c where c.oid = tg_relid);
begin
  if not private.is_request(table_owner) then
    return new;
  end if;
  new.updated_at := now();
  new.updated_by := private.caller_email();
  new.publish_problem := null;
  if tg_op = 'INSERT' then
    new.created_at := now();
    new.revision := 1;
  else
    new.id := old.id;
    new.post_id := old.post_id;
    new.created_at := old.created_at;
    new.revision := old.revision + 1;
  end if;
  return new;
end
$$;

-- Makes a draft its post, new or changed, and forgets the draft. Raises where the post cannot be stored; a draft of
-- changes changes no version but the one that it started from.
create function private.publish_draft(p_draft public.blog_post_drafts) returns void
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
    insert into public.blog_posts (id, title, slug, category, excerpt, read_time, cover, content,
      created_at, updated_at, author, updated_by, version)
    values (p_draft.post_id, post.title, post.slug, coalesce(post.category, 'General'), post.excerpt,
      coalesce(post.read_time, '5 min'), post.cover, post.content,
      coalesce(gone.created_at, now()), now(), coalesce(gone.author, p_draft.updated_by, 'Admin'), p_draft.updated_by,
      coalesce(gone.version + 1, 1));
  else
    update public.blog_posts b set title = post.title, slug = post.slug, category = coalesce(post.category, 'General'),
      excerpt = post.excerpt, read_time = coalesce(post.read_time, '5 min'), cover = post.cover, content = post.content,
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
revoke all on function private.publish_draft(public.blog_post_drafts) from public, anon, authenticated, service_role;

-- Publishes every draft that is due, each for itself: one that cannot be published keeps the reason and holds up none of
-- the others. May run as often as it likes, also twice at once. Gives the number of posts.
create function private.publish_due_drafts() returns integer
  language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  draft public.blog_post_drafts;
  failed_constraint text;
  failed_column text;
  published integer := 0;
begin
  for draft in
    select d.* from public.blog_post_drafts d
    where d.publish_at <= now() and d.publish_problem is null
    order by d.publish_at, d.id
    for update skip locked
  loop
    begin
      perform private.publish_draft(draft);
      published := published + 1;
    exception
      when lock_not_available or deadlock_detected or serialization_failure then
        -- Somebody is saving the post at this moment: the next minute is as good.
        null;
      when others then
        get stacked diagnostics failed_constraint = constraint_name, failed_column = column_name;
        update public.blog_post_drafts d
        set publish_problem = coalesce(nullif(failed_constraint, ''), nullif(failed_column, ''), sqlstate)
        where d.id = draft.id;
    end;
  end loop;
  return published;
end
$$;
revoke all on function private.publish_due_drafts() from public, anon, authenticated, service_role;
