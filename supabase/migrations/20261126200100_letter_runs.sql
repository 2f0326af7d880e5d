-- A letter that a run has mails of in hand is nobody else's to begin with: an open page and the scheduler do not send side
-- by side, since mail services count by the second. It is no lock: a run that died is forgotten after some seconds.
-- Where no mail waits, there is nothing to go on with.
create or replace function public.letter_under_way() returns table (id uuid, subject text, html text, body text)
  language sql stable security definer set search_path = ''
as $$
  select l.id, l.subject, l.html, l.body from private.letters l
  where l.state = 'sending' and coalesce(l.wait_until, '-infinity') <= now()
    and exists (select from private.letter_deliveries d where d.letter_id = l.id and d.state = 'waiting')
    and not exists (
      select from private.letter_deliveries d
      where d.letter_id = l.id and d.state = 'sending' and d.claimed_at > now() - interval '15 seconds'
    )
$$;

create or replace function public.settle_letter_batch(
  p_letter uuid, p_outcomes jsonb, p_problem text, p_wait_seconds integer, p_stop boolean
) returns void
  language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
begin
  -- The embedded backend hands JSON on as a text.
  p_outcomes := case jsonb_typeof(p_outcomes) when 'string' then (p_outcomes #>> '{}')::jsonb else p_outcomes end;
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
