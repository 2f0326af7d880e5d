-- Leaving is a call of one's own: a browser may not delete an account, so the database does, with all that hangs on it.

create function private.delete_own_account() returns void
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
  -- Stripe would go on charging whoever is gone.
  if exists (
    select from public.subscriptions s
    where s.owner = account and s.source = 'stripe' and not s.ends_with_period
      and s.status in ('active', 'trialing', 'past_due', 'unpaid', 'paused')
  ) then
    raise exception 'A subscription is running. Please cancel it first.' using errcode = 'object_in_use';
  end if;
  delete from auth.users u where u.id = account;
end
$$;
revoke all on function private.delete_own_account() from public, anon, authenticated, service_role;
grant execute on function private.delete_own_account() to authenticated;

create function public.delete_own_account() returns void
  language sql volatile security invoker set search_path = ''
as $$ select private.delete_own_account() $$;
comment on function public.delete_own_account() is 'Deletes the account of whoever is signed in, and everything that it keeps.';
revoke all on function public.delete_own_account() from public, anon, authenticated, service_role;
grant execute on function public.delete_own_account() to authenticated;
