-- Where each picture is used: in posts, in their older versions, in posts that can be put back, in drafts, in letters that
-- went out. Kept as they are saved, so that nobody has to read every text of the blog to know.

create table private.picture_uses (
  kind text not null check (kind in ('post', 'version', 'deleted', 'draft')),
  -- The post's; of a draft its own.
  source_id uuid not null,
  -- Of versions; else 0.
  version integer not null,
  name text not null,
  constraint picture_uses_pkey primary key (kind, source_id, version, name)
);
comment on table private.picture_uses is
  'The names of pictures in posts, versions, deleted posts and drafts. Filled by triggers on these.';
create index picture_uses_by_name on private.picture_uses (name);
alter table private.picture_uses enable row level security;
revoke all on table private.picture_uses from public, anon, authenticated, service_role;

-- The names of the pictures of this site in a text.
create function private.pictures_in(p_text text) returns setof text
  language sql immutable security invoker set search_path = ''
as $$
  select distinct m.parts[1] from regexp_matches(
    p_text, '/pictures/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:webp|jpg|png))', 'g') m (parts)
$$;
revoke all on function private.pictures_in(text) from public, anon, authenticated, service_role;

-- With the kind of the table, and the column with the id.
create function private.keep_picture_uses() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  old_row jsonb := to_jsonb(old);
  new_row jsonb := to_jsonb(new);
  fields jsonb := coalesce(new_row -> 'fields', new_row);
  is_version boolean := tg_argv[0] = 'version';
begin
  if tg_op <> 'INSERT' then
    delete from private.picture_uses u
    where u.kind = tg_argv[0] and u.source_id = (old_row ->> tg_argv[1])::uuid
      and u.version = case when is_version then (old_row ->> 'version')::integer else 0 end;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.picture_uses (kind, source_id, version, name)
      select tg_argv[0], (new_row ->> tg_argv[1])::uuid,
        case when is_version then (new_row ->> 'version')::integer else 0 end, p.name
      from private.pictures_in(concat(fields ->> 'cover', ' ', fields ->> 'content')) p (name)
      on conflict do nothing;
  end if;
  return null;
end
$$;
revoke all on function private.keep_picture_uses() from public, anon, authenticated, service_role;
-- A new row without a picture has nothing to keep: ten thousand posts come in without a call each.
create trigger keep_picture_uses_of_new after insert on public.blog_posts
  for each row when (new.content like '%/pictures/%' or new.cover <> '')
  execute function private.keep_picture_uses('post', 'id');
create trigger keep_picture_uses after update or delete on public.blog_posts
  for each row execute function private.keep_picture_uses('post', 'id');
create trigger keep_picture_uses_of_new after insert on public.blog_post_versions
  for each row when (new.fields ->> 'content' like '%/pictures/%' or new.fields ->> 'cover' <> '')
  execute function private.keep_picture_uses('version', 'post_id');
create trigger keep_picture_uses after update or delete on public.blog_post_versions
  for each row execute function private.keep_picture_uses('version', 'post_id');
create trigger keep_picture_uses after insert or update or delete on public.deleted_blog_posts
  for each row execute function private.keep_picture_uses('deleted', 'id');
create trigger keep_picture_uses after insert or update or delete on public.blog_post_drafts
  for each row execute function private.keep_picture_uses('draft', 'id');

insert into private.picture_uses (kind, source_id, version, name)
  select s.kind, s.id, s.version, p.name
  from (
    select 'post' as kind, b.id, 0 as version, concat(b.cover, ' ', b.content) as text from public.blog_posts b
    union all
    select 'version', v.post_id, v.version, concat(v.fields ->> 'cover', ' ', v.fields ->> 'content')
    from public.blog_post_versions v
    union all
    select 'deleted', d.id, 0, concat(d.fields ->> 'cover', ' ', d.fields ->> 'content') from public.deleted_blog_posts d
    union all
    select 'draft', d.id, 0, concat(d.fields ->> 'cover', ' ', d.fields ->> 'content') from public.blog_post_drafts d
  ) s cross join lateral private.pictures_in(s.text) p (name);

-- The uses of these pictures. Of a post that shows a picture, or showed it last, its older versions are left out.
create function private.picture_uses_of(p_names text[])
  returns table (name text, kind text, id uuid, title text, slug text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin asks where pictures are used.' using errcode = 'insufficient_privilege';
  end if;
  return query
    select u.name, 'post', b.id, b.title, b.slug
    from private.picture_uses u join public.blog_posts b on b.id = u.source_id
    where u.kind = 'post' and u.name = any (p_names)
    union all
    select u.name, 'draft', d.id, d.fields ->> 'title', d.fields ->> 'slug'
    from private.picture_uses u join public.blog_post_drafts d on d.id = u.source_id
    where u.kind = 'draft' and u.name = any (p_names)
    union all
    select u.name, 'deleted', d.id, d.fields ->> 'title', d.fields ->> 'slug'
    from private.picture_uses u join public.deleted_blog_posts d on d.id = u.source_id
    where u.kind = 'deleted' and u.name = any (p_names)
    union all
    select v.name, 'version', v.id, coalesce(b.title, d.fields ->> 'title'), coalesce(b.slug, d.fields ->> 'slug')
    from (
      select distinct u.name, u.source_id as id from private.picture_uses u
      where u.kind = 'version' and u.name = any (p_names) and not exists (
        select from private.picture_uses o
        where o.kind in ('post', 'deleted') and o.source_id = u.source_id and o.name = u.name
      )
    ) v
    left join public.blog_posts b on b.id = v.id left join public.deleted_blog_posts d on d.id = v.id
    union all
    select n.name, 'letter', l.id, l.subject, null
    from unnest(p_names) n (name) join private.letters l on strpos(l.html, n.name) > 0;
end
$$;
revoke all on function private.picture_uses_of(text[]) from public, anon, authenticated, service_role;
grant execute on function private.picture_uses_of(text[]) to authenticated;

create function public.admin_picture_uses(p_names text[])
  returns table (name text, kind text, id uuid, title text, slug text)
  language sql stable security invoker set search_path = ''
as $$
  select * from private.picture_uses_of(p_names)
$$;
comment on function public.admin_picture_uses(text[]) is 'Where pictures of posts are used, by their names.';
revoke all on function public.admin_picture_uses(text[]) from public, anon, authenticated, service_role;
grant execute on function public.admin_picture_uses(text[]) to authenticated;
