-- An account that has proved to own a second factor is an admin only in sessions that gave it: with the password alone
-- the auth service hands out a token too (aal1), and the Data API takes it.

-- Still called as `(select private.is_admin())`. Owner and grants stay as they are.
create or replace function private.is_admin() returns boolean
  -- PL/pgSQL, because it looks a table up when it reads it: the embedded backend's auth service has no factors.
  -- Without a right to pass row-level security it has to fail; it would see no factors and ask for none.
  language plpgsql stable security definer set search_path = '' set row_security = off
as $$
declare
  account uuid := (select auth.uid());
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  if not coalesce((select p.is_admin from public.profiles p where p.id = account), false) then
    return false;
  end if;
  -- A token without a level counts as one of the lowest.
  if claims ->> 'aal' = 'aal2' or to_regclass('auth.mfa_factors') is null then
    return true;
  end if;
  return not exists (select from auth.mfa_factors f where f.user_id = account and f.status = 'verified');
end
$$;
comment on function private.is_admin() is
  'Whether the signed-in user is an admin whose session gave the second factor, where there is one; false for visitors.';

-- The same question for whom the private schema is out of reach: the functions ask it with a caller's token.
create function public.is_admin() returns boolean
  language sql stable security invoker set search_path = ''
as $$
  select private.is_admin()
$$;
comment on function public.is_admin() is 'Whether the signed-in user may do what admins do, in this very session.';
revoke all on function public.is_admin() from public, anon, authenticated, service_role;
grant execute on function public.is_admin() to authenticated;
