-- The account is locked before it is asked whether it is charged, as settle_subscription() locks it: a first payment that
-- is being settled is waited for, and seen. Otherwise it would be deleted with the account, and Stripe would go on charging.

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
  perform from auth.users u where u.id = account for update;
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
  perform from auth.users u where u.id = p_account for update;
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
