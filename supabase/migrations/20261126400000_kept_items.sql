-- What a visitor's account carries from one device to others: saved prompts, collections, texts. Kinds and limits stand
-- in supabase/functions/_shared/contracts/kept-items.ts as well; a test compares.

-- The account of whoever asks, while its session lives: an access token outlives a signed-out session, and a deleted
-- account, by up to 15 minutes. In policies call it as `(select private.account())`: once a statement.
create function private.account() returns uuid
  -- Without a right to pass row-level security it has to fail; it would see no sessions.
  language sql stable security definer set search_path = '' set row_security = off
as $$
  select s.user_id from auth.sessions s
  where s.id = (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid
    and s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
$$;
comment on function private.account() is 'The signed-in account whose session lives; null for everybody else.';
revoke all on function private.account() from public, anon, authenticated, service_role;
grant execute on function private.account() to authenticated;

create table public.kept_items (
  owner uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('favourite', 'collection', 'collection-prompt', 'answers', 'generated', 'sheet', 'plan')),
  key text not null check (char_length(key) between 1 and 300),
  -- Null where the item was deleted: other devices have to hear of it.
  value jsonb check (octet_length(value::text) <= 200000),
  deleted boolean not null generated always as (value is null) stored,
  -- By the database's clock.
  changed_at timestamptz not null,
  -- Rises with each change of the account: what is above the last one seen is news.
  revision bigint not null,
  primary key (owner, kind, key)
);
comment on table public.kept_items is 'Things that an account keeps for all its devices. Written by keep_items() alone.';
create unique index kept_items_revision on public.kept_items (owner, revision);

create table public.kept_totals (
  owner uuid primary key references auth.users (id) on delete cascade,
  revision bigint not null default 0,
  items integer not null default 0,
  bytes integer not null default 0,
  forgotten_revision bigint not null default 0
);
comment on table public.kept_totals is 'One row an account: how much it keeps, and the number of its last change. Its lock lets one device write at a time.';

alter table public.kept_items enable row level security;
alter table public.kept_totals enable row level security;
revoke all on table public.kept_items, public.kept_totals from public, anon, authenticated, service_role;
grant select on table public.kept_items, public.kept_totals to authenticated;
create policy "Accounts read what they keep" on public.kept_items
  for select to authenticated using (owner = (select private.account()));
create policy "Accounts read how much they keep" on public.kept_totals
  for select to authenticated using (owner = (select private.account()));

