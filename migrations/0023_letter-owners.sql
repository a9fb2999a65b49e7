-- Whose letter it is while its resume has not been optimized: until then the resume's row holds no fields, only text.
alter table cover_letters add column owner jsonb;
comment on column cover_letters.owner is 'Name, contact details and language as they were read when the letter was written.';
