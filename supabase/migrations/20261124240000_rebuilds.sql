-- When a rebuild of the site was last asked for, so that an evening of edits does not start a build for each of them.

create table private.rebuilds (
  only_one boolean primary key default true check (only_one),
  asked_at timestamptz not null
);
comment on table private.rebuilds is 'One row: the last time that the edge function rebuild-site started a build.';
alter table private.rebuilds enable row level security;
revoke all on table private.rebuilds from public, anon, authenticated, service_role;

-- Whether a build may be started now: the last one began longer ago than the pause. In one statement, so that of two
-- changes at once only one starts a build.
create function public.take_rebuild(p_pause_seconds integer) returns boolean
  language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
begin
  insert into private.rebuilds as r (asked_at) values (now())
  on conflict (only_one) do update set asked_at = now()
    where r.asked_at <= now() - make_interval(secs => p_pause_seconds);
  return found;
end
$$;
revoke all on function public.take_rebuild(integer) from public, anon, authenticated, service_role;
grant execute on function public.take_rebuild(integer) to service_role;
