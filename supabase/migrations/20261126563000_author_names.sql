-- An admin's posts may carry a name in place of the address. Posts that there are keep what they have.

alter table public.profiles
  add column author_name text,
  add constraint profiles_author_name_check check (
    char_length(author_name) <= 80 and author_name collate "pg_c_utf8" ~ '\S'
    -- A name is never an address.
    and author_name collate "pg_c_utf8" !~ '[@[:cntrl:]]'
  );
comment on column public.profiles.author_name is
  'What new posts of an admin carry as their author; null: the e-mail. Set by admin_set_author_name() only.';
comment on column public.blog_posts.author is
  'Name or e-mail of who made the post, or Admin. Read through admin_blog_posts() only.';

create function private.set_author_name(p_name text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin has a name as an author.' using errcode = 'insufficient_privilege';
  end if;
  update public.profiles p set author_name = nullif(btrim(p_name), '') where p.id = (select auth.uid());
end
$$;
revoke all on function private.set_author_name(text) from public, anon, authenticated, service_role;
grant execute on function private.set_author_name(text) to authenticated;

create function public.admin_set_author_name(p_name text) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.set_author_name(p_name)
$$;
comment on function public.admin_set_author_name(text) is
  'Sets what new posts of the caller carry as their author; with an empty name they carry the address again.';
revoke all on function public.admin_set_author_name(text) from public, anon, authenticated, service_role;
grant execute on function public.admin_set_author_name(text) to authenticated;

-- The name of the account with an address, or the address.
create function private.author_of(p_email text) returns text
  language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select p.author_name from public.profiles p join auth.users u on u.id = p.id
    where u.email = p_email and p.author_name is not null limit 1
  ), p_email)
$$;
revoke all on function private.author_of(text) from public, anon, authenticated, service_role;

-- As before, with the author's name. Owner and grants stay as they are.
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
  end if;
  return new;
end
$$;

-- As before, with the author's name. Owner and grants stay as they are.
create or replace function private.publish_draft(p_draft public.blog_post_drafts) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- What was left empty is stored as the form stores it: as nothing, or as the column's default.
  post public.blog_posts := jsonb_populate_record(null::public.blog_posts, (
    select jsonb_object_agg(f.key, f.value) from jsonb_each_text(p_draft.fields) f where f.value ~ '\S'
  ));
  gone public.deleted_blog_posts;
begin
  if p_draft.version is null then
    -- A post that was there before goes on where it was, as when it is put back by hand.
    select * into gone from public.deleted_blog_posts d where d.id = p_draft.post_id;
    insert into public.blog_posts (id, title, slug, category, excerpt, read_time, cover, search_title, search_description,
      content, created_at, updated_at, author, updated_by, version)
    values (p_draft.post_id, post.title, post.slug, coalesce(post.category, 'General'), post.excerpt,
      coalesce(post.read_time, '5 min'), post.cover, post.search_title, post.search_description, post.content,
      coalesce(gone.created_at, now()), now(), coalesce(gone.author, private.author_of(p_draft.updated_by), 'Admin'),
      p_draft.updated_by, coalesce(gone.version + 1, 1));
  else
    update public.blog_posts b set title = post.title, slug = post.slug, category = coalesce(post.category, 'General'),
      excerpt = post.excerpt, read_time = coalesce(post.read_time, '5 min'), cover = post.cover,
      search_title = post.search_title, search_description = post.search_description, content = post.content,
      updated_by = p_draft.updated_by
    where b.id = p_draft.post_id and b.version = p_draft.version;
    if not found then
      raise exception 'The post is another one than when the draft began.' using constraint = case
        when exists (select from public.blog_posts b where b.id = p_draft.post_id) then 'post_changed' else 'post_gone'
      end;
    end if;
  end if;
  delete from public.blog_post_drafts d where d.id = p_draft.id;
end
$$;
