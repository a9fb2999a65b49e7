-- Work whose job is gone (deleted by age, or lost with its queue) would hold a person's use for ever.
-- Housekeeping ends it and gives the use back. It sees everybody's rows, so it is a named hole in the
-- wall, and names every table by its schema.
create function release_lost_work(reason jsonb) returns bigint language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
declare released bigint;
begin
  with lost as (
    update public.work w set state = 'failed', finished_at = now(), error = reason
    where w.state in ('queued', 'running')
      and w.created_at < now() - interval '1 hour'
      and not exists (
        select from pgboss.job j where j.id = w.job_id and j.state::text in ('created', 'retry', 'active'))
      and not exists (
        select from pgboss.job j where j.name = 'work.dead' and j.state::text in ('created', 'retry', 'active')
          and j.data ->> 'workId' = w.id::text)
    returning w.id
  ), freed as (
    update public.uses u set state = 'released', ended_at = now() from lost
    where u.work_id = lost.id and u.state = 'reserved'
  )
  select count(*) into released from lost;
  return released;
end $$;
revoke all on function release_lost_work(jsonb) from public;
grant execute on function release_lost_work(jsonb) to candor_app;
create index work_unfinished on work (created_at) where state in ('queued', 'running');
