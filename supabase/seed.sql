-- Two accounts for the embedded backend and for `supabase start`. Never run this on a hosted project:
-- the passwords are public (`promptory-admin`, `promptory-reader`). Running it twice changes nothing.

insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current,
  phone_change, phone_change_token, reauthentication_token, created_at, updated_at
)
select
  account.id, 'authenticated', 'authenticated', account.email, account.password_hash, now(),
  '{"provider": "email", "providers": ["email"]}'::jsonb, '{}'::jsonb,
  -- The auth service reads these as text and stumbles over null.
  '', '', '', '', '', '', '', '', now(), now()
from (values
  ('a0000000-0000-4000-8000-000000000001'::uuid, 'admin@promptory.test', '$2b$10$GFAPb7T5xeMBBOwkzoFC0uK78oMW7izaPXSsEJw5gvDvgOL08Ipma'),
  ('a0000000-0000-4000-8000-000000000002'::uuid, 'reader@promptory.test', '$2b$10$PKI6kLmbPhfKVMGuqUtPwOsYNy.Bv9vxHOoSouCf7zUx0e6N1FGLO')
) as account (id, email, password_hash)
on conflict do nothing;

insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
select
  u.id, u.id, 'email', u.id::text,
  jsonb_build_object('sub', u.id::text, 'email', u.email, 'email_verified', true, 'phone_verified', false),
  now(), now(), now()
from auth.users u
where u.id in ('a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002')
on conflict do nothing;

-- Hosted auth looks accounts up by this column; the embedded one does not have it.
do $$
begin
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    update auth.users set instance_id = '00000000-0000-0000-0000-000000000000'
    where id in ('a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002');
  end if;
end
$$;

update public.profiles set is_admin = true where id = 'a0000000-0000-4000-8000-000000000001';
