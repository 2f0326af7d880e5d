-- Realtime tells an account's other devices that its revision has moved; what it keeps is read as before. Realtime asks
-- the table's policy for each listener. The embedded backend has no such publication.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.kept_totals;
  end if;
end;
$$;
