-- Visitors leave an address by an insert into a view that holds nothing, in place of calling a function that ran with
-- its owner's rights. What was left before stays where it is, in private.email_signups.

drop function public.sign_up_email(text, text);

create view public.email_signups with (security_invoker = on) as
  select null::text as list, null::text as email where false;
comment on view public.email_signups is 'Takes addresses for the newsletter and the Pro waiting list. Always empty to read.';
revoke all on table public.email_signups from public, anon, authenticated, service_role;
grant insert (list, email) on table public.email_signups to anon, authenticated;

-- The same address twice is a success, one row, and the same answer down to the number of rows, so that nobody can find
-- out who is on a list. Past a day's worth of rows it refuses: nothing else stands between a script and the disk.
create function private.take_email_signup() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  daily_limit constant integer := 5000;
begin
  if (select count(*) from private.email_signups s where s.created_at > now() - interval '1 day') >= daily_limit then
    raise exception 'Too many addresses were added today. Please try again tomorrow.' using errcode = 'PT429';
  end if;
  insert into private.email_signups (list, email) values (new.list, lower(btrim(new.email)))
  on conflict do nothing;
  return new;
end
$$;
revoke all on function private.take_email_signup() from public, anon, authenticated, service_role;

create trigger take_email_signup instead of insert on public.email_signups
  for each row execute function private.take_email_signup();
