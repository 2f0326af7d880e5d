-- Whoever invites an admin has to know whether an account was ever confirmed: one that was not may be a stranger's who
-- typed somebody else's address.

drop function public.account_id(text);

create function public.find_account(p_email text) returns table (id uuid, is_confirmed boolean)
  language sql stable security definer set search_path = ''
as $$
  select u.id, u.email_confirmed_at is not null from auth.users u
  where lower(u.email::text) = lower(btrim(p_email))
  order by 2 desc limit 1
$$;
comment on function public.find_account(text) is 'The account of an address. For the edge function `manage-admins` and the command line.';
revoke all on function public.find_account(text) from public, anon, authenticated, service_role;
grant execute on function public.find_account(text) to service_role;
