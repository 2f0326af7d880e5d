-- What Stripe tells of subscriptions. Its events say only that something has changed: the function `stripe-webhook` asks
-- Stripe how the subscription stands, and hands that over.

create table private.stripe_events (
  id text primary key check (id ~ '^evt_[A-Za-z0-9_]{1,200}$'),
  taken_at timestamptz not null default now()
);
comment on table private.stripe_events is 'Events of Stripe that were taken, so that each is taken once. Kept for ninety days.';
create index stripe_events_by_time on private.stripe_events (taken_at);

-- Known before anything is paid: who opens the checkout twice is one customer.
create table private.stripe_customers (
  owner uuid primary key references auth.users (id) on delete cascade,
  customer_id text not null unique check (customer_id ~ '^cus_[A-Za-z0-9_]{1,200}$')
);
comment on table private.stripe_customers is 'What Stripe calls an account.';

alter table private.stripe_events enable row level security;
alter table private.stripe_customers enable row level security;
revoke all on table private.stripe_events, private.stripe_customers from public, anon, authenticated, service_role;

-- When Stripe was asked what the row says, by the database's clock.
alter table public.subscriptions add column asked_at timestamptz;

-- The time before Stripe is asked, which settle_subscription() wants; null where the event was taken already.
create function public.open_stripe_event(p_event text) returns timestamptz
  language sql volatile security definer set search_path = ''
as $$
  select clock_timestamp() where not exists (select from private.stripe_events e where e.id = p_event)
$$;
comment on function public.open_stripe_event(text) is 'For the edge function `stripe-webhook`: the time before Stripe is asked; null for an event that was taken.';

-- Writes how a subscription stands, and that the event was taken, in one transaction. Tells what became of it: 'kept';
-- 'taken' (the event, meanwhile); 'older' (Stripe was asked again since); 'other' (the account pays for another one);
-- 'no-account' (it was deleted: nothing is written, and the event can come again).
create function public.settle_subscription(
  p_event text, p_asked_at timestamptz, p_account uuid, p_customer text, p_subscription text, p_status text,
  p_period_end timestamptz, p_ends_with_period boolean
) returns text
  language plpgsql volatile security definer set search_path = '' set row_security = off set lock_timeout = '3s'
as $$
declare
  stands public.subscriptions;
begin
  -- The account is locked: it stays until this is written, and its events are settled one after the other.
  perform from auth.users u where u.id = p_account for no key update;
  if not found then
    return 'no-account';
  end if;
  insert into private.stripe_events (id) values (p_event) on conflict do nothing;
  if not found then
    return 'taken';
  end if;
  delete from private.stripe_events e where e.taken_at < now() - interval '90 days';

  select * into stands from public.subscriptions s where s.owner = p_account and s.source = 'stripe';
  if stands.stripe_subscription_id = p_subscription and stands.asked_at > p_asked_at then
    return 'older';
  end if;
  if stands.stripe_subscription_id <> p_subscription and stands.status in ('active', 'trialing', 'past_due')
    and now() < stands.current_period_end + interval '3 days' then
    return 'other';
  end if;
  insert into public.subscriptions as s
    (owner, source, status, current_period_end, ends_with_period, stripe_customer_id, stripe_subscription_id, asked_at)
  values (p_account, 'stripe', p_status, p_period_end, p_ends_with_period, p_customer, p_subscription, p_asked_at)
  on conflict (owner, source) do update set
    status = excluded.status, current_period_end = excluded.current_period_end,
    ends_with_period = excluded.ends_with_period, stripe_customer_id = excluded.stripe_customer_id,
    stripe_subscription_id = excluded.stripe_subscription_id, asked_at = excluded.asked_at, changed_at = now();
  return 'kept';
end
$$;
comment on function public.settle_subscription(text, timestamptz, uuid, text, text, text, timestamptz, boolean) is
  'For the edge function `stripe-webhook`: writes how a subscription stands at Stripe.';

create function public.stripe_customer(p_account uuid) returns text
  language sql stable security definer set search_path = '' set row_security = off
as $$
  select c.customer_id from private.stripe_customers c where c.owner = p_account
$$;
comment on function public.stripe_customer(uuid) is 'For the edge functions of payments: what Stripe calls an account; null before its first checkout.';

create function public.keep_stripe_customer(p_account uuid, p_customer text) returns text
  language plpgsql volatile security definer set search_path = '' set row_security = off set lock_timeout = '3s'
as $$
begin
  insert into private.stripe_customers (owner, customer_id) values (p_account, p_customer) on conflict (owner) do nothing;
  return (select c.customer_id from private.stripe_customers c where c.owner = p_account);
end
$$;
comment on function public.keep_stripe_customer(uuid, text) is
  'For the edge function `start-checkout`: keeps what Stripe calls an account, and gives what stands.';

revoke all on function public.open_stripe_event(text) from public, anon, authenticated, service_role;
revoke all on function public.settle_subscription(text, timestamptz, uuid, text, text, text, timestamptz, boolean)
  from public, anon, authenticated, service_role;
revoke all on function public.stripe_customer(uuid) from public, anon, authenticated, service_role;
revoke all on function public.keep_stripe_customer(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.open_stripe_event(text) to service_role;
grant execute on function public.settle_subscription(text, timestamptz, uuid, text, text, text, timestamptz, boolean) to service_role;
grant execute on function public.stripe_customer(uuid) to service_role;
grant execute on function public.keep_stripe_customer(uuid, text) to service_role;
