-- Letters to the confirmed addresses of the newsletter: what was sent, and what became of it for each address. The edge
-- function `send-letter` alone reads and writes both tables, by the functions below.

create table private.letters (
  -- Made by the page, so that a start that is repeated makes no second letter.
  id uuid primary key,
  subject text not null check (char_length(btrim(subject)) between 1 and 150 and subject !~ '[[:cntrl:]]'),
  -- What it was made of: `week 2026-11-30`, or `article` and its id.
  source text not null check (source ~ '^(week|article) [0-9a-f-]{10,36}$'),
  -- As sent, but for each address's own way off the list.
  html text not null check (octet_length(html) <= 100000 and position('{{leave}}' in html) > 0),
  body text not null check (octet_length(body) <= 100000 and position('{{leave}}' in body) > 0),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  state text not null default 'sending' check (state in ('sending', 'stopped', 'done')),
  -- Why it stopped by itself, or waits: a word of ours, or what the mail service said.
  problem text check (char_length(problem) <= 300),
  -- When somebody last asked what is to be sent next.
  active_at timestamptz not null default now(),
  -- The mail service wants to be left alone until then.
  wait_until timestamptz
);
create unique index letters_one_under_way on private.letters ((true)) where state = 'sending';
create index letters_created_by on private.letters (created_by);
alter table private.letters enable row level security;
revoke all on table private.letters from public, anon, authenticated, service_role;

create table private.letter_deliveries (
  letter_id uuid not null references private.letters (id) on delete cascade,
  -- Of private.email_signups. Without the address it means nothing, and stays when that one goes: it is counted.
  signup_id bigint not null,
  -- `sending`: handed to a run, so it may have been sent. `unknown`: it may have been, and nobody can say.
  -- `gone`: the address left the list before its turn.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'unknown', 'gone')),
  claimed_at timestamptz,
  reason text check (char_length(reason) <= 300),
  primary key (letter_id, signup_id)
);
create index letter_deliveries_open on private.letter_deliveries (letter_id, signup_id)
  where state in ('waiting', 'sending');
create index letter_deliveries_signup on private.letter_deliveries (signup_id);
alter table private.letter_deliveries enable row level security;
revoke all on table private.letter_deliveries from public, anon, authenticated, service_role;

-- Who leaves the list before their turn is sent nothing. What a mail service said of an address may hold it.
create function private.forget_letter_address() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update private.letter_deliveries d
  set state = case when d.state = 'waiting' then 'gone' else d.state end, reason = null
  where d.signup_id = old.id;
  return null;
end
$$;
revoke all on function private.forget_letter_address() from public, anon, authenticated, service_role;
create trigger forget_letter_address after delete on private.email_signups
  for each row execute function private.forget_letter_address();

-- Begins a letter to everybody who has confirmed by now. A mailbox that is on the list in several spellings gets one.
-- Gives `started`, also for one that was begun before; `busy` while another one is under way; `nobody`.
create function public.start_letter(
  p_id uuid, p_subject text, p_source text, p_html text, p_body text, p_admin uuid
) returns text
  language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
declare
  under_way uuid;
begin
  insert into private.letters (id, subject, source, html, body, created_by)
  values (p_id, btrim(p_subject), p_source, p_html, p_body, p_admin)
  on conflict do nothing;
  if not found then
    select l.id into under_way from private.letters l where l.id = p_id;
    return case when under_way is null then 'busy' else 'started' end;
  end if;
  insert into private.letter_deliveries (letter_id, signup_id)
  select distinct on (private.mailbox(s.email)) p_id, s.id
  from private.email_signups s
  where s.list = 'newsletter' and s.confirmed_at is not null
  order by private.mailbox(s.email), s.confirmed_at;
  if not found then
    delete from private.letters l where l.id = p_id;
    return 'nobody';
  end if;
  return 'started';
end
$$;

