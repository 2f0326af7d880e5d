-- Accounts of visitors: signing up is on, for codes by mail alone.

-- The auth service takes a password from whoever types an address, and keeps it until its owner comes. Proving the address
-- by a code makes such a password worthless, so that nobody waits in an account for its owner.
create function private.forget_unproven_password() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  -- Accounts that an admin makes or takes over are confirmed as they are made, or together with their new password.
  if old.email_confirmed_at is null and new.email_confirmed_at is not null
    and old.created_at < now() - interval '5 seconds'
    and new.encrypted_password is not distinct from old.encrypted_password then
    new.encrypted_password := '';
  end if;
  return new;
end
$$;
revoke all on function private.forget_unproven_password() from public, anon, authenticated, service_role;
create trigger forget_unproven_password before update on auth.users
  for each row execute function private.forget_unproven_password();

-- An address that was typed and never proved is kept for a week. What the dashboard invites is not among them.
create function private.purge_unproven_accounts() returns void
  language sql volatile security definer set search_path = '' set lock_timeout = '1s'
as $$
  delete from auth.users u
  where u.email_confirmed_at is null and u.last_sign_in_at is null
    and u.created_at < now() - interval '7 days'
    and to_jsonb(u) ->> 'phone_confirmed_at' is null and to_jsonb(u) ->> 'invited_at' is null
$$;
revoke all on function private.purge_unproven_accounts() from public, anon, authenticated, service_role;
do $$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform cron.schedule('purge-unproven-accounts', '23 * * * *', 'select private.purge_unproven_accounts()');
  end if;
exception when others then
  raise warning 'Accounts that were never proved are not deleted: %', sqlerrm;
end
$$;

-- Whoever makes an admin of an account has to know whether it has a password: accounts made by a code have none.
drop function public.find_account(text);
create function public.find_account(p_email text) returns table (id uuid, is_confirmed boolean, has_password boolean)
  language sql stable security definer set search_path = ''
as $$
  select u.id, u.email_confirmed_at is not null, coalesce(u.encrypted_password, '') <> '' from auth.users u
  where lower(u.email::text) = lower(btrim(p_email))
  order by 2 desc limit 1
$$;
comment on function public.find_account(text) is 'The account of an address. For the edge function `manage-admins` and the command line.';
revoke all on function public.find_account(text) from public, anon, authenticated, service_role;
grant execute on function public.find_account(text) to service_role;
