-- Old addresses are kept for as long as their post can be read or put back, and shown only while it can be read: whoever
-- asks for the others would learn what a deleted post was called.

drop policy "Everybody reads old slugs" on public.old_slugs;
create policy "Visitors read old slugs of posts" on public.old_slugs
  for select to anon using (exists (select from public.blog_posts b where b.id = post_id));
create policy "Readers read old slugs of posts, admins all" on public.old_slugs
  for select to authenticated
  using ((select private.is_admin()) or exists (select from public.blog_posts b where b.id = post_id));

-- An admin can give up an older address, so that another post can have it.
grant delete on table public.old_slugs to authenticated;
create policy "Admins give up old slugs" on public.old_slugs
  for delete to authenticated using ((select private.is_admin()));

create or replace function private.purge_deleted_blog_posts() returns void
  language sql volatile security definer set search_path = ''
as $$
  with gone as (
    delete from public.deleted_blog_posts where deleted_at < now() - interval '30 days' returning id
  ), versions as (
    delete from public.blog_post_versions v using gone where v.post_id = gone.id
  )
  delete from public.old_slugs o using gone where o.post_id = gone.id
$$;

create or replace function private.keep_old_slug() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.slug = old.slug then
    return null;
  end if;
  if exists (select from public.old_slugs o where o.slug = new.slug and o.post_id <> new.id) then
    -- Where nothing purges by the clock, a post that is past its thirty days may still hold it.
    perform private.purge_deleted_blog_posts();
  end if;
  if exists (select from public.old_slugs o where o.slug = new.slug and o.post_id <> new.id) then
    raise exception 'This address belongs to another post: it leads there from before.'
      using errcode = 'unique_violation', constraint = 'blog_posts_slug_key',
        detail = 'Reserved (blog_posts_slug_key).';
  end if;
  delete from public.old_slugs o where o.slug = new.slug;
  if tg_op = 'UPDATE' then
    insert into public.old_slugs (slug, post_id) values (old.slug, new.id)
    on conflict (slug) do update set post_id = excluded.post_id;
  end if;
  return null;
end
$$;

delete from public.old_slugs o
where not exists (select from public.blog_posts b where b.id = o.post_id)
  and not exists (select from public.deleted_blog_posts d where d.id = o.post_id);

-- Who has a slug that somebody wants: a post that there is, one that had it before, or a deleted one that had it before.
create function public.admin_slug_holder(p_slug text)
  returns table (id uuid, title text, slug text, is_old boolean, is_deleted boolean)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin asks for this.' using errcode = 'insufficient_privilege';
  end if;
  return query
    select b.id, b.title, b.slug, false, false from public.blog_posts b where b.slug = normalize(p_slug, nfc)
    union all
    select b.id, b.title, b.slug, true, false
    from public.old_slugs o join public.blog_posts b on b.id = o.post_id where o.slug = normalize(p_slug, nfc)
    union all
    select d.id, d.fields ->> 'title', d.fields ->> 'slug', true, true
    from public.old_slugs o join public.deleted_blog_posts d on d.id = o.post_id where o.slug = normalize(p_slug, nfc);
end
$$;
revoke all on function public.admin_slug_holder(text) from public, anon, authenticated, service_role;
grant execute on function public.admin_slug_holder(text) to authenticated;
