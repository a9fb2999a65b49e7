-- What a job must have for a person, as they said with their last search.
create table job_preferences (
  user_id uuid primary key references users on delete cascade,
  preferences jsonb not null,
  updated_at timestamptz not null default now()
);

-- Searches that have ended. One has the id of the work that made it, so that no crash can make two of it.
create table job_searches (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  job_title text not null,
  job_type text[] not null default '{}',
  location text,
  is_remote boolean not null default false,
  resume_id uuid,
  linkedin_url text,
  preferences jsonb not null default '{}',
  sources jsonb not null default '[]',
  created_at timestamptz not null default now(),
  unique (user_id, id),
  foreign key (user_id, resume_id) references resumes (user_id, id) on delete set null (resume_id)
);
comment on column job_searches.linkedin_url is 'Kept as the person gave it, and never fetched.';
create index job_searches_by_page on job_searches (user_id, created_at desc, id desc);
create index job_searches_by_age on job_searches (created_at);
create index job_searches_by_resume on job_searches (user_id, resume_id) where resume_id is not null;

-- Narrow: the posting itself is elsewhere, stored once for everybody. Where its source forbids that, title, company,
-- place and link are all there is of it.
create table job_matches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  search_id uuid not null,
  place smallint not null check (place >= 0),
  source text not null,
  job_id text not null,
  posting_id text,
  job_title text not null,
  company text not null,
  location text,
  apply_url text not null,
  salary text,
  pay jsonb,
  employment_type text,
  is_remote boolean not null default false,
  posted_at text,
  score smallint not null check (score between 0 and 100),
  experience smallint check (experience between 0 and 100),
  skills smallint check (skills between 0 and 100),
  industry smallint check (industry between 0 and 100),
  rule text not null,
  verdict jsonb not null,
  is_liked boolean not null default false,
  is_applied boolean not null default false,
  kept jsonb,
  kept_until timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, search_id, place),
  foreign key (user_id, search_id) references job_searches (user_id, id) on delete cascade,
  check (kept is null or is_liked or is_applied),
  check (apply_url = '' or apply_url ~* '^https?://')
);
comment on column job_matches.place is 'Its place in the list, best first: what the score and the must-haves say.';
comment on column job_matches.kept is 'A copy of what is liked or applied for, because postings go.';
comment on column job_matches.kept_until is 'When the terms of its source ask for the copy to go; null: they do not.';
create index job_matches_by_age on job_matches (created_at) where not (is_liked or is_applied);
create index job_matches_by_copy on job_matches (kept_until) where kept is not null and kept_until is not null;

do $$
declare owned text;
begin
  foreach owned in array array['job_preferences', 'job_searches', 'job_matches'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy own_rows on %I to candor_app using (user_id = current_person()) with check (user_id = current_person())', owned);
    execute format('grant select, insert, update, delete on %I to candor_app', owned);
  end loop;
end $$;

-- Searches are fair use, as answers to interview questions are.
alter table uses drop constraint uses_feature_check;
alter table uses add constraint uses_feature_check check (feature in ('resume', 'coverLetter', 'interviewAnswer', 'jobSearch'));
drop index uses_of_fair_use;
drop index uses_of_fair_use_by_age;
create index uses_of_fair_use on uses (user_id, feature, created_at) where feature in ('interviewAnswer', 'jobSearch');
create index uses_of_fair_use_by_age on uses (created_at) where feature in ('interviewAnswer', 'jobSearch');

create or replace function forget_old_fair_use(batch integer) returns bigint language sql security definer set search_path = pg_catalog, pg_temp as
  $$ with gone as (delete from public.uses where ctid = any (array(
       select ctid from public.uses where feature in ('interviewAnswer', 'jobSearch') and created_at < now() - interval '60 days'
       order by created_at limit batch for update skip locked)) returning 1)
     select count(*) from gone $$;

-- Matches go after 90 days unless they are liked or applied for, copies when their source asks for it.
create function forget_old_job_matches(batch integer) returns bigint language sql security definer set search_path = pg_catalog, pg_temp as
  $$ with copies as (update public.job_matches set kept = null where ctid = any (array(
       select ctid from public.job_matches where kept is not null and kept_until < now()
       order by kept_until limit batch for update skip locked)) returning 1),
     gone as (delete from public.job_matches where ctid = any (array(
       select ctid from public.job_matches where not (is_liked or is_applied) and created_at < now() - interval '90 days'
       order by created_at limit batch for update skip locked)) returning 1)
     select greatest((select count(*) from copies), (select count(*) from gone)) $$;

-- A search goes with the last of its matches.
create function forget_old_job_searches(batch integer) returns bigint language sql security definer set search_path = pg_catalog, pg_temp as
  $$ with gone as (delete from public.job_searches where ctid = any (array(
       select s.ctid from public.job_searches s where s.created_at < now() - interval '90 days'
         and not exists (select from public.job_matches m where m.user_id = s.user_id and m.search_id = s.id)
       order by s.created_at limit batch for update of s skip locked)) returning 1)
     select count(*) from gone $$;

do $$
declare job text;
begin
  foreach job in array array['forget_old_job_matches(integer)', 'forget_old_job_searches(integer)'] loop
    execute format('revoke all on function %s from public', job);
    execute format('grant execute on function %s to candor_app', job);
  end loop;
end $$;
