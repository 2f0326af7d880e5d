-- A use that the provider was paid for stays counted for the address and the site.

-- Gives back the device's part of a use and nothing else: what bounds the bill is not the caller's to undo.
create function public.return_device_use(p_feature text, p_day date, p_device text) returns void
  language sql volatile security definer set search_path = '' set lock_timeout = '1s'
as $$
  update private.quota_uses q set uses = q.uses - 1
  where q.day = p_day and q.feature = p_feature and q.scope = 'device' and q.subject = p_device and q.uses > 0
$$;
comment on function public.return_device_use(text, date, text) is
  'For a use that led to nothing although the AI was asked. return_quota() gives back all of a use.';
revoke all on function public.return_device_use(text, date, text) from public, anon, authenticated, service_role;
grant execute on function public.return_device_use(text, date, text) to service_role;

-- Three rows, and each may be waited for: together it must be less than the 4 seconds after which the functions give
-- up (`QUOTA_TIMEOUT_MS`), or a use is charged to somebody who was told that nothing could be counted.
alter function public.take_quota(text, date, text, text, integer, integer, integer) set lock_timeout = '1s';
