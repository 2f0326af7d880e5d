-- An address is a plain one: `a<victim@b.example>` would be delivered to the address in the brackets, under a name and as
-- often as the sender chooses.

delete from private.email_signups s where s.email ~ '[][<>()",;:\\[:cntrl:]]';
alter table private.email_signups
  add constraint email_signups_email_plain check (email !~ '[][<>()",;:\\[:cntrl:]]');

-- Addresses that reach the same person count as one: what stands behind a plus is the owner's to choose, and Gmail
-- leaves dots out.
create function private.mailbox(p_email text) returns text
  language sql immutable set search_path = ''
as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain end
  from (select split_part(split_part(address, '@', 1), '+', 1) as name, split_part(address, '@', 2) as domain
    from (select lower(normalize(btrim(p_email), nfkc)) as address) a) parts
$$;
revoke all on function private.mailbox(text) from public, anon, authenticated, service_role;
create index email_signups_mailbox on private.email_signups (list, (private.mailbox(email)));

-- Whether an address is to be asked for a confirmation, and the token for its link. At most one mail a day and list goes
-- to a mailbox, however often and in whatever spelling its address is left.
create or replace function public.email_confirmation_due(p_list text, p_email text) returns uuid
  language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s'
as $$
declare
  due uuid;
begin
  -- Two spellings at once wait for each other.
  perform pg_advisory_xact_lock(hashtextextended(private.mailbox(p_email), 0));
  update private.email_signups s set asked_at = now()
  where s.list = p_list and s.email = lower(btrim(p_email)) and s.confirmed_at is null
    and not exists (
      select from private.email_signups o
      where o.list = p_list and private.mailbox(o.email) = private.mailbox(s.email)
        and o.asked_at >= now() - interval '1 day'
    )
  returning s.token into due;
  return due;
end
$$;
