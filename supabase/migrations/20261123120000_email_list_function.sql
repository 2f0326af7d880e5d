-- E-mail addresses come through the edge function `join-email-list`, which counts them by the caller's network. The
-- direct insert is gone: one caller could use up the day's rows of both lists for everybody.

drop view public.email_signups;
drop function private.take_email_signup();

-- Puts one address on a list and counts the call, all-or-nothing. Refused are a network's calls past its hour or its
-- day, those of the wider network around it (`p_network`, null where there is none) and those past the site's day.
-- The same address twice is a success and one row. It counts like any other, so that no answer and no limit tells who is
-- on a list.
create function public.join_email_list(
  p_list text,
  p_email text,
  p_day date,
  p_address text,
  p_network text,
  p_hour_limit integer,
  p_day_limit integer,
  p_network_limit integer,
  p_site_limit integer
) returns jsonb
  -- Five rows may be waited for: together less than the 4 seconds after which the function gives up.
  language plpgsql volatile security definer set search_path = '' set lock_timeout = '600ms'
as $$
declare
  now_utc timestamp := clock_timestamp() at time zone 'utc';
  this_hour timestamp := date_trunc('hour', now_utc);
  feature constant text := 'join-email-list';
  retry_at timestamp;
  refused_by text;
begin
  if p_day is null or p_day not between (now_utc - interval '1 hour')::date and (now_utc + interval '1 hour')::date then
    raise exception 'The clocks of function and database differ by more than an hour.' using errcode = '22023';
  end if;
  perform private.purge_quota_uses(200);
  begin
    -- Every caller locks in this order; the one row that everybody shares comes last.
    if not private.count_use(p_day, feature || to_char(this_hour, '"-hour-"HH24'), 'address', p_address, p_hour_limit) then
      refused_by := 'address';
      retry_at := this_hour + interval '1 hour';
    elsif not private.count_use(p_day, feature, 'address', p_address, p_day_limit)
      or (p_network is not null
        and not private.count_use(p_day, feature || '-network', 'address', p_network, p_network_limit)) then
      refused_by := 'address';
      retry_at := p_day + 1;
    elsif not private.count_use(p_day, feature, 'site', '', p_site_limit) then
      refused_by := 'site';
      retry_at := p_day + 1;
    end if;
    if refused_by is not null then
      raise exception using errcode = 'QU429';
    end if;
    insert into private.email_signups (list, email) values (p_list, lower(btrim(p_email))) on conflict do nothing;
  exception when sqlstate 'QU429' then
    -- Leaving the block this way undoes what it counted before the refusal; variables keep their values.
    null;
  end;
  return jsonb_build_object(
    'allowed', refused_by is null,
    'refused_by', refused_by,
    'retry_at', to_char(retry_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
  );
end
$$;
comment on function public.join_email_list(text, text, date, text, text, integer, integer, integer, integer) is
  'Takes an address for the newsletter or the Pro waiting list. For the edge function alone.';
revoke all on function public.join_email_list(text, text, date, text, text, integer, integer, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.join_email_list(text, text, date, text, text, integer, integer, integer, integer)
  to service_role;

-- Only the day's count of the direct insert needed it.
drop index private.email_signups_created_at;