create function private.keep_items(p_items jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = '' set row_security = off set lock_timeout = '3s'
as $$
declare
  max_items constant integer := 5000;
  max_bytes constant integer := 2097152;
  max_value constant integer := 200000;
  max_deletions constant integer := 1000;
  account uuid := private.account();
  totals public.kept_totals;
  stands public.kept_items;
  is_there boolean;
  change jsonb;
  new_value jsonb;
  changed timestamptz;
  more_items integer;
  more_bytes integer;
  outcome text;
  answers jsonb[] := '{}';
begin
  if account is null then
    raise exception 'Sign in to keep things on all your devices.' using errcode = 'insufficient_privilege';
  end if;
  if jsonb_typeof(p_items) is distinct from 'array' or jsonb_array_length(p_items) > 500 then
    raise exception 'The changes must be a list of at most 500.' using errcode = 'invalid_parameter_value';
  end if;
  -- As text, a number such as 1e131071 has a thousand times the length that it was sent with.
  if jsonb_path_exists(p_items, '$[*].value.** ? (@.type() == "number" && (@.abs() > 1e15 || (@ != 0 && @.abs() < 1e-9)))') then
    raise exception 'A number is too large, or too small.' using errcode = 'invalid_parameter_value';
  end if;
  -- One device of an account at a time: revisions become visible in their order, so that nobody misses one.
  insert into public.kept_totals (owner) values (account) on conflict do nothing;
  select * into strict totals from public.kept_totals t where t.owner = account for update;

  for change in select * from jsonb_array_elements(p_items) loop
    new_value := nullif(change -> 'value', 'null'::jsonb);
    -- Never in the future, whatever the device's clock says.
    changed := now() - make_interval(secs => least(greatest((change ->> 'changed_ago')::float8, 0), 315360000000) / 1000);
    select * into stands from public.kept_items k
    where k.owner = account and k.kind = change ->> 'kind' and k.key = change ->> 'key';
    is_there := found;
    more_items := (new_value is not null)::int - (stands.value is not null)::int;
    more_bytes := coalesce(octet_length(new_value::text) + octet_length(change ->> 'key'), 0)
      - coalesce(octet_length(stands.value::text) + octet_length(stands.key), 0);

    if (is_there and stands.value is not distinct from new_value) or (not is_there and new_value is null) then
      -- The same on both sides, or a call whose answer was lost.
      outcome := 'same';
    elsif is_there and stands.revision is distinct from (change ->> 'seen')::bigint
      and change ->> 'kind' not in ('favourite', 'collection', 'answers') then
      outcome := 'conflict';
    elsif is_there and stands.revision is distinct from (change ->> 'seen')::bigint and stands.changed_at >= changed then
      outcome := 'older';
    elsif octet_length(new_value::text) > max_value then
      outcome := 'too-large';
    elsif (more_items > 0 and totals.items + more_items > max_items)
      or (more_bytes > 0 and new_value is not null and totals.bytes + more_bytes > max_bytes) then
      outcome := 'full';
    else
      outcome := 'kept';
      totals.revision := totals.revision + 1;
      totals.items := totals.items + more_items;
      totals.bytes := totals.bytes + more_bytes;
      insert into public.kept_items (owner, kind, key, value, changed_at, revision)
      values (account, change ->> 'kind', change ->> 'key', new_value, changed, totals.revision)
      on conflict (owner, kind, key) do update
        set value = excluded.value, changed_at = excluded.changed_at, revision = excluded.revision;
    end if;

    answers := array_append(answers, jsonb_build_object(
      'kind', change ->> 'kind', 'key', change ->> 'key',
      'outcome', case outcome when 'same' then 'kept' else outcome end,
      'revision', case when outcome = 'kept' then totals.revision else coalesce(stands.revision, 0) end,
      'other', case
        when outcome in ('older', 'conflict')
          or (outcome = 'kept' and is_there and stands.revision is distinct from (change ->> 'seen')::bigint)
        then jsonb_build_object('value', stands.value, 'revision', stands.revision, 'changed_at', stands.changed_at)
      end
    ));
  end loop;

  -- A deletion is a row, too; the oldest ones are forgotten.
  with old as (
    select k.kind, k.key, k.revision from public.kept_items k
    where k.owner = account and k.deleted order by k.revision desc offset max_deletions
  ), gone as (
    delete from public.kept_items k using old
    where k.owner = account and k.kind = old.kind and k.key = old.key
    returning k.revision
  )
  select greatest(totals.forgotten_revision, max(g.revision)) into totals.forgotten_revision from gone g;

  update public.kept_totals t
  set (revision, items, bytes, forgotten_revision) = (totals.revision, totals.items, totals.bytes, totals.forgotten_revision)
  where t.owner = account
    and (t.revision, t.forgotten_revision) is distinct from (totals.revision, totals.forgotten_revision);
  return to_jsonb(answers);
end
$$;
revoke all on function private.keep_items(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.keep_items(jsonb) to authenticated;

create function public.keep_items(p_items jsonb) returns jsonb
  language sql volatile security invoker set search_path = ''
as $$
  -- The embedded backend hands the list over as a text.
  select private.keep_items(case jsonb_typeof(p_items) when 'string' then (p_items #>> '{}')::jsonb else p_items end)
$$;
comment on function public.keep_items(jsonb) is
  'Takes changes of the signed-in account, each with the revision that its device has seen, and says what became of each.';
revoke all on function public.keep_items(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.keep_items(jsonb) to authenticated;

-- Where there is a realtime service (hosted projects have one), other devices hear that there is news, and nothing of what.
do $$
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.kept_totals;
  end if;
exception when others then
  raise warning 'Other devices are not told of news at once: %', sqlerrm;
end
$$;
