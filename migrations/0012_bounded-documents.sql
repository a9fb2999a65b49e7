-- How many documents a person has, and how many rows they take with the deleted ones. The person's row is held first and
-- the count is a statement of its own, so that calls at once see each other's. It runs as the caller, behind the wall.
create function count_documents(person uuid, out living bigint, out stored bigint) language plpgsql as $$
begin
  perform from users where id = person for no key update;
  select count(*) filter (where d.deleted_at is null), count(*) into living, stored from (
    select deleted_at from resumes where user_id = person
    union all
    select deleted_at from cover_letters where user_id = person) d;
end $$;

-- Lists are read page by page: these hold exactly what a page reads, in its order. All rows of a person, deleted ones
-- too, are found by the unique index on (user_id, id), and letters by their resume.
create index resumes_by_page on resumes (user_id, created_at desc, id desc) where deleted_at is null;
create index cover_letters_by_page on cover_letters (user_id, created_at desc, id desc) where deleted_at is null;
create index cover_letters_by_resume on cover_letters (user_id, resume_id);
drop index resumes_by_user;
drop index cover_letters_by_user;

comment on column idempotency_keys.body is 'The id of what the first call made, or of the work it joined. The answer is read again.';
