-- Writing history of accounts with Pro: texts that were read, with the feedback. The shape stands in
-- supabase/functions/_shared/contracts/readings.ts, how many are kept in contracts/limits.ts; tests compare.

create table public.readings (
  owner uuid not null references auth.users (id) on delete cascade,
  -- Made by the device, so that a call that is repeated adds nothing.
  id uuid not null,
  read_at timestamptz not null check (read_at between '2020-01-01' and '2200-01-01'),
  text text not null check (octet_length(text) between 1 and 65536),
  prompt text check (octet_length(prompt) <= 16384),
  sections jsonb not null check (
    jsonb_typeof(sections) = 'object' and octet_length(sections::text) <= 65536
    and sections ?& array['clarity', 'creativity', 'grammar', 'suggestions']
    and sections - array['clarity', 'creativity', 'grammar', 'suggestions'] = '{}'
    and not jsonb_path_exists(sections, 'strict $.* ? (@.type() != "string" || @ == "")')
  ),
  source text not null check (source in ('ai', 'builtin', 'browser')),
  marked jsonb not null check (
    jsonb_typeof(marked) = 'object' and octet_length(marked::text) <= 8192
    and not jsonb_path_exists(marked, 'strict $.* ? (@.type() != "number" || @ < 0 || @ > 1000000 || @.floor() != @)')
  ),
  revision text check (octet_length(revision) <= 65536),
  primary key (owner, id)
);
comment on table public.readings is 'Writing history of accounts with Pro. Written by keep_reading() alone, deleted by its owner.';
create index readings_by_time on public.readings (owner, read_at desc, id);

alter table public.readings enable row level security;
revoke all on table public.readings from public, anon, authenticated, service_role;
grant select, delete on table public.readings to authenticated;
create policy "Accounts read their own history" on public.readings
  for select to authenticated using (owner = (select private.account()));
create policy "Accounts delete of their own history" on public.readings
  for delete to authenticated using (owner = (select private.account()));

create function private.keep_reading(p_reading jsonb) returns void
  language plpgsql volatile security definer set search_path = '' set row_security = off set lock_timeout = '3s'
as $$
declare
  max_readings constant integer := 1000;
  account uuid := private.account();
begin
  if account is null then
    raise exception 'Sign in to keep what you have read.' using errcode = 'insufficient_privilege';
  end if;
  -- What is there can be revised without Pro as well; everything else of it stays as it was read.
  update public.readings r set prompt = p_reading ->> 'prompt', revision = p_reading ->> 'revision'
  where r.owner = account and r.id = (p_reading ->> 'id')::uuid;
  if found then
    return;
  end if;
  if not private.is_pro(account) then
    -- The API answers 402.
    raise exception 'Your writing history is kept with Pro.' using errcode = 'PT402';
  end if;
  -- One device of an account at a time, so that both count what the other has added.
  perform pg_advisory_xact_lock(hashtextextended('readings ' || account::text, 0));
  insert into public.readings (owner, id, read_at, text, prompt, sections, source, marked, revision)
  values (
    account, (p_reading ->> 'id')::uuid,
    -- Never in the future, whatever the device's clock says.
    least((p_reading ->> 'read_at')::timestamptz, now()),
    p_reading ->> 'text', p_reading ->> 'prompt', p_reading -> 'sections', p_reading ->> 'source',
    p_reading -> 'marked', p_reading ->> 'revision'
  )
  on conflict (owner, id) do nothing;
  delete from public.readings r using (
    select o.id from public.readings o where o.owner = account order by o.read_at desc, o.id offset max_readings
  ) old
  where r.owner = account and r.id = old.id;
end
$$;
revoke all on function private.keep_reading(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.keep_reading(jsonb) to authenticated;

create function public.keep_reading(p_reading jsonb) returns void
  language sql volatile security invoker set search_path = ''
as $$
  -- The embedded backend hands the object over as a text.
  select private.keep_reading(case jsonb_typeof(p_reading) when 'string' then (p_reading #>> '{}')::jsonb else p_reading end)
$$;
comment on function public.keep_reading(jsonb) is
  'Adds a reading to the history of the signed-in account, which needs Pro; of one that is there, sets prompt and revision.';
revoke all on function public.keep_reading(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.keep_reading(jsonb) to authenticated;
