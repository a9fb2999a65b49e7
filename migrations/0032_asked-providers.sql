-- What was asked of somebody who sends a bill can't be taken back by canceling.
alter table work add column provider_asked_at timestamptz;
comment on column work.provider_asked_at is 'Written before the first call to a model or a paid job source goes out: from then on canceling no longer gives the use back.';
