-- Whoever cancels after finished lines were shown has had them: the work ends early, with those as its result.
alter table work add column stop_asked_at timestamptz;
comment on column work.stop_asked_at is 'The person has seen enough: what was shown is the result, and the use is spent.';
