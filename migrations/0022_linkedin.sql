-- The last LinkedIn profile that was written for a person, with the form it was written from and what they have said of
-- it. One a person: a new one takes its place. `answers` outlives it, because what was said once is evidence from then on.
create table linkedin_profiles (
  user_id uuid primary key references users on delete cascade,
  form jsonb,
  profile jsonb,
  answers jsonb not null default '{}',
  resume_id uuid,
  work_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (user_id, resume_id) references resumes (user_id, id) on delete set null (resume_id),
  foreign key (user_id, work_id) references work (user_id, id) on delete set null (work_id)
);
comment on column linkedin_profiles.work_id is 'The newest optimize, running or ended: only what that one writes is kept.';
comment on column linkedin_profiles.resume_id is 'The resume that it was written from, if there was one.';
alter table linkedin_profiles enable row level security;
create policy own_rows on linkedin_profiles to candor_app
  using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, update, delete on linkedin_profiles to candor_app;
