-- How often a feature was used in a UTC day: by a device, from an address, and on the whole site.

create table private.quota_uses (
  day date not null,
  feature text not null check (feature ~ '^[a-z][a-z0-9-]{0,39}$'),
  scope text not null check (scope in ('device', 'address', 'site')),
  -- A keyed hash that includes the day, made by the function: no address or device id can be stored here.
  subject text not null check (subject ~ (case when scope = 'site' then '^$' else '^[0-9a-f]{64}$' end)),
  uses integer not null check (uses >= 0),
  -- The day comes first: outdated rows are found by the same index.
  primary key (day, feature, scope, subject)
);
comment on table private.quota_uses is 'Counters of a UTC day. Rows go soon after their day has ended.';
alter table private.quota_uses enable row level security;
revoke all on table private.quota_uses from public, anon, authenticated, service_role;

-- Counts one use in one statement: two callers can never both take the last one.
create function private.count_use(p_day date, p_feature text, p_scope text, p_subject text, p_limit integer)
  returns boolean
  language plpgsql volatile set search_path = ''
as $$
begin
  insert into private.quota_uses as q (day, feature, scope, subject, uses)
  select p_day, p_feature, p_scope, p_subject, 1 where p_limit > 0
  on conflict (day, feature, scope, subject) do update set uses = q.uses + 1 where q.uses < p_limit;
  return found;
end
$$;

-- Deletes outdated rows, a bounded number a call, and waits for nobody. A day's rows outlive it by one hour,
-- so that the clocks of functions and database need not agree to the second.
create function private.purge_quota_uses(p_max_rows integer) returns integer
  language plpgsql volatile set search_path = ''
as $$
declare
  oldest_kept date := (clock_timestamp() at time zone 'utc' - interval '1 hour')::date;
  purged integer;
begin
  delete from private.quota_uses q
  where q.ctid = any (array(
    select o.ctid from private.quota_uses o where o.day < oldest_kept order by o.day limit p_max_rows for update skip locked
  ));
  get diagnostics purged = row_count;
  return purged;
end
$$;

-- Takes one use of a feature, all-or-nothing: where one scope refuses, the others are not charged.
-- Every caller locks in the order device, address, site, one row of each, so no two can wait for each other;
-- the one row that everybody shares comes last and is held for the shortest time.
-- A scope whose subject is null is not counted (`p_device` of a caller without a device id).
create function public.take_quota(
  p_feature text,
  p_day date,
  p_device text,
  p_address text,
  p_device_limit integer,
  p_address_limit integer,
  p_site_limit integer
) returns jsonb
  language plpgsql volatile security definer set search_path = '' set lock_timeout = '1500ms'
as $$
declare
  now_utc timestamp := clock_timestamp() at time zone 'utc';
  refused_by text;
begin
  if p_day is null or p_day not between (now_utc - interval '1 hour')::date and (now_utc + interval '1 hour')::date then
    raise exception 'The clocks of function and database differ by more than an hour.' using errcode = '22023';
  end if;
  perform private.purge_quota_uses(200);
  begin
    if p_device is not null and not private.count_use(p_day, p_feature, 'device', p_device, p_device_limit) then
      refused_by := 'device';
    elsif p_address is not null and not private.count_use(p_day, p_feature, 'address', p_address, p_address_limit) then
      refused_by := 'address';
    elsif not private.count_use(p_day, p_feature, 'site', '', p_site_limit) then
      refused_by := 'site';
    end if;
    if refused_by is not null then
      raise exception using errcode = 'QU429';
    end if;
  exception when sqlstate 'QU429' then
    -- Leaving the block this way undoes what it counted before the refusal; variables keep their values.
    null;
  end;
  return jsonb_build_object(
    'allowed', refused_by is null,
    'refused_by', refused_by,
    'retry_at', case when refused_by is not null then to_char(p_day + 1, 'YYYY-MM-DD"T00:00:00Z"') end
  );
end
$$;

-- Gives back a use that led to nothing. Same lock order as above.
create function public.return_quota(p_feature text, p_day date, p_device text, p_address text) returns void
  language plpgsql volatile security definer set search_path = '' set lock_timeout = '1500ms'
as $$
begin
  update private.quota_uses q set uses = q.uses - 1
  where q.day = p_day and q.feature = p_feature and q.scope = 'device' and q.subject = p_device and q.uses > 0;
  update private.quota_uses q set uses = q.uses - 1
  where q.day = p_day and q.feature = p_feature and q.scope = 'address' and q.subject = p_address and q.uses > 0;
  update private.quota_uses q set uses = q.uses - 1
  where q.day = p_day and q.feature = p_feature and q.scope = 'site' and q.subject = '' and q.uses > 0;
end
$$;

revoke all on function private.count_use(date, text, text, text, integer) from public, anon, authenticated, service_role;
revoke all on function private.purge_quota_uses(integer) from public, anon, authenticated, service_role;
revoke all on function public.take_quota(text, date, text, text, integer, integer, integer) from public, anon, authenticated;
revoke all on function public.return_quota(text, date, text, text) from public, anon, authenticated;
grant execute on function public.take_quota(text, date, text, text, integer, integer, integer) to service_role;
grant execute on function public.return_quota(text, date, text, text) to service_role;
