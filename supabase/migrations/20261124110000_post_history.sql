-- Nothing is final by accident: the last versions of a post, deleted posts for thirty days, and unfinished work.
-- What somebody writes of a post stands in them as one value, so that a new column of a post needs no change here.

alter table public.blog_posts add column updated_by text;
comment on column public.blog_posts.updated_by is
  'E-mail of who saved the post last; null where the service or the seed did. Admins read it in the versions.';

-- Who asks, for what is stamped with a name.
create function private.caller_email() returns text
  language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select nullif(u.email, '') from auth.users u where u.id = (select auth.uid())),
    nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email', '')
  )
$$;
revoke all on function private.caller_email() from public, anon, authenticated, service_role;

-- Whether a statement is the API's, for somebody: what it says of dates and names does not count then.
create function private.is_request(p_owner name) returns boolean
  language sql stable security invoker set search_path = ''
as $$
  select not (
    current_setting('role') in ('none', 'service_role', p_owner)
    and coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role', 'service_role') = 'service_role'
  )
$$;
revoke all on function private.is_request(name) from public, anon, authenticated, service_role;

create function private.blog_post_fields(p_post public.blog_posts) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select to_jsonb(p_post)
    - '{id,created_at,updated_at,author,updated_by,version,opening}'::text[]
$$;
revoke all on function private.blog_post_fields(public.blog_posts) from public, anon, authenticated, service_role;

create table public.blog_post_versions (
  -- No foreign key: the versions of a deleted post stay as long as it can be put back.
  post_id uuid not null,
  version integer not null,
  fields jsonb not null,
  saved_at timestamptz not null,
  saved_by text,
  constraint blog_post_versions_pkey primary key (post_id, version)
);
comment on table public.blog_post_versions is 'The last twenty versions of each post, the present one among them. Filled by a trigger.';

create table public.deleted_blog_posts (
  id uuid not null,
  fields jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  author text not null,
  version integer not null,
  deleted_at timestamptz not null default now(),
  deleted_by text,
  constraint deleted_blog_posts_pkey primary key (id)
);
comment on table public.deleted_blog_posts is
  'Deleted posts, for thirty days. A post that is created with the id of one is that post, put back.';
create index deleted_blog_posts_newest on public.deleted_blog_posts (deleted_at desc, id desc);

create table public.blog_post_drafts (
  id uuid not null,
  -- The post that it is of, or will be.
  post_id uuid not null,
  -- The version of the post that it started from; null for a post that is not there yet.
  version integer,
  fields jsonb not null,
  -- One more with each change: an update filters by the one it started from.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by text,
  constraint blog_post_drafts_pkey primary key (id),
  -- As a post's text may be, with room for the other fields and for what JSON escapes.
  constraint blog_post_drafts_fields_check check (
    jsonb_typeof(fields) = 'object' and char_length(fields ->> 'content') <= 1000000
    and octet_length(fields::text) <= 8000000
  ),
  constraint blog_post_drafts_version_check check (version >= 1)
);
comment on table public.blog_post_drafts is 'Unfinished posts and changes. For admins: no reader ever sees them.';
create index blog_post_drafts_newest on public.blog_post_drafts (updated_at desc, id desc);

alter table public.blog_post_versions enable row level security;
alter table public.deleted_blog_posts enable row level security;
alter table public.blog_post_drafts enable row level security;
revoke all on table public.blog_post_versions, public.deleted_blog_posts, public.blog_post_drafts
  from public, anon, authenticated, service_role;
grant select on table public.blog_post_versions, public.deleted_blog_posts to authenticated;
grant select, insert, update, delete on table public.blog_post_drafts to authenticated;
grant select, insert, update, delete on table public.blog_post_versions, public.deleted_blog_posts, public.blog_post_drafts
  to service_role;

create policy "Admins read versions" on public.blog_post_versions
  for select to authenticated using ((select private.is_admin()));
create policy "Admins read deleted posts" on public.deleted_blog_posts
  for select to authenticated
  using ((select private.is_admin()) and deleted_at > now() - interval '30 days');
create policy "Admins read drafts" on public.blog_post_drafts
  for select to authenticated using ((select private.is_admin()));
create policy "Admins create drafts" on public.blog_post_drafts
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins change drafts" on public.blog_post_drafts
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete drafts" on public.blog_post_drafts
  for delete to authenticated using ((select private.is_admin()));

