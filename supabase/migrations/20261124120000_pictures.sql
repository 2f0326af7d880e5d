-- The pictures of posts: in Supabase Storage, read by everybody, written by admins. The embedded backend has no storage
-- service; it keeps them in the data folder (scripts/backend/pictures.ts).
do $$
begin
  if to_regclass('storage.buckets') is null or to_regclass('storage.objects') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('pictures', 'pictures', true, 3145728, array['image/webp', 'image/jpeg', 'image/png'])
    on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;
  -- A public bucket is read by address. Its list is for admins, and so is what changes it.
  create policy "Admins list pictures" on storage.objects
    for select to authenticated using (bucket_id = 'pictures' and (select private.is_admin()));
  create policy "Admins add pictures" on storage.objects
    for insert to authenticated with check (bucket_id = 'pictures' and (select private.is_admin()));
  create policy "Admins delete pictures" on storage.objects
    for delete to authenticated using (bucket_id = 'pictures' and (select private.is_admin()));
end
$$;
