-- A post that is taken back is a draft again, and off the blog. Date, author and versions stay for when it is published
-- again, and so does its address: nobody else gets it.

alter table public.deleted_blog_posts add column is_taken_back boolean not null default false;
comment on table public.deleted_blog_posts is
  'Posts that are off the blog: deleted ones for thirty days, those taken back for as long as there is a draft of them. A post that is created with the id of one is that post, put back.';
comment on column public.deleted_blog_posts.is_taken_back is 'Whether it lives on as a draft.';

drop policy "Admins read deleted posts" on public.deleted_blog_posts;
create policy "Admins read deleted posts" on public.deleted_blog_posts
  for select to authenticated
  using ((select private.is_admin()) and (is_taken_back or deleted_at > now() - interval '30 days'));

create or replace function private.purge_deleted_blog_posts() returns void
  language sql volatile security definer set search_path = ''
as $$
  with gone as (
    delete from public.deleted_blog_posts
    where deleted_at < now() - interval '30 days' and not is_taken_back returning id
  ), versions as (
    delete from public.blog_post_versions v using gone where v.post_id = gone.id
  )
  delete from public.old_slugs o using gone where o.post_id = gone.id
$$;

-- Gives the id of the draft; null where no post of that id has that version. Without a version any will do.
create function private.take_back_post(p_id uuid, p_version integer) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  post public.blog_posts;
  draft_id uuid;
begin
  if not private.is_admin() then
    raise exception 'Only an admin takes a post back.' using errcode = 'insufficient_privilege';
  end if;
  -- Its triggers keep what the post was.
  delete from public.blog_posts b where b.id = p_id and b.version = coalesce(p_version, b.version) returning b.* into post;
  if post.id is null then
    return null;
  end if;
  update public.deleted_blog_posts d set is_taken_back = true where d.id = p_id;
  -- As an older address is kept for its post, so is this one.
  insert into public.old_slugs (slug, post_id) values (post.slug, p_id) on conflict (slug) do nothing;
  insert into public.blog_post_drafts (id, post_id, fields)
    values (gen_random_uuid(), p_id, private.blog_post_fields(post)) returning id into draft_id;
  return draft_id;
end
$$;
revoke all on function private.take_back_post(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function private.take_back_post(uuid, integer) to authenticated;

create function public.admin_take_back_post(p_id uuid, p_version integer default null) returns uuid
  language sql volatile security invoker set search_path = ''
as $$
  select private.take_back_post(p_id, p_version)
$$;
comment on function public.admin_take_back_post(uuid, integer) is
  'Makes a post a draft whose address stays reserved; gives the id of the draft, or null where there is no such post.';
revoke all on function public.admin_take_back_post(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.admin_take_back_post(uuid, integer) to authenticated;

-- With its last draft a post that was taken back is a deleted one, and its address is free.
create function private.let_taken_back_post_go() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.blog_post_drafts d where d.post_id = old.post_id) then
    return null;
  end if;
  with gone as (
    update public.deleted_blog_posts d set is_taken_back = false, deleted_at = now(), deleted_by = private.caller_email()
    where d.id = old.post_id and d.is_taken_back
    returning d.id, d.fields ->> 'slug' as slug
  )
  delete from public.old_slugs o using gone where o.post_id = gone.id and o.slug = gone.slug;
  return null;
end
$$;
revoke all on function private.let_taken_back_post_go() from public, anon, authenticated, service_role;
create trigger let_taken_back_post_go after delete on public.blog_post_drafts
  for each row execute function private.let_taken_back_post_go();

-- An admin can give up an older address, but not the one that a post taken back had last.
drop policy "Admins give up old slugs" on public.old_slugs;
create policy "Admins give up old slugs" on public.old_slugs
  for delete to authenticated using (
    (select private.is_admin()) and not exists (
      select from public.deleted_blog_posts d
      where d.id = old_slugs.post_id and d.is_taken_back and d.fields ->> 'slug' = old_slugs.slug
    )
  );

-- Who has a slug that somebody wants: a post that there is, or one that had it before; the same for posts that are off
-- the blog, where one that was taken back still has its last.
drop function public.admin_slug_holder(text);
create function public.admin_slug_holder(p_slug text)
  returns table (id uuid, title text, slug text, is_old boolean, is_deleted boolean, is_taken_back boolean)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin asks for this.' using errcode = 'insufficient_privilege';
  end if;
  return query
    select b.id, b.title, b.slug, false, false, false from public.blog_posts b where b.slug = normalize(p_slug, nfc)
    union all
    select b.id, b.title, b.slug, true, false, false
    from public.old_slugs o join public.blog_posts b on b.id = o.post_id where o.slug = normalize(p_slug, nfc)
    union all
    select d.id, d.fields ->> 'title', d.fields ->> 'slug',
      not (d.is_taken_back and d.fields ->> 'slug' = o.slug), not d.is_taken_back, d.is_taken_back
    from public.old_slugs o join public.deleted_blog_posts d on d.id = o.post_id where o.slug = normalize(p_slug, nfc);
end
$$;
revoke all on function public.admin_slug_holder(text) from public, anon, authenticated, service_role;
grant execute on function public.admin_slug_holder(text) to authenticated;
