-- An account has one subscription: the function `stripe-webhook` asks Stripe for all of a customer's, hands over the one
-- that stands, and ends and pays back any other. So the newest answer counts, whichever subscription it is about; 'other'
-- is now what belongs to a customer who is not the account's.
create or replace function public.settle_subscription(
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
  if stands.asked_at > p_asked_at then
    return 'older';
  end if;
  -- The end of a subscription whose customer was deleted is heard of all the same.
  if stands.stripe_subscription_id is distinct from p_subscription and not exists (
    select from private.stripe_customers c where c.owner = p_account and c.customer_id = p_customer
  ) then
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

-- A customer who was deleted at Stripe is replaced, by whoever knows who that was.
drop function public.keep_stripe_customer(uuid, text);
create function public.keep_stripe_customer(p_account uuid, p_customer text, p_gone text default null) returns text
  language plpgsql volatile security definer set search_path = '' set row_security = off set lock_timeout = '3s'
as $$
begin
  insert into private.stripe_customers as c (owner, customer_id) values (p_account, p_customer)
  on conflict (owner) do update set customer_id = excluded.customer_id where c.customer_id = p_gone;
  return (select c.customer_id from private.stripe_customers c where c.owner = p_account);
end
$$;
comment on function public.keep_stripe_customer(uuid, text, text) is
  'For the edge function `start-checkout`: keeps what Stripe calls an account, in place of one that is gone, and gives what stands.';
revoke all on function public.keep_stripe_customer(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.keep_stripe_customer(uuid, text, text) to service_role;
