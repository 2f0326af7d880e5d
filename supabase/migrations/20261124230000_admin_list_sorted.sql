-- The admin's list can be sorted, and says how many posts there are.

drop function public.admin_blog_posts(text, timestamptz, uuid, integer);

-- One page of the posts whose title or category contains a text, in whatever case; `newest` or `oldest` first, or by
-- `title`. The next page starts after the last row of the one before: its created_at (or title) and id.
create function public.admin_blog_posts(
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
  needle text := lower(coalesce(p_search, '') collate "pg_c_utf8");
  least_id constant uuid := '00000000-0000-0000-0000-000000000000';
  most_id constant uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  most integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  page uuid[];
begin
  -- Asked here too: whether the join below reaches the authors of an empty page is the planner's choice.
  if not private.is_admin() then
    raise exception 'Only an admin reads this list.' using errcode = 'insufficient_privilege';
  end if;
  -- strpos knows no wildcards, so nothing has to be escaped.
  if p_sort = 'title' then
    page := array(
      select b.id from public.blog_posts b
      where (p_before_title is null or (lower(b.title collate "pg_c_utf8"), b.id)
          > (lower(p_before_title collate "pg_c_utf8"), coalesce(p_before_id, most_id)))
        and (strpos(lower(b.title collate "pg_c_utf8"), needle) > 0 or strpos(lower(b.category collate "pg_c_utf8"), needle) > 0)
      order by lower(b.title collate "pg_c_utf8"), b.id
      limit most
    );
  elsif p_sort = 'oldest' then
    page := array(
      select b.id from public.blog_posts b
      where (b.created_at, b.id) > (coalesce(p_before, '-infinity'), coalesce(p_before_id, case when p_before is null then least_id else most_id end))
        and (strpos(lower(b.title collate "pg_c_utf8"), needle) > 0 or strpos(lower(b.category collate "pg_c_utf8"), needle) > 0)
      order by b.created_at, b.id
      limit most
    );
  else
    page := array(
      select b.id from public.blog_posts b
      where (b.created_at, b.id) < (coalesce(p_before, 'infinity'), coalesce(p_before_id, case when p_before is null then most_id else least_id end))
        and (strpos(lower(b.title collate "pg_c_utf8"), needle) > 0 or strpos(lower(b.category collate "pg_c_utf8"), needle) > 0)
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

create function public.admin_blog_post_count(p_search text default '') returns integer
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  needle text := lower(coalesce(p_search, '') collate "pg_c_utf8");
begin
  if not private.is_admin() then
    raise exception 'Only an admin reads this list.' using errcode = 'insufficient_privilege';
  end if;
  return (
    select count(*) from public.blog_posts b
    where strpos(lower(b.title collate "pg_c_utf8"), needle) > 0 or strpos(lower(b.category collate "pg_c_utf8"), needle) > 0
  );
end
$$;

revoke all on function public.admin_blog_posts(text, timestamptz, uuid, integer, text, text) from public, anon, authenticated, service_role;
revoke all on function public.admin_blog_post_count(text) from public, anon, authenticated, service_role;
grant execute on function public.admin_blog_posts(text, timestamptz, uuid, integer, text, text) to authenticated;
grant execute on function public.admin_blog_post_count(text) to authenticated;
