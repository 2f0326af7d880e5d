-- The blog. Everybody reads, admins write; who wrote a post is known to admins only.
-- Texts are judged by the built-in collation "pg_c_utf8": the same answer whatever locale the database has.

create table public.blog_posts (
  id uuid not null default gen_random_uuid(),
  title text not null,
  slug text not null,
  excerpt text,
  content text not null,
  category text not null default 'General',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  read_time text not null default '5 min',
  author text not null default 'Admin',
  version integer not null default 1,
  -- What a list shows where there is no excerpt, so that no list ever fetches the content.
  opening text generated always as (
    case when excerpt is null then left(btrim(regexp_replace(
      regexp_replace(
        regexp_replace(left(content, 20000), '</?(a|abbr|b|code|em|i|mark|q|s|small|span|strong|sub|sup|u)(\s[^>]*)?>', '', 'gi'),
        '<[^>]*(>|$)', ' ', 'g'),
      '(\s|&nbsp;)+', ' ', 'g')), 600) end
  ) stored,
  constraint blog_posts_pkey primary key (id),
  constraint blog_posts_slug_key unique (slug),
  constraint blog_posts_title_check check (char_length(title) <= 300 and title collate "pg_c_utf8" ~ '\S'),
  -- Letters that are not upper-case, marks and digits of any script, `_` and `-`; nothing invisible, nothing unassigned.
  constraint blog_posts_slug_check check (
    char_length(slug) between 1 and 190
    and slug = lower(slug collate "pg_c_utf8")
    and unicode_assigned(slug)
    and slug collate "pg_c_utf8" !~ '[[:upper:][:space:][:cntrl:]]'
    and translate(slug, '_-', '') collate "pg_c_utf8" !~ '[[:punct:]]'
    -- Format characters (Cf) and private ones (Co), for which there is no class.
    and slug collate "pg_c_utf8" !~ '[\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ue000-\uf8ff\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001-\U000e007f\U000f0000-\U0010ffff]'
  ),
  constraint blog_posts_excerpt_check check (char_length(excerpt) <= 600 and excerpt collate "pg_c_utf8" ~ '\S'),
  constraint blog_posts_content_check check (char_length(content) <= 1000000 and content collate "pg_c_utf8" ~ '\S'),
  constraint blog_posts_category_check check (category in (
    'Prompt Engineering', 'AI Tools', 'Writing Tips', 'Marketing', 'Education',
    'Productivity', 'Technology', 'Business', 'Creative Writing', 'General'
  )),
  constraint blog_posts_read_time_check check (char_length(read_time) <= 40 and read_time collate "pg_c_utf8" ~ '\S'),
  constraint blog_posts_author_check check (char_length(author) <= 320 and author collate "pg_c_utf8" ~ '\S'),
  constraint blog_posts_version_check check (version >= 1)
);
comment on table public.blog_posts is 'Articles, all of them public. No status: what is stored is published.';
comment on column public.blog_posts.author is 'E-mail of who made the post, or Admin. Read through admin_blog_posts() only.';
comment on column public.blog_posts.version is 'One more with each change: an update filters by the version it started from.';
comment on column public.blog_posts.opening is
  'Where the excerpt is missing: the first 600 characters of the content without tags, entities as written.';

-- Lists are read in pages by key, newest first.
create index blog_posts_newest on public.blog_posts (created_at desc, id desc);
create index blog_posts_category_newest on public.blog_posts (category, created_at desc, id desc);

alter table public.blog_posts enable row level security;
revoke all on table public.blog_posts from public, anon, authenticated, service_role;
-- Every column but the author.
grant select (id, title, slug, excerpt, content, category, created_at, updated_at, read_time, version, opening)
  on table public.blog_posts to anon, authenticated;
grant insert, update, delete on table public.blog_posts to authenticated;
grant select, insert, update, delete on table public.blog_posts to service_role;

create policy "Everybody reads posts" on public.blog_posts
  for select to anon, authenticated using (true);
create policy "Admins create posts" on public.blog_posts
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins change posts" on public.blog_posts
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete posts" on public.blog_posts
  for delete to authenticated using ((select private.is_admin()));

-- What the database knows better than a client: who, when, and how often changed. The owner of the table and the
-- service role keep the values they give, so that the seed and a restored dump keep their dates.
create function private.stamp_blog_post() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  table_owner name := (select pg_catalog.pg_get_userbyid(c.relowner) from pg_catalog.pg_class c where c.oid = tg_relid);
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
  -- The role of the request, which no definer function on the way changes.
  is_trusted boolean := current_setting('role') in ('none', 'service_role', table_owner)
    and coalesce(claims ->> 'role', 'service_role') = 'service_role';
begin
  -- Two spellings of one text would be two addresses that look the same.
  new.slug := normalize(new.slug, nfc);
  if tg_op = 'INSERT' then
    if not is_trusted then
      new.created_at := now();
      new.updated_at := now();
      new.author := coalesce(
        (select nullif(u.email, '') from auth.users u where u.id = (select auth.uid())),
        nullif(claims ->> 'email', ''),
        'Admin'
      );
      new.version := 1;
    end if;
    return new;
  end if;
  if not is_trusted then
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
revoke all on function private.stamp_blog_post() from public, anon, authenticated, service_role;

create trigger stamp_blog_post before insert or update on public.blog_posts
  for each row execute function private.stamp_blog_post();

-- The one way to the authors.
create function private.blog_post_authors(p_ids uuid[]) returns table (id uuid, author text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin sees who wrote a post.' using errcode = 'insufficient_privilege';
  end if;
  return query select b.id, b.author from public.blog_posts b where b.id = any (p_ids);
end
$$;
revoke all on function private.blog_post_authors(uuid[]) from public, anon, authenticated, service_role;
grant execute on function private.blog_post_authors(uuid[]) to authenticated;

-- The admin's list: one page, newest first, of the posts whose title or category contains a text, in whatever case.
-- The next page starts after the last row of the one before: its created_at and id.
create function public.admin_blog_posts(
  p_search text default '',
  p_before timestamptz default null,
  p_before_id uuid default null,
  p_limit integer default 20
) returns table (id uuid, title text, slug text, category text, created_at timestamptz, author text)
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  needle text := lower(coalesce(p_search, '') collate "pg_c_utf8");
  before_id uuid := coalesce(p_before_id, case
    when p_before is null then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else '00000000-0000-0000-0000-000000000000'
  end::uuid);
  page uuid[];
begin
  -- Asked here too: whether the join below reaches the authors of an empty page is the planner's choice.
  if not private.is_admin() then
    raise exception 'Only an admin reads this list.' using errcode = 'insufficient_privilege';
  end if;
  -- strpos knows no wildcards, so nothing has to be escaped.
  page := array(
    select b.id from public.blog_posts b
    where (b.created_at, b.id) < (coalesce(p_before, 'infinity'), before_id)
      and (strpos(lower(b.title collate "pg_c_utf8"), needle) > 0 or strpos(lower(b.category collate "pg_c_utf8"), needle) > 0)
    order by b.created_at desc, b.id desc
    limit least(greatest(coalesce(p_limit, 20), 1), 100)
  );
  return query
    select b.id, b.title, b.slug, b.category, b.created_at, a.author
    from public.blog_posts b join private.blog_post_authors(page) a on a.id = b.id
    order by b.created_at desc, b.id desc;
end
$$;
revoke all on function public.admin_blog_posts(text, timestamptz, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.admin_blog_posts(text, timestamptz, uuid, integer) to authenticated;
