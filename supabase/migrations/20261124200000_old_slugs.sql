-- Old addresses live on: a slug that a post had leads to the post, and no other post gets it.

create table public.old_slugs (
  slug text primary key,
  -- No foreign key: a deleted post that is put back has its old addresses again.
  post_id uuid not null,
  created_at timestamptz not null default now()
);
comment on table public.old_slugs is 'Slugs that posts had before. Filled by a trigger on blog_posts.';
create index old_slugs_post on public.old_slugs (post_id);
alter table public.old_slugs enable row level security;
revoke all on table public.old_slugs from public, anon, authenticated, service_role;
grant select on table public.old_slugs to anon, authenticated;
grant select, insert, update, delete on table public.old_slugs to service_role;
create policy "Everybody reads old slugs" on public.old_slugs
  for select to anon, authenticated using (true);

create view public.moved_posts with (security_invoker = on) as
  select o.slug as old_slug, b.slug from public.old_slugs o join public.blog_posts b on b.id = o.post_id;
comment on view public.moved_posts is 'Old addresses of the posts that there are, and where they lead.';
revoke all on table public.moved_posts from public, anon, authenticated, service_role;
grant select on table public.moved_posts to anon, authenticated, service_role;

-- Runs after the change: the unique index has made it wait for whoever is giving the same slug away, and this statement
-- sees what that one has left.
create function private.keep_old_slug() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.slug = old.slug then
    return null;
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
revoke all on function private.keep_old_slug() from public, anon, authenticated, service_role;

create trigger keep_old_slug after insert or update on public.blog_posts
  for each row execute function private.keep_old_slug();
