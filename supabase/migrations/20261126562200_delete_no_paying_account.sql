-- An admin deletes no account whose subscription is running, as its owner does not: Stripe would go on charging.

create function private.is_charged(p_account uuid) returns boolean
  language sql stable security definer set search_path = '' set row_security = off
as $$
  select exists (
    select from public.subscriptions s
    where s.owner = p_account and s.source = 'stripe' and not s.ends_with_period
      and s.status in ('active', 'trialing', 'past_due', 'unpaid', 'paused')
  )
$$;
comment on function private.is_charged(uuid) is 'Whether Stripe goes on charging an account.';
revoke all on function private.is_charged(uuid) from public, anon, authenticated, service_role;

create or replace function private.delete_own_account() returns void
  language plpgsql volatile security definer set search_path = '' set lock_timeout = '3s'
as $$
declare
  -- Null where the session has ended: an old token deletes nothing.
  account uuid := private.account();
begin
  if account is null then
    raise exception 'Sign in to delete your account.' using errcode = 'insufficient_privilege';
  end if;
  if exists (select from public.profiles p where p.id = account and p.is_admin) then
    raise exception 'This account looks after the site. Another admin has to take that away first.'
      using errcode = 'object_in_use';
  end if;
  if private.is_charged(account) then
    raise exception 'A subscription is running. Please cancel it first.' using errcode = 'object_in_use';
  end if;
  delete from auth.users u where u.id = account;
end
$$;

create or replace function private.delete_account(p_account uuid, p_email text) returns boolean
  language plpgsql volatile security definer set search_path = '' set row_security = off set lock_timeout = '3s'
as $$
begin
  perform private.require_admin();
  if exists (select from public.profiles p where p.id = p_account and p.is_admin) then
    raise exception 'This is an admin’s account. Take that right away first.' using errcode = 'object_not_in_prerequisite_state';
  end if;
  if private.is_charged(p_account) then
    raise exception 'A subscription is running. Cancel it at Stripe first.' using errcode = 'object_in_use';
  end if;
  delete from auth.users u where u.id = p_account and lower(u.email::text) = lower(btrim(p_email));
  return found;
end
$$;
