-- What an optimize leaves beside the resume's words: every change with its reason and source, what was kept out, and
-- what only the person can answer. `revision` rises with every write, so that two devices never overwrite each other.
alter table resumes
  add column revision integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column deleted_at timestamptz,
  add column parsed_data jsonb,
  add column score_before smallint check (score_before between 0 and 100),
  add column writer jsonb,
  add column changes jsonb not null default '[]',
  add column reverted jsonb not null default '[]',
  add column questions jsonb not null default '[]',
  add column unsure jsonb not null default '[]',
  add column notices jsonb not null default '[]',
  add column work_id uuid,
  add foreign key (user_id, work_id) references work (user_id, id) on delete set null (work_id);
comment on column resumes.parsed_data is 'The person''s own words by field, before anything was rewritten.';
comment on column resumes.work_id is 'The newest optimize of it, running or ended.';

alter table cover_letters
  add column title text not null default '',
  add column updated_at timestamptz not null default now(),
  add column deleted_at timestamptz;

-- Earlier states, to go back to.
create table resume_versions (
  user_id uuid not null,
  resume_id uuid not null,
  number integer not null,
  reason text not null check (reason in ('optimized', 'edited', 'decided', 'reverted')),
  content jsonb not null,
  ats_score smallint,
  created_at timestamptz not null default now(),
  primary key (user_id, resume_id, number),
  foreign key (user_id, resume_id) references resumes (user_id, id) on delete cascade
);

-- What a person said of themselves when asked: evidence, or a lasting no. One answer a claim.
create table confirmations (
  user_id uuid not null references users on delete cascade,
  claim_key text not null,
  claim text not null,
  answer text not null check (answer in ('yes', 'no')),
  words text not null default '',
  created_at timestamptz not null default now(),
  primary key (user_id, claim_key)
);

-- One row a call of a language model, without a word of what was sent or answered.
create table llm_calls (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  feature text not null,
  provider text not null,
  model text not null,
  prompt_version text not null,
  status text not null,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  milliseconds integer not null default 0,
  cost_micros bigint not null default 0,
  created_at timestamptz not null default now()
);
create index llm_calls_by_user on llm_calls (user_id, created_at desc);

do $$
declare owned text;
begin
  foreach owned in array array['resume_versions', 'confirmations', 'llm_calls'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy own_rows on %I to candor_app using (user_id = current_person()) with check (user_id = current_person())', owned);
  end loop;
end $$;
grant select, insert, update, delete on resume_versions, confirmations to candor_app;
grant select, insert on llm_calls to candor_app;

-- The month's bill over everybody, for the ceiling: a named hole in the wall.
create function model_cost_since(since timestamptz) returns bigint language sql stable security definer set search_path = pg_catalog, pg_temp as
  $$ select coalesce(sum(cost_micros), 0)::bigint from public.llm_calls where created_at >= since $$;
revoke all on function model_cost_since(timestamptz) from public;
grant execute on function model_cost_since(timestamptz) to candor_app;
create index llm_calls_by_age on llm_calls (created_at) include (cost_micros);

-- Tells of running work in one round trip: an optimize does so for every line. It runs as the caller, behind the wall.
create function tell_work(person uuid, which uuid, told jsonb) returns void language plpgsql as $$
begin
  perform set_config('app.user_id', person::text, true);
  perform from work where user_id = person and id = which and state = 'running' for update;
  if not found then return; end if;
  insert into work_events (work_id, user_id, seq, event)
    select which, person, coalesce(max(seq), 0) + 1, told from work_events where user_id = person and work_id = which;
  perform pg_notify('work_changed', which::text);
end $$;

-- Fired by the function below too, whose search path does not reach the tables: so this one names its table in full.
create or replace function forget_document_files() returns trigger language plpgsql as $$
begin
  delete from public.document_files where user_id = old.user_id and document_id = old.id;
  return old;
end $$;

-- What was deleted can be had back for 30 days.
create function forget_deleted_documents() returns bigint language sql security definer set search_path = pg_catalog, pg_temp as
  $$ with letters as (delete from public.cover_letters where deleted_at < now() - interval '30 days' returning 1),
     gone as (delete from public.resumes where deleted_at < now() - interval '30 days' returning 1)
     select (select count(*) from gone) + (select count(*) from letters) $$;
revoke all on function forget_deleted_documents() from public;
grant execute on function forget_deleted_documents() to candor_app;

-- News of work hold the resume line by line. They are for those who watch it, and must not outlive what they tell of.
create index work_events_of_progress on work_events (created_at) where event ? 'progress';
create function forget_work_progress() returns bigint language sql security definer set search_path = pg_catalog, pg_temp as
  $$ with gone as (delete from public.work_events e using public.work w
       where e.event ? 'progress' and e.created_at < now() - interval '1 day'
         and w.user_id = e.user_id and w.id = e.work_id and w.finished_at < now() - interval '1 day' returning 1)
     select count(*) from gone $$;
revoke all on function forget_work_progress() from public;
grant execute on function forget_work_progress() to candor_app;
