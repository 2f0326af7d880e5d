-- Who has Pro, and until when: paid for at Stripe, or given by an admin. Its owner reads it; functions alone write it.

create table public.subscriptions (
  owner uuid not null references auth.users (id) on delete cascade,
  source text not null check (source in ('stripe', 'given')),
  -- As Stripe says; what an admin has given is active until its end.
  status text not null check (status in (
    'incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')),
  current_period_end timestamptz not null,
  -- Cancelled, and paid for until the end of the period.
  ends_with_period boolean not null default false,
  -- Why an admin gave it; for admins alone.
  note text check (char_length(note) between 1 and 500),
  stripe_customer_id text check (stripe_customer_id ~ '^cus_[A-Za-z0-9_]{1,200}$'),
  stripe_subscription_id text unique check (stripe_subscription_id ~ '^sub_[A-Za-z0-9_]{1,200}$'),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (owner, source),
  check (case source
    when 'given' then status = 'active' and ends_with_period and num_nonnulls(stripe_customer_id, stripe_subscription_id) = 0
    else note is null and num_nulls(stripe_customer_id, stripe_subscription_id) = 0
  end)
);
comment on table public.subscriptions is 'Who has Pro: one row an account and source. Written by functions alone.';

alter table public.subscriptions enable row level security;
revoke all on table public.subscriptions from public, anon, authenticated, service_role;
-- Neither the note nor what Stripe calls the account.
grant select (owner, source, status, current_period_end, ends_with_period, created_at, changed_at)
  on table public.subscriptions to authenticated;
create policy "Accounts read their own subscriptions" on public.subscriptions
  for select to authenticated using (owner = (select private.account()));

create function private.is_pro(p_account uuid) returns boolean
  language sql stable security definer set search_path = '' set row_security = off
as $$
  select exists (
    select from public.subscriptions s
    where s.owner = p_account and s.status in ('active', 'trialing', 'past_due')
      -- Stripe tells of a renewal for up to three days, where we could not be reached.
      and now() < s.current_period_end + case when s.ends_with_period then interval '0' else interval '3 days' end
  )
$$;
comment on function private.is_pro(uuid) is 'Whether an account has Pro now.';
revoke all on function private.is_pro(uuid) from public, anon, authenticated, service_role;

-- Of whoever asks alone: nobody learns of another account whether it has Pro.
create function private.has_pro() returns boolean
  language sql stable security definer set search_path = '' set row_security = off
as $$
  select private.is_pro(private.account())
$$;
revoke all on function private.has_pro() from public, anon, authenticated, service_role;
grant execute on function private.has_pro() to authenticated;

create function public.is_pro() returns boolean
  language sql stable security invoker set search_path = ''
as $$
  select private.has_pro()
$$;
comment on function public.is_pro() is 'Whether the signed-in account has Pro now.';
revoke all on function public.is_pro() from public, anon, authenticated, service_role;
grant execute on function public.is_pro() to authenticated;
