-- A session made by a code, by an account elsewhere or by a passkey is no admin's: the password has to have been given,
-- and the second factor where there is one. Whoever reads an admin's mail does not enter the admin area by that.

-- Still called as `(select private.is_admin())`: once a statement. Owner and grants stay as they are.
create or replace function private.is_admin() returns boolean
  -- Without a right to pass row-level security it has to fail; it would see no sessions and no factors.
  language plpgsql stable security definer set search_path = '' set row_security = off
as $$
declare
  account uuid := (select auth.uid());
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  if not coalesce((select p.is_admin from public.profiles p where p.id = account), false) then
    return false;
  end if;
  -- How the session was proved. A token that does not say was proved by nothing.
  if not coalesce(claims -> 'amr' @> '[{"method": "password"}]', false) then
    return false;
  end if;
  -- Signing out deletes the row. A token that names no session is nobody's sign-in.
  if not exists (
    select from auth.sessions s
    where s.id = (claims ->> 'session_id')::uuid and s.user_id = account and (s.not_after is null or s.not_after > now())
  ) then
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
  'Whether the signed-in user is an admin whose session lives and was made by a password, with the second factor where there is one.';
