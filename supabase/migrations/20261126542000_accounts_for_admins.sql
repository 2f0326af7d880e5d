-- Accounts, for admins: found by their address, given Pro by hand, exported and deleted where their owner asks for it.
-- What an account keeps is told as numbers alone; its owner downloads the rest.

alter table public.subscriptions add column given_by text;
comment on column public.subscriptions.given_by is 'Address of the admin who gave it; for admins alone.';

create function private.require_admin() returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin sees and changes accounts.' using errcode = 'insufficient_privilege';
  end if;
end
$$;
revoke all on function private.require_admin() from public, anon, authenticated, service_role;

create function private.find_accounts(p_address text) returns table (
  id uuid, email text, created_at timestamptz, last_sign_in_at timestamptz, is_admin boolean, is_pro boolean,
  given_until timestamptz, given_by text, note text, paid_status text, paid_until timestamptz, ends_with_period boolean
)
  language plpgsql stable security definer set search_path = '' set row_security = off
as $$
declare
  most_accounts constant integer := 20;
  address text := lower(btrim(p_address));
begin
  perform private.require_admin();
  if char_length(address) < 3 or address is null then
    raise exception 'Type at least three letters of the address.' using errcode = 'invalid_parameter_value';
  end if;
  return query
    select u.id, u.email::text, u.created_at, u.last_sign_in_at, coalesce(p.is_admin, false), private.is_pro(u.id),
      g.current_period_end, g.given_by, g.note, s.status, s.current_period_end, s.ends_with_period
    from auth.users u
    left join public.profiles p on p.id = u.id
    left join public.subscriptions g on g.owner = u.id and g.source = 'given'
    left join public.subscriptions s on s.owner = u.id and s.source = 'stripe'
    where starts_with(lower(u.email::text), address)
    order by lower(u.email::text) limit most_accounts;
end
$$;

create function private.give_pro(p_account uuid, p_until timestamptz, p_note text) returns void
  language plpgsql volatile security definer set search_path = '' set row_security = off set lock_timeout = '3s'
as $$
begin
  perform private.require_admin();
  if p_until is null or p_until <= now() or p_until > now() + interval '10 years' then
    raise exception 'Pro ends in the future, and within ten years.' using errcode = 'invalid_parameter_value';
  end if;
  if char_length(btrim(p_note)) not between 1 and 500 or p_note is null then
    raise exception 'Say in a note of up to 500 letters why.' using errcode = 'invalid_parameter_value';
  end if;
  if not exists (select from auth.users u where u.id = p_account) then
    raise exception 'There is no such account any more.' using errcode = 'no_data_found';
  end if;
  insert into public.subscriptions as s (owner, source, status, current_period_end, ends_with_period, note, given_by)
  values (p_account, 'given', 'active', p_until, true, btrim(p_note), private.caller_email())
  on conflict (owner, source) do update set current_period_end = excluded.current_period_end,
    note = excluded.note, given_by = excluded.given_by, changed_at = now();
end
$$;

-- What was paid for is cancelled at Stripe.
create function private.take_pro_back(p_account uuid) returns boolean
  language plpgsql volatile security definer set search_path = '' set row_security = off set lock_timeout = '3s'
as $$
begin
  perform private.require_admin();
  delete from public.subscriptions s where s.owner = p_account and s.source = 'given';
  return found;
end
$$;

create function private.export_account(p_account uuid) returns jsonb
  language plpgsql stable security definer set search_path = '' set row_security = off
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'version', 1, 'exported_at', now(), 'id', u.id, 'email', u.email, 'created_at', u.created_at,
      'email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at,
      'subscriptions', (
        select coalesce(jsonb_agg(to_jsonb(s) - 'owner' order by s.source), '[]')
        from public.subscriptions s where s.owner = u.id
      ),
      'kept_items', coalesce((select t.items from public.kept_totals t where t.owner = u.id), 0),
      'kept_bytes', coalesce((select t.bytes from public.kept_totals t where t.owner = u.id), 0),
      'readings', (select count(*) from public.readings r where r.owner = u.id)
    )
    from auth.users u where u.id = p_account
  );
