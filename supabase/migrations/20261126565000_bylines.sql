-- Readers see who wrote a post where its author is a name. An address stays where it was, read by admins alone.

alter table public.blog_posts add column author_name text generated always as (
  case
    when author <> 'Admin' and char_length(author) <= 80 and author collate "pg_c_utf8" ~ '\S'
      and author collate "pg_c_utf8" !~ '[@[:cntrl:]]'
    then author
  end
) stored;
comment on column public.blog_posts.author_name is
  'The author, where it is a name; null for an address and for Admin. Computed: nobody writes it.';
comment on column public.profiles.author_name is
  'What new posts of an admin carry as their author, for readers as well; null: the e-mail, for admins alone. Set by admin_set_author_name() only.';
grant select (author_name) on table public.blog_posts to anon, authenticated;

-- As before, without what is computed. Owner and grants stay as they are.
create or replace function private.blog_post_fields(p_post public.blog_posts) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select to_jsonb(p_post)
    - '{id,created_at,updated_at,author,author_name,updated_by,version,opening}'::text[]
$$;

-- As before, and: an imported post that names its author keeps that name. Owner and grants stay as they are.
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
      new.author := coalesce(gone.author, private.author_of(private.caller_email()), 'Admin');
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
    if tg_op = 'INSERT' then
      new.author := coalesce(imported ->> 'author', new.author);
    end if;
  end if;
  return new;
end
$$;

-- As before, with the author's name among the fields. Owner and grants stay as they are.
create or replace function private.import_post(
  p_id uuid, p_version integer, p_fields jsonb, p_created_at timestamptz, p_updated_at timestamptz, p_old_slugs text[]
) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  draft public.blog_post_drafts;
  new_version integer;
  name text := btrim(p_fields ->> 'author_name');
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
    jsonb_build_object('id', p_id, 'created_at', created, 'updated_at', updated, 'author', case
      when char_length(name) <= 80 and name collate "pg_c_utf8" ~ '\S' and name collate "pg_c_utf8" !~ '[@[:cntrl:]]'
      then name
    end)::text, true);
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
