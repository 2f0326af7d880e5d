-- Who is an admin, since when; and how often the tools were used, by day, without anything about who used them.

alter table public.profiles add column admin_since timestamptz;
comment on column public.profiles.admin_since is 'When the flag was set; null for admins from before this was written down.';

create function private.stamp_admin_since() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  if not new.is_admin then
    new.admin_since := null;
  elsif tg_op = 'INSERT' or not old.is_admin then
    new.admin_since := coalesce(new.admin_since, now());
  end if;
  return new;
end
$$;
revoke all on function private.stamp_admin_since() from public, anon, authenticated, service_role;
create trigger stamp_admin_since before insert or update on public.profiles
  for each row execute function private.stamp_admin_since();

-- The three below are for the edge function `manage-admins`, which lets admins alone pass, and for the command line.

create function public.list_admins()
  returns table (id uuid, email text, since timestamptz, last_sign_in_at timestamptz, has_factor boolean)
  language sql stable security definer set search_path = '' set row_security = off
as $$
  select p.id, u.email::text, p.admin_since, u.last_sign_in_at::timestamptz,
    exists (select from auth.mfa_factors f where f.user_id = p.id and f.status = 'verified')
  from public.profiles p join auth.users u on u.id = p.id
  where p.is_admin
  order by p.admin_since nulls first, u.email
$$;

create function public.account_id(p_email text) returns uuid
  language sql stable security definer set search_path = ''
as $$
  select u.id from auth.users u where lower(u.email::text) = lower(btrim(p_email)) limit 1
$$;

-- One at a time, so that two admins who revoke each other at once leave one.
create function public.revoke_admin(p_id uuid) returns text
  language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
begin
  perform p.id from public.profiles p where p.is_admin order by p.id for update;
  if not exists (select from public.profiles p where p.id = p_id and p.is_admin) then
    return 'none';
  end if;
  if not exists (select from public.profiles p where p.id <> p_id and p.is_admin) then
    return 'last';
  end if;
  update public.profiles p set is_admin = false where p.id = p_id;
  return 'revoked';
end
$$;

create table private.daily_counts (
  day date not null,
  feature text not null check (feature ~ '^[a-z][a-z0-9-]{0,39}$'),
  source text not null check (source in ('ai', 'builtin')),
  uses integer not null check (uses > 0),
  primary key (day, feature, source)
);
comment on table private.daily_counts is 'How often a tool answered in a UTC day. Nothing about who asked.';
alter table private.daily_counts enable row level security;
revoke all on table private.daily_counts from public, anon, authenticated, service_role;
grant select on table private.daily_counts to authenticated;
create policy "Admins read the figures" on private.daily_counts
  for select to authenticated using ((select private.is_admin()));

create view public.daily_counts with (security_invoker = on) as
  select day, feature, source, uses from private.daily_counts;
comment on view public.daily_counts is 'How often a tool answered in a UTC day, for admins alone.';
revoke all on table public.daily_counts from public, anon, authenticated, service_role;
grant select on table public.daily_counts to authenticated;

create function public.count_served(p_feature text, p_source text) returns void
  language sql volatile security definer set search_path = '' set lock_timeout = '1s'
as $$
  insert into private.daily_counts as c (day, feature, source, uses)
  values ((now() at time zone 'utc')::date, p_feature, p_source, 1)
  on conflict (day, feature, source) do update set uses = c.uses + 1
$$;

revoke all on function public.list_admins() from public, anon, authenticated, service_role;
revoke all on function public.account_id(text) from public, anon, authenticated, service_role;
revoke all on function public.revoke_admin(uuid) from public, anon, authenticated, service_role;
revoke all on function public.count_served(text, text) from public, anon, authenticated, service_role;
grant execute on function public.list_admins() to service_role;
grant execute on function public.account_id(text) to service_role;
grant execute on function public.revoke_admin(uuid) to service_role;
grant execute on function public.count_served(text, text) to service_role;
