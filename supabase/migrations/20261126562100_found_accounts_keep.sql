-- A found account is told with how much it keeps: whoever deletes one knows what goes. What it keeps stays its owner's.

drop function public.admin_find_accounts(text);
drop function private.find_accounts(text);

create function private.find_accounts(p_address text) returns table (
  id uuid, email text, created_at timestamptz, last_sign_in_at timestamptz, is_admin boolean, is_pro boolean,
  given_until timestamptz, given_by text, note text, paid_status text, paid_until timestamptz, ends_with_period boolean,
  kept_items integer, readings integer
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
      g.current_period_end, g.given_by, g.note, s.status, s.current_period_end, s.ends_with_period,
      coalesce(t.items, 0), (select count(*)::integer from public.readings r where r.owner = u.id)
    from auth.users u
    left join public.profiles p on p.id = u.id
    left join public.subscriptions g on g.owner = u.id and g.source = 'given'
    left join public.subscriptions s on s.owner = u.id and s.source = 'stripe'
    left join public.kept_totals t on t.owner = u.id
    where starts_with(lower(u.email::text), address)
    order by lower(u.email::text) limit most_accounts;
end
$$;

create function public.admin_find_accounts(p_address text) returns table (
  id uuid, email text, created_at timestamptz, last_sign_in_at timestamptz, is_admin boolean, is_pro boolean,
  given_until timestamptz, given_by text, note text, paid_status text, paid_until timestamptz, ends_with_period boolean,
  kept_items integer, readings integer
)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.find_accounts(p_address)
$$;
comment on function public.admin_find_accounts(text) is 'Up to twenty accounts whose address begins like this, for admins.';

revoke all on function private.find_accounts(text) from public, anon, authenticated, service_role;
revoke all on function public.admin_find_accounts(text) from public, anon, authenticated, service_role;
grant execute on function private.find_accounts(text) to authenticated;
grant execute on function public.admin_find_accounts(text) to authenticated;