-- Whoever died with mails in hand may have sent them: they are not sent again. A run ends long before ten minutes are
-- over. A letter of which nothing is left is done.
create function private.tidy_letters() returns void
  language sql volatile security definer set search_path = ''
as $$
  update private.letter_deliveries d set state = 'unknown', reason = 'lost'
  where d.state = 'sending' and d.claimed_at < now() - interval '10 minutes';
  update private.letters l set state = 'done', problem = null, wait_until = null
  where l.state <> 'done' and not exists (
    select from private.letter_deliveries d where d.letter_id = l.id and d.state in ('waiting', 'sending')
  )
$$;
revoke all on function private.tidy_letters() from public, anon, authenticated, service_role;

-- The letter that is under way, and when the next of its mails may be sent.
create function public.letter_under_way() returns table (id uuid, subject text, html text, body text)
  language sql stable security definer set search_path = ''
as $$
  select l.id, l.subject, l.html, l.body from private.letters l
  where l.state = 'sending' and coalesce(l.wait_until, '-infinity') <= now()
$$;

-- Hands out mails to be sent, each to one run and once: from here on they count as sent unless `settle_letter_batch`
-- says otherwise. A letter that nobody asked after for an hour stops by itself: it may stand in a copy of the database
-- that was put back, and have been sent long ago.
create function public.claim_letter_batch(p_letter uuid, p_size integer)
  returns table (signup_id bigint, email text, token uuid)
  language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
begin
  update private.letters l set state = 'stopped', problem = 'interrupted'
  where l.id = p_letter and l.state = 'sending' and greatest(l.active_at, l.wait_until) < now() - interval '1 hour';
  perform private.tidy_letters();
  update private.letters l set active_at = now()
  where l.id = p_letter and l.state = 'sending' and coalesce(l.wait_until, '-infinity') <= now();
  if not found then
    return;
  end if;
  return query
    with due as (
      select d.letter_id, d.signup_id from private.letter_deliveries d
      where d.letter_id = p_letter and d.state = 'waiting'
      order by d.signup_id limit least(p_size, 50)
      for update of d skip locked
    ), taken as (
      update private.letter_deliveries d set state = 'sending', claimed_at = now(), reason = null
      from due, private.email_signups s
      where d.letter_id = due.letter_id and d.signup_id = due.signup_id and s.id = due.signup_id
      returning d.signup_id as id, s.email as address, s.token as key
    )
    select taken.id, taken.address, taken.key from taken;
end
$$;

-- Writes down what became of mails that a run was handed: `{ id, state, reason }` each, with the state `sent`, `failed`,
-- `unknown`, or `waiting` for one that was not sent for certain. With `p_wait_seconds` nothing is handed out for a
-- while, with `p_stop` until an admin goes on.
create function public.settle_letter_batch(
  p_letter uuid, p_outcomes jsonb, p_problem text, p_wait_seconds integer, p_stop boolean
) returns void
  language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
begin
  update private.letter_deliveries d
  set state = o.state, reason = left(o.reason, 300)
  from jsonb_to_recordset(p_outcomes) as o (id bigint, state text, reason text)
  where d.letter_id = p_letter and d.signup_id = o.id and (d.state = 'sending' or d.reason = 'lost');
  -- One that was given back while its address left the list.
  update private.letter_deliveries d set state = 'gone', reason = null
  where d.letter_id = p_letter and d.state = 'waiting'
    and d.signup_id in (select o.id from jsonb_to_recordset(p_outcomes) as o (id bigint))
    and not exists (select from private.email_signups s where s.id = d.signup_id);
  update private.letters l
  set problem = left(p_problem, 300),
    wait_until = case when p_wait_seconds > 0 then now() + make_interval(secs => least(p_wait_seconds, 3600)) end,
    state = case when p_stop then 'stopped' else l.state end
  where l.id = p_letter and l.state = 'sending';
  perform private.tidy_letters();
end
$$;

