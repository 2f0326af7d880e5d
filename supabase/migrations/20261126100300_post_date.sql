-- The date of a post can be set, by one function that asks who calls. Whatever else a client says of it does not count.

-- As before, and: a change of the date alone is no update for readers. Owner and grants stay as they are.
create or replace function private.stamp_blog_post() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  table_owner name := (select pg_catalog.pg_get_userbyid(c.relowner) from pg_catalog.pg_class c where c.oid = tg_relid);
  is_request boolean := private.is_request(table_owner);
  is_dated boolean := false;
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
  return new;
end
$$;

-- Gives the post's version, which is a new one; null where no post of that id has that version.
create function private.set_post_date(p_id uuid, p_version integer, p_at timestamptz) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  new_version integer;
begin
  if not private.is_admin() then
    raise exception 'Only an admin sets the date of a post.' using errcode = 'insufficient_privilege';
  end if;
  if p_at is null or not isfinite(p_at) or p_at > now() then
    raise exception 'A post is of today or of before.' using errcode = 'invalid_parameter_value';
  end if;
  perform set_config('promptory.dated_post', p_id::text, true);
  update public.blog_posts b set created_at = p_at where b.id = p_id and b.version = p_version
    returning b.version into new_version;
  perform set_config('promptory.dated_post', '', true);
  return new_version;
end
$$;
revoke all on function private.set_post_date(uuid, integer, timestamptz) from public, anon, authenticated, service_role;
grant execute on function private.set_post_date(uuid, integer, timestamptz) to authenticated;

create function public.admin_set_post_date(p_id uuid, p_version integer, p_at timestamptz) returns integer
  language sql volatile security invoker set search_path = ''
as $$
  select private.set_post_date(p_id, p_version, p_at)
$$;
comment on function public.admin_set_post_date(uuid, integer, timestamptz) is
  'Sets when a post was published; gives its new version, or null where no post of that id has that version.';
revoke all on function public.admin_set_post_date(uuid, integer, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.admin_set_post_date(uuid, integer, timestamptz) to authenticated;
