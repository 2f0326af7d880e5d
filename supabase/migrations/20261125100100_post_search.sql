-- The admin's search reads title, category, slug and text, blind to case and accents in every script.

-- Small letters without marks. Immutable: it depends on nothing that can be set.
create function private.fold_text(p_text text) returns text
  language sql immutable parallel safe security invoker set search_path = ''
as $$
  select translate(
    regexp_replace(
      replace(lower(normalize(coalesce(p_text, ''), nfkd) collate "pg_c_utf8"), 'ß', 'ss'),
      -- Combining marks: Latin, Greek and Cyrillic, Hebrew points, Arabic vowels, those for symbols, and half marks.
      '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]',
      '', 'g'),
    'ςøđðħłı', 'σoddhli')
$$;
revoke all on function private.fold_text(text) from public, anon, authenticated, service_role;
grant execute on function private.fold_text(text) to authenticated;

create table private.blog_post_words (
  id uuid primary key,
  words text not null
);
comment on table private.blog_post_words is 'What the admin''s search looks in, folded. Filled by a trigger on blog_posts.';
alter table private.blog_post_words enable row level security;
revoke all on table private.blog_post_words from public, anon, authenticated, service_role;
grant select on table private.blog_post_words to authenticated;
create policy "Admins search posts" on private.blog_post_words
  for select to authenticated using ((select private.is_admin()));

create function private.words_of_post(p_post public.blog_posts) returns text
  language sql stable security invoker set search_path = ''
as $$
  select private.fold_text(concat_ws(e'\n', p_post.title, p_post.category, p_post.slug, p_post.excerpt,
    replace(replace(replace(replace(replace(
      regexp_replace(regexp_replace(p_post.content, '</?(a|b|code|em|i|s|span|strong|sub|sup|u)(\s[^>]*)?>', '', 'gi'), '<[^>]*(>|$)', ' ', 'g'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')))
$$;
revoke all on function private.words_of_post(public.blog_posts) from public, anon, authenticated, service_role;

create function private.keep_post_words() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from private.blog_post_words w where w.id = old.id;
    return null;
  end if;
  insert into private.blog_post_words (id, words) values (new.id, private.words_of_post(new))
  on conflict (id) do update set words = excluded.words;
  return null;
end
$$;
revoke all on function private.keep_post_words() from public, anon, authenticated, service_role;
create trigger keep_post_words after insert or update or delete on public.blog_posts
  for each row execute function private.keep_post_words();

insert into private.blog_post_words (id, words) select b.id, private.words_of_post(b) from public.blog_posts b;

-- Whether a post is among those that a folded text finds.
create function private.is_post_found(p_id uuid, p_needle text) returns boolean
  language sql stable security invoker set search_path = ''
as $$
  select p_needle = '' or exists (
    select from private.blog_post_words w where w.id = p_id and strpos(w.words, p_needle) > 0
  )
$$;
revoke all on function private.is_post_found(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.is_post_found(uuid, text) to authenticated;

-- One page of the posts whose title, category, slug or text contains a text, in whatever case and with whatever accents;
-- `newest` or `oldest` first, or by `title`. The next page starts after the last row of the one before: its created_at (or title) and id.
create or replace function public.admin_blog_posts(
  p_search text default '',
  p_before timestamptz default null,
  p_before_id uuid default null,
  p_limit integer default 20,
  p_sort text default 'newest',
  p_before_title text default null
) returns table (id uuid, title text, slug text, category text, created_at timestamptz, author text)
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  needle text := private.fold_text(btrim(p_search));
  least_id constant uuid := '00000000-0000-0000-0000-000000000000';
  most_id constant uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  most integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  page uuid[];
begin
  -- Asked here too: whether the join below reaches the authors of an empty page is the planner's choice.
  if not private.is_admin() then
    raise exception 'Only an admin reads this list.' using errcode = 'insufficient_privilege';
  end if;
  if p_sort = 'title' then
    page := array(
      select b.id from public.blog_posts b
      where (p_before_title is null or (lower(b.title collate "pg_c_utf8"), b.id)
          > (lower(p_before_title collate "pg_c_utf8"), coalesce(p_before_id, most_id)))
        and private.is_post_found(b.id, needle)
      order by lower(b.title collate "pg_c_utf8"), b.id
      limit most
    );
  elsif p_sort = 'oldest' then
    page := array(
      select b.id from public.blog_posts b
      where (b.created_at, b.id) > (coalesce(p_before, '-infinity'), coalesce(p_before_id, case when p_before is null then least_id else most_id end))
        and private.is_post_found(b.id, needle)
      order by b.created_at, b.id
      limit most
    );
  else
    page := array(
      select b.id from public.blog_posts b
      where (b.created_at, b.id) < (coalesce(p_before, 'infinity'), coalesce(p_before_id, case when p_before is null then most_id else least_id end))
        and private.is_post_found(b.id, needle)
      order by b.created_at desc, b.id desc
      limit most
    );
  end if;
  return query
    select b.id, b.title, b.slug, b.category, b.created_at, a.author
    from public.blog_posts b join private.blog_post_authors(page) a on a.id = b.id
    order by array_position(page, b.id);
end
$$;

create or replace function public.admin_blog_post_count(p_search text default '') returns integer
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  needle text := private.fold_text(btrim(p_search));
begin
  if not private.is_admin() then
    raise exception 'Only an admin reads this list.' using errcode = 'insufficient_privilege';
  end if;
  return (
    select count(*) from public.blog_posts b
    where private.is_post_found(b.id, needle)
  );
end
$$;
