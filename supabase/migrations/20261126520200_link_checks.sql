-- What the last check of the links in articles found, so that the dashboard says it at once. An admin's browser checks:
-- it alone can ask for the site's pages wherever they are served from.
create table public.link_checks (
  checked_at timestamptz not null default clock_timestamp(),
  -- How many articles were looked through.
  posts integer not null,
  -- Links that lead nowhere: of which article, to which path, in which words.
  dead jsonb not null,
  constraint link_checks_pkey primary key (checked_at),
  constraint link_checks_posts_check check (posts >= 0),
  constraint link_checks_dead_check check (jsonb_typeof(dead) = 'array' and octet_length(dead::text) <= 500000)
);
comment on table public.link_checks is 'The last check of the links in articles. A trigger forgets those before.';
alter table public.link_checks enable row level security;
revoke all on table public.link_checks from public, anon, authenticated, service_role;
grant select on table public.link_checks to authenticated, service_role;
grant insert (posts, dead) on table public.link_checks to authenticated;
create policy "Admins read link checks" on public.link_checks
  for select to authenticated using ((select private.is_admin()));
create policy "Admins keep link checks" on public.link_checks
  for insert to authenticated with check ((select private.is_admin()));

create function private.forget_older_link_checks() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.link_checks c where c.checked_at < new.checked_at;
  return null;
end
$$;
revoke all on function private.forget_older_link_checks() from public, anon, authenticated, service_role;
create trigger forget_older_link_checks after insert on public.link_checks
  for each row execute function private.forget_older_link_checks();
