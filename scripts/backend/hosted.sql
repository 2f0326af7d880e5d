-- What a hosted project has before the first migration, as far as this project touches it. Runs at every start, as a
-- superuser; the part after the mark runs when the auth service has made its tables. Changes nothing the second time.

do $$
declare
  wanted record;
begin
  for wanted in select * from (values
    ('anon', 'nologin noinherit'),
    ('authenticated', 'nologin noinherit'),
    ('service_role', 'nologin noinherit bypassrls'),
    ('authenticator', 'nologin noinherit'),
    ('supabase_auth_admin', 'nologin noinherit createrole'),
    -- As on hosted projects, the role that runs the migrations is no superuser.
    ('postgres', 'nologin createdb createrole bypassrls'),
    -- The API's own: it acts for the three above, owns nothing, and can do what the auth service does.
    ('promptory_api', 'login')
  ) as roles (name, options) loop
    if not exists (select from pg_roles where rolname = wanted.name) then
      execute format('create role %I %s', wanted.name, wanted.options);
    end if;
  end loop;
  execute format('grant create on database %I to postgres', current_database());
end
$$;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role, authenticator to postgres with admin option;
grant anon, authenticated, service_role to promptory_api with inherit false, set true;
grant supabase_auth_admin to promptory_api with inherit true, set false;

grant usage, create on schema public to postgres;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;

create schema if not exists extensions;
grant usage on schema extensions to postgres, anon, authenticated, service_role;
create schema if not exists auth authorization supabase_auth_admin;
grant usage on schema auth to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_auth_admin in schema auth
  grant select, insert, update, delete, references, trigger on tables to postgres;

-- after the tables of the auth service

set role supabase_auth_admin;

alter table auth.users add column if not exists instance_id uuid;

-- The embedded auth service has no second factor; the policies ask for one all the same, and find none.
do $$
begin
  if to_regclass('auth.mfa_factors') is null then
    create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
    create type auth.factor_status as enum ('unverified', 'verified');
    create table auth.mfa_factors (
      id uuid not null primary key,
      user_id uuid not null references auth.users (id) on delete cascade,
      friendly_name text,
      factor_type auth.factor_type not null,
      status auth.factor_status not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      secret text,
      phone text,
      last_challenged_at timestamptz unique
    );
    create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);
    -- The auth service's own migrations close its tables this way.
    alter table auth.mfa_factors enable row level security;
    revoke all on auth.mfa_factors from postgres;
    grant select on auth.mfa_factors to postgres with grant option;
  end if;
  -- How sessions were proved; scripts/backend/session-methods.ts writes it.
  if to_regclass('auth.mfa_amr_claims') is null then
    create table auth.mfa_amr_claims (
      id uuid not null primary key,
      session_id uuid not null references auth.sessions (id) on delete cascade,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      authentication_method text not null,
      unique (session_id, authentication_method)
    );
    alter table auth.mfa_amr_claims enable row level security;
    revoke all on auth.mfa_amr_claims from postgres;
    grant select on auth.mfa_amr_claims to postgres with grant option;
  end if;
end
$$;

create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )::text
$$;
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;
reset role;
