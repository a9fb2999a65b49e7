-- Where in the pasted text each unsure field was read, so that the person can compare. Rows from before have none: their
-- fields are asked about without the words beside them.
alter table resumes add column unsure_sources jsonb not null default '[]';
