-- Ended work is forgotten after 30 days, but not the use that it took: without a spent use the free one would come back.
alter table uses drop constraint uses_user_id_work_id_fkey;
comment on column uses.work_id is 'The work that took it. It outlives that work.';

-- Every cleanup reads by the clock, so each has an index that begins with its oldest row.
create index work_by_end on work (finished_at) where finished_at is not null;
create index resumes_by_deletion on resumes (deleted_at) where deleted_at is not null;
create index cover_letters_by_deletion on cover_letters (deleted_at) where deleted_at is not null;
create index document_files_by_age on document_files (created_at);
create index mail_outbox_settled on mail_outbox (created_at) where state <> 'waiting';
create index sessions_by_end on auth.sessions (not_after);
create index one_time_tokens_by_end on auth.one_time_tokens (expires_at);
create index flow_state_by_age on auth.flow_state (created_at);
-- Read when an account goes.
create index flow_state_by_user on auth.flow_state (user_id);

-- The month's bill is a sum of days. A day has a few rows, so that calls at the same moment don't wait for one another.
create table model_costs_by_day (
  day date not null,
  part smallint not null,
  cost_micros bigint not null,
  primary key (day, part)
);
create function add_model_cost() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.model_costs_by_day as known (day, part, cost_micros)
    values ((new.created_at at time zone 'UTC')::date, pg_backend_pid() % 16, new.cost_micros)
    on conflict (day, part) do update set cost_micros = known.cost_micros + excluded.cost_micros;
  return null;
end $$;
revoke all on function add_model_cost() from public;
lock table llm_calls in share row exclusive mode;
create trigger add_cost after insert on llm_calls for each row when (new.cost_micros > 0) execute function add_model_cost();
insert into model_costs_by_day (day, part, cost_micros)
  select (created_at at time zone 'UTC')::date, 0, sum(cost_micros) from llm_calls where cost_micros > 0 group by 1;
create or replace function model_cost_since(since timestamptz) returns bigint language sql stable security definer set search_path = pg_catalog, pg_temp as
  $$ select coalesce(sum(cost_micros), 0)::bigint from public.model_costs_by_day where day >= (since at time zone 'UTC')::date $$;
drop index llm_calls_by_age;
create index llm_calls_by_age on llm_calls (created_at);

-- Housekeeping deletes in batches: a statement stays short, however much there is, and skips what somebody holds. The
-- version before calls these without a number and gets one batch.
drop function forget_old_idempotency_keys();
create function forget_old_idempotency_keys(batch integer default 5000) returns bigint language sql security definer set search_path = pg_catalog, pg_temp as
  $$ with gone as (delete from public.idempotency_keys where ctid = any (array(
       select ctid from public.idempotency_keys where created_at < now() - interval '24 hours'
       order by created_at limit batch for update skip locked)) returning 1)
     select count(*) from gone $$;

drop function forget_deleted_documents();
create function forget_deleted_documents(batch integer default 500) returns bigint language sql security definer set search_path = pg_catalog, pg_temp as
  $$ with letters as (delete from public.cover_letters where ctid = any (array(
       select ctid from public.cover_letters where deleted_at < now() - interval '30 days'
       order by deleted_at limit batch for update skip locked)) returning 1),
     gone as (delete from public.resumes where ctid = any (array(
       select ctid from public.resumes where deleted_at < now() - interval '30 days'
       order by deleted_at limit batch for update skip locked)) returning 1)
     select greatest((select count(*) from gone), (select count(*) from letters)) $$;

-- Work is looked up event by event (`offset 0`): a join might read all of it.
drop function forget_work_progress();
create function forget_work_progress(batch integer default 5000) returns bigint language sql security definer set search_path = pg_catalog, pg_temp as
  $$ with gone as (delete from public.work_events where ctid = any (array(
       select e.ctid from public.work_events e cross join lateral (
         select from public.work w where w.user_id = e.user_id and w.id = e.work_id
           and w.finished_at < now() - interval '1 day' offset 0) ended
       where e.event ? 'progress' and e.created_at < now() - interval '1 day'
       order by e.created_at limit batch for update of e skip locked)) returning 1)
     select count(*) from gone $$;

drop function forget_old_model_calls();
create function forget_old_model_calls(batch integer default 5000) returns bigint language sql security definer set search_path = pg_catalog, pg_temp as
  $$ with gone as (delete from public.llm_calls where ctid = any (array(
       select ctid from public.llm_calls where created_at < now() - interval '13 months'
       order by created_at limit batch for update skip locked)) returning 1)
     select count(*) from gone $$;

-- A file that nobody asked for lately is made again when somebody does.
create function forget_old_files(batch integer) returns bigint language sql security definer set search_path = pg_catalog, pg_temp as
  $$ with gone as (delete from public.document_files where ctid = any (array(
       select ctid from public.document_files where created_at < now() - interval '30 days'
       order by created_at limit batch for update skip locked)) returning 1)
     select count(*) from gone $$;

-- Its events go with it.
create function forget_old_work(batch integer) returns bigint language sql security definer set search_path = pg_catalog, pg_temp as
  $$ with gone as (delete from public.work where ctid = any (array(
       select ctid from public.work where finished_at < now() - interval '30 days'
       order by finished_at limit batch for update skip locked)) returning 1)
     select count(*) from gone $$;

-- The queue knows a job by its queue and its id. With the id alone every job was read.
drop function release_lost_work(jsonb);
create function release_lost_work(reason jsonb, batch integer default 500) returns bigint language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
declare released bigint;
begin
  with lost as (
    update public.work set state = 'failed', finished_at = now(), error = reason
    where id = any (array(
      select w.id from public.work w
      where w.state in ('queued', 'running')
        and w.created_at < now() - interval '1 hour'
        and not exists (
          select from pgboss.job j where j.name = 'work.' || w.kind and j.id = w.job_id
            and j.state::text in ('created', 'retry', 'active'))
        and not exists (
          select from pgboss.job j where j.name = 'work.dead' and j.state::text in ('created', 'retry', 'active')
            and j.data ->> 'workId' = w.id::text)
      order by w.created_at limit batch for update skip locked))
    returning id
  ), freed as (
    update public.uses u set state = 'released', ended_at = now() from lost
    where u.work_id = lost.id and u.state = 'reserved'
  )
  select count(*) into released from lost;
  return released;
end $$;

do $$
declare job text;
begin
  foreach job in array array['forget_old_idempotency_keys(integer)', 'forget_deleted_documents(integer)',
    'forget_work_progress(integer)', 'forget_old_model_calls(integer)', 'forget_old_files(integer)',
    'forget_old_work(integer)', 'release_lost_work(jsonb, integer)'] loop
    execute format('revoke all on function %s from public', job);
    execute format('grant execute on function %s to candor_app', job);
  end loop;
end $$;
