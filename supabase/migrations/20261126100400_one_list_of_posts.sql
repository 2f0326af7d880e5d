-- Posts and drafts in one list for admins: what is published, unfinished, planned, or taken back.

-- The search looks in drafts, too.
alter table private.blog_post_words add column is_draft boolean not null default false;
alter table private.blog_post_words drop constraint blog_post_words_pkey;
alter table private.blog_post_words add constraint blog_post_words_pkey primary key (id, is_draft);
comment on table private.blog_post_words is
  'What the admin''s search looks in, folded. Filled by triggers on blog_posts and blog_post_drafts.';

create or replace function private.keep_post_words() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from private.blog_post_words w where w.id = old.id and not w.is_draft;
    return null;
  end if;
  insert into private.blog_post_words (id, words) values (new.id, private.words_of_post(new))
  on conflict (id, is_draft) do update set words = excluded.words;
  return null;
end
$$;

create function private.keep_draft_words() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from private.blog_post_words w where w.id = old.id and w.is_draft;
    return null;
  end if;
  insert into private.blog_post_words (id, is_draft, words)
  values (new.id, true, private.words_of_post(jsonb_populate_record(null::public.blog_posts,
    (select jsonb_object_agg(f.key, f.value) from jsonb_each_text(new.fields) f
      where f.key in ('title', 'category', 'slug', 'excerpt', 'content')))))
  on conflict (id, is_draft) do update set words = excluded.words;
  return null;
end
$$;
revoke all on function private.keep_draft_words() from public, anon, authenticated, service_role;
create trigger keep_draft_words after insert or update or delete on public.blog_post_drafts
  for each row execute function private.keep_draft_words();
-- Has the words written for the drafts that there are.
update public.blog_post_drafts set updated_at = updated_at;

drop function private.is_post_found(uuid, text);
create function private.is_found(p_id uuid, p_is_draft boolean, p_needle text) returns boolean
  language sql stable security invoker set search_path = ''
as $$
  select p_needle = '' or exists (
    select from private.blog_post_words w
    where w.id = p_id and w.is_draft = p_is_draft and strpos(w.words, p_needle) > 0
  )
$$;
revoke all on function private.is_found(uuid, boolean, text) from public, anon, authenticated, service_role;
grant execute on function private.is_found(uuid, boolean, text) to authenticated;

-- Drafts as the list shows them. Its date is the one that counts: when it will be published, when the post that was taken
-- back was, or when it was saved.
create view private.listed_drafts with (security_invoker = on) as
  select d.id, coalesce(d.fields ->> 'title', '') as title, d.fields ->> 'slug' as slug,
    coalesce(nullif(d.fields ->> 'category', ''), 'General') as category,
    coalesce(d.publish_at, g.created_at, d.updated_at) as created_at, coalesce(g.author, d.updated_by) as author,
    case when d.publish_at is not null then 'planned' when g.id is not null then 'taken_back' else 'draft' end as state,
    d.version is not null as is_change, d.publish_at, d.publish_problem
  from public.blog_post_drafts d
  left join public.deleted_blog_posts g on g.id = d.post_id and g.is_taken_back;
revoke all on table private.listed_drafts from public, anon, authenticated, service_role;
grant select on table private.listed_drafts to authenticated;

drop function public.admin_blog_posts(text, timestamptz, uuid, integer, text, text);
drop function public.admin_blog_post_count(text);

-- One page of the posts and drafts of a state (or of `all`) whose title, category, slug or text contains a text, in
-- whatever case and with whatever accents; `newest` or `oldest` first, or by `title`. The next page starts after the last
-- row of the one before: its created_at (or title) and id. The id is the draft's where it is one.
create function public.admin_blog_posts(
  p_search text default '',
  p_before timestamptz default null,
  p_before_id uuid default null,
  p_limit integer default 20,
  p_sort text default 'newest',
  p_before_title text default null,
  p_state text default 'published'
) returns table (id uuid, title text, slug text, category text, created_at timestamptz, author text,
    state text, is_change boolean, publish_at timestamptz, publish_problem text)
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  needle text := private.fold_text(btrim(p_search));
  least_id constant uuid := '00000000-0000-0000-0000-000000000000';
  most_id constant uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  most integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  has_posts boolean := p_state in ('all', 'published');
  title_before text := lower(p_before_title collate "pg_c_utf8");
  page uuid[];
