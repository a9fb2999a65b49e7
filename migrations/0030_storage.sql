-- How many bytes a person's things take: `living` what they see and can delete, `stored` also what goes by itself in
-- time: what they deleted, their searches, and the work that was done for them. A hundred bytes a row stand for all that isn't
-- counted by column. The size of a long value is known without reading it, so this costs about what its rows cost to find.
-- It runs as the caller, behind the wall. `src/server/quota/storage.test.ts` knows which tables are left out, and why.
create function stored_bytes(person uuid, out living bigint, out stored bigint) language plpgsql stable
  set plan_cache_mode = force_generic_plan as $$
begin
  with sizes(bytes, is_living) as (
    select 100 + pg_column_size(r.title) + pg_column_size(r.original_content) + coalesce(pg_column_size(r.job_posting), 0)
        + coalesce(pg_column_size(r.optimized_content), 0) + coalesce(pg_column_size(r.structured_data), 0)
        + coalesce(pg_column_size(r.parsed_data), 0) + pg_column_size(r.changes) + pg_column_size(r.offers)
        + pg_column_size(r.reverted) + pg_column_size(r.questions) + pg_column_size(r.unsure)
        + pg_column_size(r.unsure_sources) + pg_column_size(r.notices), r.deleted_at is null
      from resumes r where r.user_id = person
    union all
    select 100 + pg_column_size(v.content), r.deleted_at is null
      from resumes r join resume_versions v on v.user_id = r.user_id and v.resume_id = r.id where r.user_id = person
    union all
    select 100 + pg_column_size(c.job) + 2 * pg_column_size(c.claim) + pg_column_size(c.words), true
      from confirmations c where c.user_id = person
    union all
    select 100 + pg_column_size(l.title) + pg_column_size(l.content) + coalesce(pg_column_size(l.job_posting), 0)
        + coalesce(pg_column_size(l.owner), 0) + pg_column_size(l.sentences) + pg_column_size(l.offers)
        + pg_column_size(l.notices), l.deleted_at is null
      from cover_letters l where l.user_id = person
    union all
    select 100 + pg_column_size(v.content), l.deleted_at is null
      from cover_letters l join cover_letter_versions v on v.user_id = l.user_id and v.letter_id = l.id
      where l.user_id = person
    union all
    select 100 + pg_column_size(s.job_title) + coalesce(pg_column_size(s.job_posting), 0), s.deleted_at is null
      from interview_sessions s where s.user_id = person
    union all
    select 100 + pg_column_size(t.question) + pg_column_size(t.about) + coalesce(pg_column_size(t.answer), 0)
        + coalesce(pg_column_size(t.feedback), 0) + coalesce(pg_column_size(t.review), 0), s.deleted_at is null
      from interview_sessions s join interview_turns t on t.user_id = s.user_id and t.session_id = s.id
      where s.user_id = person
    union all
    select 100 + coalesce(pg_column_size(p.form), 0) + coalesce(pg_column_size(p.profile), 0) + pg_column_size(p.answers), true
      from linkedin_profiles p where p.user_id = person
    union all
    select 100 + pg_column_size(p.preferences), true from job_preferences p where p.user_id = person
    union all
    select 100 + pg_column_size(s.job_title) + pg_column_size(s.preferences) + pg_column_size(s.sources), false
      from job_searches s where s.user_id = person
    union all
    select 200 + pg_column_size(m.verdict) + pg_column_size(m.apply_url) + coalesce(pg_column_size(m.kept), 0), false
      from job_matches m where m.user_id = person
    union all
    select 100 + pg_column_size(w.input) + coalesce(pg_column_size(w.result), 0) + coalesce(pg_column_size(w.error), 0), false
      from work w where w.user_id = person
    union all
    select 100 + pg_column_size(e.event), false
      from work w join work_events e on e.work_id = w.id where w.user_id = person)
  select coalesce(sum(bytes) filter (where is_living), 0), coalesce(sum(bytes), 0) into living, stored from sizes;
end $$;
