-- A post that was taken back comes in as such in one transaction: no reader sees it for a moment, and an import that is
-- cut off leaves nothing half done.

-- Gives the id of its draft. Of those who import it at once, one does; it is refused where there is such a post or draft.
create function private.import_taken_back_post(
  p_id uuid, p_fields jsonb, p_created_at timestamptz, p_updated_at timestamptz, p_old_slugs text[], p_publish_at timestamptz
) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  draft_id uuid;
begin
  if not private.is_admin() then
    raise exception 'Only an admin imports posts.' using errcode = 'insufficient_privilege';
  end if;
  -- The post is gone again before it can keep the next one waiting.
  perform pg_advisory_xact_lock(hashtextextended(p_id::text, 0));
  if exists (select from public.blog_post_drafts d where d.post_id = p_id) then
    raise exception 'There is a draft of this post: blog_post_drafts_pkey.'
      using errcode = 'unique_violation', constraint = 'blog_post_drafts_pkey';
  end if;
  perform private.import_post(p_id, null, p_fields, p_created_at, p_updated_at, p_old_slugs);
  draft_id := private.take_back_post(p_id, null);
  if p_publish_at is not null then
    update public.blog_post_drafts d set publish_at = p_publish_at where d.id = draft_id;
  end if;
  return draft_id;
end
$$;
revoke all on function private.import_taken_back_post(uuid, jsonb, timestamptz, timestamptz, text[], timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function private.import_taken_back_post(uuid, jsonb, timestamptz, timestamptz, text[], timestamptz)
  to authenticated;

create function public.admin_import_taken_back_post(
  p_id uuid, p_fields jsonb, p_created_at timestamptz default null, p_updated_at timestamptz default null,
  p_old_slugs text[] default '{}', p_publish_at timestamptz default null
) returns uuid
  language sql volatile security invoker set search_path = ''
as $$
  -- The embedded backend hands the fields over as a text.
  select private.import_taken_back_post(p_id,
    case jsonb_typeof(p_fields) when 'string' then (p_fields #>> '{}')::jsonb else p_fields end,
    p_created_at, p_updated_at, p_old_slugs, p_publish_at)
$$;
comment on function public.admin_import_taken_back_post(uuid, jsonb, timestamptz, timestamptz, text[], timestamptz) is
  'Stores a post that was taken back: as a draft, with its dates and addresses kept for it. Gives the id of the draft.';
revoke all on function public.admin_import_taken_back_post(uuid, jsonb, timestamptz, timestamptz, text[], timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.admin_import_taken_back_post(uuid, jsonb, timestamptz, timestamptz, text[], timestamptz)
  to authenticated;

-- As before, for the embedded backend, too. Owner and grants stay as they are.
create or replace function public.admin_import_post(
  p_id uuid, p_fields jsonb, p_created_at timestamptz default null, p_updated_at timestamptz default null,
  p_old_slugs text[] default '{}', p_version integer default null
) returns integer
  language sql volatile security invoker set search_path = ''
as $$
  select private.import_post(p_id, p_version,
    case jsonb_typeof(p_fields) when 'string' then (p_fields #>> '{}')::jsonb else p_fields end,
    p_created_at, p_updated_at, p_old_slugs)
$$;
