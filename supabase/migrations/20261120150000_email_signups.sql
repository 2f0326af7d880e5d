-- Addresses left for the newsletter and for the Pro waiting list. Visitors can add one and read none.

create table private.email_signups (
  list text not null check (list in ('newsletter', 'pro')),
  -- Lower-cased: one person is one row, however the address was typed.
  email text not null check (email = lower(email) and char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$'),
  created_at timestamptz not null default now(),
  primary key (list, email)
);
comment on table private.email_signups is 'Kept until the person asks to be taken off or the list ends.';
create index email_signups_created_at on private.email_signups (created_at);
alter table private.email_signups enable row level security;
revoke all on table private.email_signups from public, anon, authenticated, service_role;

-- Adds an address to a list. The same address twice is a success and one row, so that nobody can find out
-- who is on it. Past a day's worth of rows it refuses: nothing else stands between a script and the disk.
create function public.sign_up_email(p_list text, p_email text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  daily_limit constant integer := 5000;
begin
  if (select count(*) from private.email_signups s where s.created_at > now() - interval '1 day') >= daily_limit then
    raise exception 'Too many addresses were added today. Please try again tomorrow.' using errcode = 'PT429';
  end if;
  insert into private.email_signups (list, email) values (p_list, lower(btrim(p_email)))
  on conflict do nothing;
end
$$;
revoke all on function public.sign_up_email(text, text) from public, anon, authenticated, service_role;
grant execute on function public.sign_up_email(text, text) to anon, authenticated;