create function public.stop_letter(p_id uuid) returns void
  language sql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
  update private.letters l set state = 'stopped', problem = null, wait_until = null
  where l.id = p_id and l.state = 'sending'
$$;

-- Goes on with a letter; with `p_again` also to the addresses that were refused, if they are still on the list. Never to
-- one of which nobody can say. False while another one is under way.
create function public.resume_letter(p_id uuid, p_again boolean) returns boolean
  language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
begin
  if p_again then
    update private.letter_deliveries d set state = 'waiting', reason = null
    where d.letter_id = p_id and d.state = 'failed'
      and exists (select from private.email_signups s where s.id = d.signup_id);
  end if;
  update private.letters l set state = 'sending', problem = null, wait_until = null, active_at = now()
  where l.id = p_id;
  perform private.tidy_letters();
  return true;
exception when unique_violation then
  return false;
end
$$;

-- All that the page of letters shows: how many addresses there are, and the last letters with their counts and failures.
create function public.letters_overview() returns jsonb
  language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
begin
  perform private.tidy_letters();
  return jsonb_build_object(
    'addresses', (
      select count(distinct private.mailbox(s.email)) from private.email_signups s
      where s.list = 'newsletter' and s.confirmed_at is not null
    ),
    'letters', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', l.id, 'subject', l.subject, 'source', l.source, 'created_at', l.created_at, 'state', l.state,
          'problem', l.problem, 'wait_until', l.wait_until, 'counts', c.counts, 'off_since', c.off_since,
          'failures', coalesce(f.failures, '[]')
        ) order by l.created_at desc
      )
      from (select * from private.letters order by created_at desc limit 10) l
      cross join lateral (
        select jsonb_build_object(
            'waiting', count(*) filter (where d.state = 'waiting'), 'sending', count(*) filter (where d.state = 'sending'),
            'sent', count(*) filter (where d.state = 'sent'), 'failed', count(*) filter (where d.state = 'failed'),
            'unknown', count(*) filter (where d.state = 'unknown'), 'gone', count(*) filter (where d.state = 'gone')
          ) as counts,
          count(*) filter (where d.state = 'sent' and s.id is null) as off_since
        from private.letter_deliveries d left join private.email_signups s on s.id = d.signup_id
        where d.letter_id = l.id
      ) c
      left join lateral (
        select jsonb_agg(jsonb_build_object('email', w.email, 'state', w.state, 'reason', w.reason)) as failures
        from (
          select s.email, d.state, d.reason
          from private.letter_deliveries d left join private.email_signups s on s.id = d.signup_id
          where d.letter_id = l.id and d.state in ('failed', 'unknown')
          order by d.signup_id limit 20
        ) w
      ) f on true
    ), '[]')
  );
end
$$;

revoke all on function public.start_letter(uuid, text, text, text, text, uuid) from public, anon, authenticated, service_role;
revoke all on function public.letter_under_way() from public, anon, authenticated, service_role;
revoke all on function public.claim_letter_batch(uuid, integer) from public, anon, authenticated, service_role;
revoke all on function public.settle_letter_batch(uuid, jsonb, text, integer, boolean)
  from public, anon, authenticated, service_role;
revoke all on function public.stop_letter(uuid) from public, anon, authenticated, service_role;
revoke all on function public.resume_letter(uuid, boolean) from public, anon, authenticated, service_role;
revoke all on function public.letters_overview() from public, anon, authenticated, service_role;
grant execute on function public.start_letter(uuid, text, text, text, text, uuid) to service_role;
grant execute on function public.letter_under_way() to service_role;
grant execute on function public.claim_letter_batch(uuid, integer) to service_role;
grant execute on function public.settle_letter_batch(uuid, jsonb, text, integer, boolean) to service_role;
grant execute on function public.stop_letter(uuid) to service_role;
grant execute on function public.resume_letter(uuid, boolean) to service_role;
grant execute on function public.letters_overview() to service_role;
