-- How often an article was read: one number a post and UTC day, without anything about who read it.

create table private.post_reads (
  day date not null,
  -- No foreign key: a post that is deleted or taken back may come again.
  post_id uuid not null,
  reads integer not null check (reads > 0),
  constraint post_reads_pkey primary key (day, post_id)
);
comment on table private.post_reads is 'How often a post was read in a UTC day. Nothing about who read it. Kept for 400 days.';
create index post_reads_of_post on private.post_reads (post_id, day);
alter table private.post_reads enable row level security;
revoke all on table private.post_reads from public, anon, authenticated, service_role;
grant select on table private.post_reads to authenticated;
create policy "Admins read how often posts are read" on private.post_reads
  for select to authenticated using ((select private.is_admin()));

-- For the edge function `count-read`. Only what is on the blog is counted, so that no caller can fill the table.
create function public.count_read(p_post uuid) returns void
  language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s'
as $$
declare
  today constant date := (now() at time zone 'utc')::date;
begin
  insert into private.post_reads as r (day, post_id, reads)
  select today, b.id, 1 from public.blog_posts b where b.id = p_post
  on conflict (day, post_id) do update set reads = r.reads + 1;
  delete from private.post_reads r where r.ctid = any (array(
    select o.ctid from private.post_reads o where o.day < today - 400 limit 200 for update skip locked
  ));
end
$$;
revoke all on function public.count_read(uuid) from public, anon, authenticated, service_role;
grant execute on function public.count_read(uuid) to service_role;

-- Reads of the last days, today among them, of each post that a list shows.
create function public.admin_post_reads(p_ids uuid[], p_days integer default 30) returns table (id uuid, reads bigint)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin sees how often a post is read.' using errcode = 'insufficient_privilege';
  end if;
  return query
    select i.id, coalesce(sum(r.reads), 0)
    from unnest(p_ids) i (id)
    left join private.post_reads r on r.post_id = i.id and r.day > (now() at time zone 'utc')::date - p_days
    group by i.id;
end
$$;
revoke all on function public.admin_post_reads(uuid[], integer) from public, anon, authenticated, service_role;
grant execute on function public.admin_post_reads(uuid[], integer) to authenticated;

-- The posts on the blog that were read most, and beside each the reads of all of them together.
create function public.admin_most_read(p_days integer default 30, p_limit integer default 20)
  returns table (id uuid, title text, slug text, reads bigint, all_reads bigint)
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin sees how often a post is read.' using errcode = 'insufficient_privilege';
  end if;
  return query
    select b.id, b.title, b.slug, r.reads, (sum(r.reads) over ())::bigint
    from (
      select p.post_id, sum(p.reads) as reads from private.post_reads p
      where p.day > (now() at time zone 'utc')::date - p_days
      group by p.post_id
    ) r join public.blog_posts b on b.id = r.post_id
    order by r.reads desc, b.title, b.id
    limit least(greatest(coalesce(p_limit, 20), 1), 100);
end
$$;
revoke all on function public.admin_most_read(integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.admin_most_read(integer, integer) to authenticated;
