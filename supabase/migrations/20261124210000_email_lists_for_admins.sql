-- Addresses that visitors left: admins read and remove them, a link in a mail confirms one or takes it off its list.

alter table private.email_signups
  add column id bigint generated always as identity,
  -- Stands in the links of mails to this address: whoever has it may confirm and leave, and nothing else.
  add column token uuid not null default gen_random_uuid(),
  add column confirmed_at timestamptz,
  add column asked_at timestamptz,
  add constraint email_signups_id_key unique (id),
  add constraint email_signups_token_key unique (token);
comment on column private.email_signups.id is 'In the order of arrival: lists are read in pages by it.';
comment on column private.email_signups.asked_at is 'When a mail last asked for a confirmation.';

grant select, delete on table private.email_signups to authenticated, service_role;
create policy "Admins read addresses" on private.email_signups
  for select to authenticated using ((select private.is_admin()));
create policy "Admins remove addresses" on private.email_signups
  for delete to authenticated using ((select private.is_admin()));

create view public.email_signups with (security_invoker = on) as
  select id, list, email, created_at, confirmed_at, token from private.email_signups;
comment on view public.email_signups is 'Addresses left for the newsletter and the Pro waiting list, for admins alone.';
revoke all on table public.email_signups from public, anon, authenticated, service_role;
grant select, delete on table public.email_signups to authenticated, service_role;

-- Whether an address is to be asked for a confirmation, and the token for its link. At most one mail a day goes to an
-- address, however often it is left.
create function public.email_confirmation_due(p_list text, p_email text) returns uuid
  language sql volatile security definer set search_path = ''
as $$
  update private.email_signups s set asked_at = now()
  where s.list = p_list and s.email = lower(btrim(p_email)) and s.confirmed_at is null
    and (s.asked_at is null or s.asked_at < now() - interval '1 day')
  returning s.token
$$;

-- Does what a link in a mail asks for. Gives the list, or null where the token is nobody's (any more).
create function public.follow_email_link(p_token uuid, p_does text) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_list text;
begin
  if p_does = 'confirm' then
    update private.email_signups s set confirmed_at = coalesce(s.confirmed_at, now()) where s.token = p_token
      returning s.list into found_list;
  elsif p_does = 'leave' then
    delete from private.email_signups s where s.token = p_token returning s.list into found_list;
  end if;
  return found_list;
end
$$;
revoke all on function public.email_confirmation_due(text, text) from public, anon, authenticated, service_role;
revoke all on function public.follow_email_link(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.email_confirmation_due(text, text) to service_role;
grant execute on function public.follow_email_link(uuid, text) to service_role;
