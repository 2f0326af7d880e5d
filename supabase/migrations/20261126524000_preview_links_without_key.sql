-- A foreign key keeps the table of drafts from being emptied at once, and a copy from being read in in any order. A
-- trigger does what it did: with a draft its links are gone.

alter table private.preview_links drop constraint preview_links_draft_fkey;

create function private.forget_preview_links() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.preview_links l where l.draft_id = old.id;
  return null;
end
$$;
revoke all on function private.forget_preview_links() from public, anon, authenticated, service_role;
create trigger forget_preview_links after delete on public.blog_post_drafts
  for each row execute function private.forget_preview_links();