-- As before, and: who saved; and a post that is put back goes on where it was. Owner and grants stay as they are.
create or replace function private.stamp_blog_post() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  table_owner name := (select pg_catalog.pg_get_userbyid(c.relowner) from pg_catalog.pg_class c where c.oid = tg_relid);
  is_request boolean := private.is_request(table_owner);
  gone public.deleted_blog_posts;
begin
  -- Two spellings of one text would be two addresses that look the same.
  new.slug := normalize(new.slug, nfc);
  if is_request then
    new.updated_by := private.caller_email();
  end if;
  if tg_op = 'INSERT' then
    if is_request then
      select * into gone from public.deleted_blog_posts d where d.id = new.id;
      new.created_at := coalesce(gone.created_at, now());
      new.updated_at := now();
      new.author := coalesce(gone.author, private.caller_email(), 'Admin');
      new.version := coalesce(gone.version + 1, 1);
      if gone.fields = private.blog_post_fields(new) then
        new.updated_at := gone.updated_at;
      end if;
    end if;
    return new;
  end if;
  if is_request then
    new.id := old.id;
    new.created_at := old.created_at;
    new.author := old.author;
    new.updated_at := old.updated_at;
    new.version := old.version;
  end if;
  if new.updated_at = old.updated_at then
    new.updated_at := now();
  end if;
  if new.version = old.version then
    new.version := old.version + 1;
  end if;
  return new;
end
$$;

create function private.purge_deleted_blog_posts() returns void
  language sql volatile security definer set search_path = ''
as $$
  with gone as (
    delete from public.deleted_blog_posts where deleted_at < now() - interval '30 days' returning id
  )
  delete from public.blog_post_versions v using gone where v.post_id = gone.id
$$;
revoke all on function private.purge_deleted_blog_posts() from public, anon, authenticated, service_role;

create function private.keep_blog_post() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    insert into public.deleted_blog_posts (id, fields, created_at, updated_at, author, version, deleted_by)
    values (old.id, private.blog_post_fields(old), old.created_at, old.updated_at, old.author, old.version,
      private.caller_email())
    on conflict (id) do update set fields = excluded.fields, created_at = excluded.created_at,
      updated_at = excluded.updated_at, author = excluded.author, version = excluded.version,
      deleted_at = now(), deleted_by = excluded.deleted_by;
    perform private.purge_deleted_blog_posts();
    return null;
  end if;
  insert into public.blog_post_versions as v (post_id, version, fields, saved_at, saved_by)
  values (new.id, new.version, private.blog_post_fields(new),
    case when private.caller_email() is null then new.updated_at else now() end, new.updated_by)
  on conflict (post_id, version) do update
    set fields = excluded.fields, saved_at = excluded.saved_at, saved_by = excluded.saved_by
    -- The same is there already where a copy of the database is read in.
    where v.fields <> excluded.fields;
  delete from public.blog_post_versions v where v.post_id = new.id and v.version <= new.version - 20;
  if tg_op = 'INSERT' then
    delete from public.deleted_blog_posts d where d.id = new.id;
  end if;
  return null;
end
$$;
revoke all on function private.keep_blog_post() from public, anon, authenticated, service_role;

create trigger keep_blog_post after insert or update or delete on public.blog_posts
  for each row execute function private.keep_blog_post();

insert into public.blog_post_versions (post_id, version, fields, saved_at)
  select b.id, b.version, private.blog_post_fields(b), b.updated_at from public.blog_posts b;

create function private.stamp_blog_post_draft() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  table_owner name := (select pg_catalog.pg_get_userbyid(c.relowner) from pg_catalog.pg_class c where c.oid = tg_relid);
begin
  if not private.is_request(table_owner) then
    return new;
  end if;
  new.updated_at := now();
  new.updated_by := private.caller_email();
  if tg_op = 'INSERT' then
    new.created_at := now();
    new.revision := 1;
  else
    new.id := old.id;
    new.post_id := old.post_id;
    new.created_at := old.created_at;
    new.revision := old.revision + 1;
  end if;
  return new;
end
$$;
revoke all on function private.stamp_blog_post_draft() from public, anon, authenticated, service_role;

create trigger stamp_blog_post_draft before insert or update on public.blog_post_drafts
  for each row execute function private.stamp_blog_post_draft();

-- Where there is a scheduler; without one the next delete does it.
do $$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform cron.schedule('purge-deleted-blog-posts', '17 3 * * *', 'select private.purge_deleted_blog_posts()');
  end if;
exception when others then
  raise warning 'Deleted posts are forgotten by later deletes only: %', sqlerrm;
end
$$;