begin
  -- Asked here too: whether the join below reaches the authors of an empty page is the planner's choice.
  if not private.is_admin() then
    raise exception 'Only an admin reads this list.' using errcode = 'insufficient_privilege';
  end if;
  -- Each half brings a page of its own, so that of ten thousand posts no more than a page is read.
  if p_sort = 'title' then
    page := array(
      select u.id from (
        (select b.id, lower(b.title collate "pg_c_utf8") as title from public.blog_posts b
          where has_posts and private.is_found(b.id, false, needle)
            and (title_before is null
              or (lower(b.title collate "pg_c_utf8"), b.id) > (title_before, coalesce(p_before_id, most_id)))
          order by 2, 1 limit most)
        union all
        (select d.id, lower(d.title collate "pg_c_utf8") from private.listed_drafts d
          where p_state in ('all', d.state) and private.is_found(d.id, true, needle)
            and (title_before is null
              or (lower(d.title collate "pg_c_utf8"), d.id) > (title_before, coalesce(p_before_id, most_id)))
          order by 2, 1 limit most)
      ) u order by u.title, u.id limit most
    );
  elsif p_sort = 'oldest' then
    page := array(
      select u.id from (
        (select b.id, b.created_at from public.blog_posts b
          where has_posts and private.is_found(b.id, false, needle) and (b.created_at, b.id)
            > (coalesce(p_before, '-infinity'), coalesce(p_before_id, case when p_before is null then least_id else most_id end))
          order by b.created_at, b.id limit most)
        union all
        (select d.id, d.created_at from private.listed_drafts d
          where p_state in ('all', d.state) and private.is_found(d.id, true, needle) and (d.created_at, d.id)
            > (coalesce(p_before, '-infinity'), coalesce(p_before_id, case when p_before is null then least_id else most_id end))
          order by d.created_at, d.id limit most)
      ) u order by u.created_at, u.id limit most
    );
  else
    page := array(
      select u.id from (
        (select b.id, b.created_at from public.blog_posts b
          where has_posts and private.is_found(b.id, false, needle) and (b.created_at, b.id)
            < (coalesce(p_before, 'infinity'), coalesce(p_before_id, case when p_before is null then most_id else least_id end))
          order by b.created_at desc, b.id desc limit most)
        union all
        (select d.id, d.created_at from private.listed_drafts d
          where p_state in ('all', d.state) and private.is_found(d.id, true, needle) and (d.created_at, d.id)
            < (coalesce(p_before, 'infinity'), coalesce(p_before_id, case when p_before is null then most_id else least_id end))
          order by d.created_at desc, d.id desc limit most)
      ) u order by u.created_at desc, u.id desc limit most
    );
  end if;
  return query
    select r.* from (
      select b.id, b.title, b.slug, b.category, b.created_at, a.author, 'published', false, null::timestamptz, null::text
      from public.blog_posts b join private.blog_post_authors(page) a on a.id = b.id
      where has_posts and b.id = any (page)
      union all
      select d.id, d.title, d.slug, d.category, d.created_at, d.author, d.state, d.is_change, d.publish_at, d.publish_problem
      from private.listed_drafts d
      where d.id = any (page) and p_state in ('all', d.state)
    ) r
    order by array_position(page, r.id);
end
$$;

create function public.admin_blog_post_count(p_search text default '', p_state text default 'published') returns integer
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
    where p_state in ('all', 'published') and private.is_found(b.id, false, needle)
  ) + (
    select count(*) from private.listed_drafts d
    where p_state in ('all', d.state) and private.is_found(d.id, true, needle)
  );
end
$$;

revoke all on function public.admin_blog_posts(text, timestamptz, uuid, integer, text, text, text)
  from public, anon, authenticated, service_role;
revoke all on function public.admin_blog_post_count(text, text) from public, anon, authenticated, service_role;
grant execute on function public.admin_blog_posts(text, timestamptz, uuid, integer, text, text, text) to authenticated;
grant execute on function public.admin_blog_post_count(text, text) to authenticated;
