-- A post of another blog comes in whole, by one function that asks who calls: its fields, its dates and the addresses that
-- it had. Either all of it is stored or nothing, so that an import that is cut off can go on.

-- As before, and: a post that is imported has the dates it comes with. Owner and grants stay as they are.
create or replace function private.stamp_blog_post() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  table_owner name := (select pg_catalog.pg_get_userbyid(c.relowner) from pg_catalog.pg_class c where c.oid = tg_relid);
  is_request boolean := private.is_request(table_owner);
  is_dated boolean := false;
  gone public.deleted_blog_posts;
  -- Set by private.import_post for the length of its statement; no call of the API can set it.
  imported jsonb := nullif(current_setting('promptory.imported_post', true), '')::jsonb;
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
  else
    if is_request then
      -- Set by private.set_post_date for the length of its statement; no call of the API can set it.
      is_dated := current_setting('promptory.dated_post', true) = old.id::text;
      new.id := old.id;
      if not coalesce(is_dated, false) then
        new.created_at := old.created_at;
      end if;
      new.author := old.author;
      new.updated_at := old.updated_at;
      new.version := old.version;
    end if;
    if new.updated_at = old.updated_at and not coalesce(is_dated, false) then
      new.updated_at := now();
    end if;
    if new.version = old.version then
      new.version := old.version + 1;
    end if;
  end if;
  if is_request and imported ->> 'id' = new.id::text then
    new.created_at := (imported ->> 'created_at')::timestamptz;
    new.updated_at := (imported ->> 'updated_at')::timestamptz;
  end if;
  return new;
end
$$;

-- Gives the post's version. A post without a date is of now. Without p_version the post is new; with it, it changes that version and no other: null where
-- there is none such. Of its old addresses it gets those that nobody else has.
create function private.import_post(
  p_id uuid, p_version integer, p_fields jsonb, p_created_at timestamptz, p_updated_at timestamptz, p_old_slugs text[]
) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  draft public.blog_post_drafts;
  new_version integer;
  created timestamptz := coalesce(p_created_at, now());
  updated timestamptz := coalesce(p_updated_at, created);
begin
  if not private.is_admin() then
    raise exception 'Only an admin imports posts.' using errcode = 'insufficient_privilege';
  end if;
  if not isfinite(created) or updated > now() or updated < created then
    raise exception 'A post is of today or of before, and changed after that.' using errcode = 'invalid_parameter_value';
  end if;
  perform from public.blog_posts b where b.id = p_id and b.version = p_version for update;
  if p_version is not null and not found then
    return null;
  end if;
  perform set_config('promptory.imported_post',
    jsonb_build_object('id', p_id, 'created_at', created, 'updated_at', updated)::text, true);
  -- As a draft is published: what a post has of columns stands there alone.
  draft.id := gen_random_uuid();
  draft.post_id := p_id;
  draft.version := p_version;
  draft.fields := p_fields;
  draft.updated_by := private.caller_email();
  perform private.publish_draft(draft);
  perform set_config('promptory.imported_post', '', true);
  insert into public.old_slugs (slug, post_id)
    select distinct normalize(s.slug, nfc), p_id from unnest(p_old_slugs) s (slug)
    where char_length(s.slug) between 1 and 190
      and not exists (select from public.blog_posts b where b.slug = normalize(s.slug, nfc))
    on conflict (slug) do nothing;
  select b.version into new_version from public.blog_posts b where b.id = p_id;
  return new_version;
end
$$;
revoke all on function private.import_post(uuid, integer, jsonb, timestamptz, timestamptz, text[])
  from public, anon, authenticated, service_role;
grant execute on function private.import_post(uuid, integer, jsonb, timestamptz, timestamptz, text[]) to authenticated;

create function public.admin_import_post(
  p_id uuid, p_fields jsonb, p_created_at timestamptz default null, p_updated_at timestamptz default null,
  p_old_slugs text[] default '{}', p_version integer default null
) returns integer
  language sql volatile security invoker set search_path = ''
as $$
  select private.import_post(p_id, p_version, p_fields, p_created_at, p_updated_at, p_old_slugs)
$$;
comment on function public.admin_import_post(uuid, jsonb, timestamptz, timestamptz, text[], integer) is
  'Stores a post with its dates and the addresses that it had, as a new one or over a version; gives its version, or null where no post of that id has that version.';
revoke all on function public.admin_import_post(uuid, jsonb, timestamptz, timestamptz, text[], integer)
  from public, anon, authenticated, service_role;
grant execute on function public.admin_import_post(uuid, jsonb, timestamptz, timestamptz, text[], integer) to authenticated;
