-- Practice without grades: a session has a length, and the person says of each answer which points it covers and whether
-- it's worth keeping. Sessions of before have no length and go on as they did. A skipped question has an empty answer.
alter table interview_sessions add column length integer check (length > 0);
alter table interview_turns add column ticked integer[] not null default '{}',
  add column is_kept boolean not null default false;
comment on column interview_turns.review is 'Grades of answers from before practice went without them.';
