-- Accounts: one profile a user, and the flag that makes an admin.

-- What the API must not expose (helpers of policies, counters) lives in a schema of its own.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated, service_role;
-- Policies run with the rights of whoever asks, so a signed-in reader must be able to reach `private.is_admin()`.
grant usage on schema private to authenticated;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  is_admin boolean not null default false
);
comment on table public.profiles is 'One row a user, made by a trigger when the account appears.';
comment on column public.profiles.is_admin is 'May enter the admin area. Changes through the service role or the owner of the table only.';

alter table public.profiles enable row level security;
revoke all on table public.profiles from public, anon, authenticated, service_role;
grant select on table public.profiles to authenticated;
grant select, insert, update, delete on table public.profiles to service_role;

create policy "Users read their own profile" on public.profiles
  for select to authenticated
  using ((select auth.uid()) = id);

-- In policies call it as `(select private.is_admin())`: evaluated once a statement, not once a row.
create function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select coalesce((select p.is_admin from public.profiles p where p.id = (select auth.uid())), false)
$$;
comment on function private.is_admin() is 'Whether the signed-in user is an admin; false for visitors.';
revoke all on function private.is_admin() from public, anon, authenticated, service_role;
grant execute on function private.is_admin() to authenticated;

-- The last line of defence: holds even if a later migration adds a policy or a grant that is too generous.
create function private.guard_profile() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
declare
  table_owner name := (select pg_catalog.pg_get_userbyid(c.relowner) from pg_catalog.pg_class c where c.oid = tg_relid);
  -- Set by the API for the length of a request; a careless definer function changes the user, not the claims.
  api_role text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role';
  touches_admin boolean;
begin
  if current_user in ('service_role', table_owner) and coalesce(api_role, 'service_role') = 'service_role' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  touches_admin := case tg_op
    when 'INSERT' then new.is_admin
    when 'UPDATE' then new.is_admin is distinct from old.is_admin or new.id is distinct from old.id
    else old.is_admin
  end;
  if touches_admin then
    raise exception 'The admin flag changes through the service role only.' using errcode = 'insufficient_privilege';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
revoke all on function private.guard_profile() from public, anon, authenticated, service_role;

create trigger guard_profile before insert or update or delete on public.profiles
  for each row execute function private.guard_profile();

-- Reads the id and nothing else: what a client wrote into the metadata of the account has no way in.
create function private.create_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id) values (new.id) on conflict do nothing;
  return new;
exception when others then
  -- An account without a profile is not an admin; an account that cannot be made is a broken site.
  raise warning 'No profile was made for a new account: %', sqlstate;
  return new;
end
$$;
revoke all on function private.create_profile() from public, anon, authenticated, service_role;

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

insert into public.profiles (id) select u.id from auth.users u on conflict do nothing;
