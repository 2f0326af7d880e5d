-- A draft can be shown to somebody without an account, by a link that holds a secret: for seven days, or until an admin
-- revokes it. With the draft its links are gone.

create table private.preview_links (
  id uuid not null default gen_random_uuid(),
  draft_id uuid not null,
  -- SHA-256 of the secret, which nobody can read out of it.
  hash bytea not null,
  created_at timestamptz not null default now(),
  created_by text,
  expires_at timestamptz not null default now() + interval '7 days',
  constraint preview_links_pkey primary key (id),
  constraint preview_links_hash_key unique (hash),
  constraint preview_links_draft_fkey foreign key (draft_id) references public.blog_post_drafts (id) on delete cascade
);
comment on table private.preview_links is 'Links that show a draft to whoever has them. Made by private.make_preview_link() alone.';
create index preview_links_draft on private.preview_links (draft_id);

alter table private.preview_links enable row level security;
revoke all on table private.preview_links from public, anon, authenticated, service_role;
grant select (id, draft_id, created_at, created_by, expires_at) on table private.preview_links to authenticated;
grant delete on table private.preview_links to authenticated;
create policy "Admins read preview links" on private.preview_links
  for select to authenticated using ((select private.is_admin()) and expires_at > now());
create policy "Admins revoke preview links" on private.preview_links
  for delete to authenticated using ((select private.is_admin()));

create view public.preview_links with (security_invoker = on) as
  select id, draft_id, created_at, created_by, expires_at from private.preview_links;
comment on view public.preview_links is 'Preview links that work, for admins alone: who made them, and until when.';
revoke all on table public.preview_links from public, anon, authenticated, service_role;
grant select, delete on table public.preview_links to authenticated;

-- Gives the secret of a new link: the only time that it can be read. Null where there is no such draft.
create function private.make_preview_link(p_draft uuid) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  most_links constant integer := 20;
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not private.is_admin() then
    raise exception 'Only an admin shows a draft to others.' using errcode = 'insufficient_privilege';
  end if;
  delete from private.preview_links l where l.expires_at <= now();
  -- Locked, so that the draft stays, and two calls at once count each other's links.
  perform from public.blog_post_drafts d where d.id = p_draft for update;
  if not found then
    return null;
  end if;
  if (select count(*) from private.preview_links l where l.draft_id = p_draft) >= most_links then
    raise exception 'This draft has % links already. Revoke one first.', most_links using errcode = 'program_limit_exceeded';
  end if;
  insert into private.preview_links (draft_id, hash, created_by)
    values (p_draft, sha256(convert_to(secret, 'utf8')), private.caller_email());
  return secret;
end
$$;
revoke all on function private.make_preview_link(uuid) from public, anon, authenticated, service_role;
grant execute on function private.make_preview_link(uuid) to authenticated;

create function public.admin_make_preview_link(p_draft uuid) returns text
  language sql volatile security invoker set search_path = ''
as $$
  select private.make_preview_link(p_draft)
$$;
comment on function public.admin_make_preview_link(uuid) is
  'Makes a link that shows a draft for seven days; gives its secret, or null where there is no such draft.';
revoke all on function public.admin_make_preview_link(uuid) from public, anon, authenticated, service_role;
grant execute on function public.admin_make_preview_link(uuid) to authenticated;

-- For the edge function `preview-draft`. An unknown secret, one that is out of date and one that was revoked are the same.
create function public.previewed_draft(p_secret text) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('fields', d.fields, 'savedAt', d.updated_at, 'expiresAt', l.expires_at)
  from private.preview_links l join public.blog_post_drafts d on d.id = l.draft_id
  where l.hash = sha256(convert_to(p_secret, 'utf8')) and l.expires_at > now()
$$;
comment on function public.previewed_draft(text) is 'The draft that a preview link shows; null where the link does not work.';
revoke all on function public.previewed_draft(text) from public, anon, authenticated, service_role;
grant execute on function public.previewed_draft(text) to service_role;
