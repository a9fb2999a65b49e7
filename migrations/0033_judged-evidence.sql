-- What a model said that a resume shows of a posting, so that the same pair always gets the same verdicts: another answer
-- tomorrow would be another score for the same words. `pair_key` is a hash of the pasted resume, the posting and the prompt's
-- version. Quotes in it are the person's own words. Of each resume only the newest few pairs are kept.
create table judged_evidence (
  user_id uuid not null,
  resume_id uuid not null,
  pair_key text not null,
  asks jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, resume_id, pair_key),
  foreign key (user_id, resume_id) references resumes (user_id, id) on delete cascade
);
alter table judged_evidence enable row level security;
create policy own_rows on judged_evidence to candor_app
  using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, delete on judged_evidence to candor_app;
