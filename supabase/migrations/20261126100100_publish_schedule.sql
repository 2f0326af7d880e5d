-- Where the database has a scheduler (hosted projects have), it publishes on the minute. The embedded backend has a clock
-- of its own (scripts/backend/clock.ts).
do $$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform cron.schedule('publish-due-drafts', '* * * * *', 'select private.publish_due_drafts()');
  end if;
exception when others then
  raise warning 'Planned posts are not published by themselves: %', sqlerrm;
end
$$;
