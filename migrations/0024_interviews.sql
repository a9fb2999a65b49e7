-- Practice sessions. The posting and the resume are what Premium adds: questions then come from them.
create table interview_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  job_title text not null,
  fit text not null check (fit in ('occupation', 'family', 'none')),
  job_posting text,
  resume_id uuid,
  work_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (user_id, id),
  foreign key (user_id, resume_id) references resumes (user_id, id) on delete set null (resume_id),
  foreign key (user_id, work_id) references work (user_id, id) on delete set null (work_id)
);
comment on column interview_sessions.work_id is 'The newest question or answer that was worked on, running or ended.';
create index interview_sessions_by_page on interview_sessions (user_id, created_at desc, id desc) where deleted_at is null;
create index interview_sessions_by_deletion on interview_sessions (deleted_at) where deleted_at is not null;
create index interview_sessions_by_resume on interview_sessions (user_id, resume_id) where resume_id is not null;
create index interview_sessions_by_work on interview_sessions (user_id, work_id) where work_id is not null;

-- A question with its answer. The answer is kept from the moment it is sent; until it has feedback, the question is open.
create table interview_turns (
  user_id uuid not null,
  session_id uuid not null,
  number integer not null check (number >= 0),
  question text not null,
  about jsonb not null,
  answer text,
  feedback text,
  review jsonb,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  primary key (user_id, session_id, number),
  foreign key (user_id, session_id) references interview_sessions (user_id, id) on delete cascade,
  check ((feedback is null) = (answered_at is null)),
  check (feedback is null or answer is not null)
);
comment on column interview_turns.about is 'Why it is asked, what a good answer holds, and which question it asks again.';
create unique index interview_turns_open on interview_turns (user_id, session_id) where feedback is null;

do $$
declare owned text;
begin
  foreach owned in array array['interview_sessions', 'interview_turns'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy own_rows on %I to candor_app using (user_id = current_person()) with check (user_id = current_person())', owned);
    execute format('grant select, insert, update, delete on %I to candor_app', owned);
  end loop;
end $$;

-- Answers are fair use: so many in a span of time. They are counted as uses, so that what we fail at is given back.
alter table uses drop constraint uses_feature_check;
alter table uses add constraint uses_feature_check check (feature in ('resume', 'coverLetter', 'interviewAnswer'));
create index uses_of_fair_use on uses (user_id, feature, created_at) where feature = 'interviewAnswer';
create index uses_of_fair_use_by_age on uses (created_at) where feature = 'interviewAnswer';

create function forget_old_fair_use(batch integer) returns bigint language sql security definer set search_path = pg_catalog, pg_temp as
  $$ with gone as (delete from public.uses where ctid = any (array(
       select ctid from public.uses where feature = 'interviewAnswer' and created_at < now() - interval '60 days'
       order by created_at limit batch for update skip locked)) returning 1)
     select count(*) from gone $$;
revoke all on function forget_old_fair_use(integer) from public;
grant execute on function forget_old_fair_use(integer) to candor_app;

create or replace function forget_deleted_documents(batch integer default 500) returns bigint language sql security definer set search_path = pg_catalog, pg_temp as
  $$ with letters as (delete from public.cover_letters where ctid = any (array(
       select ctid from public.cover_letters where deleted_at < now() - interval '30 days'
       order by deleted_at limit batch for update skip locked)) returning 1),
     sessions as (delete from public.interview_sessions where ctid = any (array(
       select ctid from public.interview_sessions where deleted_at < now() - interval '30 days'
       order by deleted_at limit batch for update skip locked)) returning 1),
     gone as (delete from public.resumes where ctid = any (array(
       select ctid from public.resumes where deleted_at < now() - interval '30 days'
       order by deleted_at limit batch for update skip locked)) returning 1)
     select greatest((select count(*) from gone), (select count(*) from letters), (select count(*) from sessions)) $$;

-- Sessions take room like any document.
create or replace function count_documents(person uuid, out living bigint, out stored bigint) language plpgsql as $$
begin
  perform from users where id = person for no key update;
  select count(*) filter (where d.deleted_at is null), count(*) into living, stored from (
    select deleted_at from resumes where user_id = person
    union all
    select deleted_at from cover_letters where user_id = person
    union all
    select deleted_at from interview_sessions where user_id = person) d;
end $$;
