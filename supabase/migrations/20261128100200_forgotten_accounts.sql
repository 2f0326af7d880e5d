-- The auth service writes each sign-in and letter into a log of its own, with the address. An account that is deleted
-- leaves nothing there, an address that was never proved goes with its account, and the rest is kept for thirty days.
create function private.forget_account_log() returns trigger
  language plpgsql security definer set search_path = '' set row_security = off
as $$
begin
  delete from auth.audit_log_entries e
  where strpos(e.payload::text, old.id::text) > 0
    or strpos(lower(e.payload::text), lower(to_json(old.email::text)::text)) > 0;
  return old;
exception when insufficient_privilege or undefined_table then
  raise warning 'The auth service’s log of a deleted account stays: %', sqlerrm;
  return old;
end
$$;
revoke all on function private.forget_account_log() from public, anon, authenticated, service_role;
create trigger forget_account_log after delete on auth.users
  for each row execute function private.forget_account_log();

create or replace function private.purge_unproven_accounts() returns void
  language plpgsql volatile security definer set search_path = '' set row_security = off set lock_timeout = '1s'
as $$
begin
  delete from auth.users u
  where u.email_confirmed_at is null and u.last_sign_in_at is null
    and u.created_at < now() - interval '7 days'
    and to_jsonb(u) ->> 'phone_confirmed_at' is null and to_jsonb(u) ->> 'invited_at' is null;
  begin
    delete from auth.audit_log_entries e where e.created_at < now() - interval '30 days';
  exception when insufficient_privilege or undefined_table then
    raise warning 'The auth service’s log is not shortened: %', sqlerrm;
  end;
end
$$;
