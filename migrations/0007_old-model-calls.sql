-- What a model call cost is of use for the month's ceiling and for comparing with the year before; after that it goes.
create function forget_old_model_calls() returns bigint language sql security definer set search_path = pg_catalog, pg_temp as
  $$ with gone as (delete from public.llm_calls where created_at < now() - interval '13 months' returning 1)
     select count(*) from gone $$;
revoke all on function forget_old_model_calls() from public;
grant execute on function forget_old_model_calls() to candor_app;
