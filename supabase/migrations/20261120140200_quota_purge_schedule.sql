-- Where the database has a scheduler (hosted projects have), outdated rows also go on a day without a visitor.
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
  end if;
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform cron.schedule('purge-quota-uses', '7 * * * *', 'select private.purge_quota_uses(100000)');
  end if;
exception when others then
  raise warning 'Outdated quota rows are deleted by later calls only: %', sqlerrm;
end
$$;