end
$$;

-- The address is typed once more: of two accounts that look alike the right one goes.
create function private.delete_account(p_account uuid, p_email text) returns boolean
  language plpgsql volatile security definer set search_path = '' set row_security = off set lock_timeout = '3s'
as $$
begin
  perform private.require_admin();
  if exists (select from public.profiles p where p.id = p_account and p.is_admin) then
    raise exception 'This is an admin’s account. Take that right away first.' using errcode = 'object_not_in_prerequisite_state';
  end if;
  delete from auth.users u where u.id = p_account and lower(u.email::text) = lower(btrim(p_email));
  return found;
end
$$;

revoke all on function private.find_accounts(text) from public, anon, authenticated, service_role;
revoke all on function private.give_pro(uuid, timestamptz, text) from public, anon, authenticated, service_role;
revoke all on function private.take_pro_back(uuid) from public, anon, authenticated, service_role;
revoke all on function private.export_account(uuid) from public, anon, authenticated, service_role;
revoke all on function private.delete_account(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.find_accounts(text) to authenticated;
grant execute on function private.give_pro(uuid, timestamptz, text) to authenticated;
grant execute on function private.take_pro_back(uuid) to authenticated;
grant execute on function private.export_account(uuid) to authenticated;
grant execute on function private.delete_account(uuid, text) to authenticated;

create function public.admin_find_accounts(p_address text) returns table (
  id uuid, email text, created_at timestamptz, last_sign_in_at timestamptz, is_admin boolean, is_pro boolean,
  given_until timestamptz, given_by text, note text, paid_status text, paid_until timestamptz, ends_with_period boolean
)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.find_accounts(p_address)
$$;
comment on function public.admin_find_accounts(text) is 'Up to twenty accounts whose address begins like this, for admins.';

create function public.admin_give_pro(p_account uuid, p_until timestamptz, p_note text) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.give_pro(p_account, p_until, p_note)
$$;
comment on function public.admin_give_pro(uuid, timestamptz, text) is 'Gives an account Pro until a day, or changes until when.';

create function public.admin_take_pro_back(p_account uuid) returns boolean
  language sql volatile security invoker set search_path = ''
as $$
  select private.take_pro_back(p_account)
$$;
comment on function public.admin_take_pro_back(uuid) is 'Ends Pro that an admin has given; tells whether there was any.';

create function public.admin_export_account(p_account uuid) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select private.export_account(p_account)
$$;
comment on function public.admin_export_account(uuid) is
  'What the site knows of an account, and how much it keeps, but not what. Null where there is none.';

create function public.admin_delete_account(p_account uuid, p_email text) returns boolean
  language sql volatile security invoker set search_path = ''
as $$
  select private.delete_account(p_account, p_email)
$$;
comment on function public.admin_delete_account(uuid, text) is
  'Deletes an account with this address and everything it keeps; tells whether there was one.';

revoke all on function public.admin_find_accounts(text) from public, anon, authenticated, service_role;
revoke all on function public.admin_give_pro(uuid, timestamptz, text) from public, anon, authenticated, service_role;
revoke all on function public.admin_take_pro_back(uuid) from public, anon, authenticated, service_role;
revoke all on function public.admin_export_account(uuid) from public, anon, authenticated, service_role;
revoke all on function public.admin_delete_account(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.admin_find_accounts(text) to authenticated;
grant execute on function public.admin_give_pro(uuid, timestamptz, text) to authenticated;
grant execute on function public.admin_take_pro_back(uuid) to authenticated;
grant execute on function public.admin_export_account(uuid) to authenticated;
grant execute on function public.admin_delete_account(uuid, text) to authenticated;
