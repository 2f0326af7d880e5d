-- A build that the host refused did not begin: the next change may ask for one at once.
create function public.return_rebuild() returns void
  language sql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
  delete from private.rebuilds where only_one
$$;
revoke all on function public.return_rebuild() from public, anon, authenticated, service_role;
grant execute on function public.return_rebuild() to service_role;
