-- Lines that are perhaps true wait here for a yes. Resumes from before have none.
alter table resumes add column offers jsonb not null default '[]';

-- A yes speaks for the resume it was given on and, where it's about a line, for that line's job. Answers from before
-- have no resume: every question so far asked for a skill by its name in our lists, which is about the person and not
-- about a job, so these stay good for all of that person's resumes. An answer about anything longer than a name would
-- speak for jobs that it wasn't given for, and goes.
-- The key of a new answer begins with its resume, so that the primary key stays what the version before relies on.
alter table confirmations
  add column resume_id uuid,
  add column job text not null default '',
  add column about text not null default 'skill' check (about in ('skill', 'line')),
  add foreign key (user_id, resume_id) references resumes (user_id, id) on delete cascade;
create index confirmations_by_resume on confirmations (user_id, resume_id);
comment on column confirmations.job is 'The employer as it was read; empty for a skill or a summary.';
delete from confirmations where length(claim) > 60 or claim ~ '(\S+\s+){6}';
