-- What all processes know of each job source: whether it rests, what went wrong last, and which calls were made of it.
create table job_sources (
  name text primary key,
  failures integer not null default 0,
  rests_until timestamptz,
  trial_until timestamptz,
  last_error text,
  last_error_at timestamptz,
  answered_at timestamptz
);
comment on column job_sources.failures is 'In a row.';
comment on column job_sources.trial_until is 'Somebody is trying whether it is back.';

create table job_source_calls (
  source text not null references job_sources on delete cascade,
  called_at timestamptz not null
);
create index job_source_calls_by_time on job_source_calls (source, called_at);

grant select, insert, update on job_sources to candor_app;
grant select, insert, delete on job_source_calls to candor_app;

-- Takes one call out of all windows or out of none. The row's lock makes it exact over all processes; the windows slide, so that
-- no reading of "25 a minute" is ever exceeded.
create function enter_job_source(wanted text, calls integer[], seconds integer[], most_failures integer, trial_seconds double precision)
  returns text language plpgsql as $$
declare
  state job_sources%rowtype;
  moment timestamptz;
begin
  insert into job_sources (name) values (wanted) on conflict do nothing;
  select * into state from job_sources where name = wanted for update;
  moment := clock_timestamp();
  if state.rests_until > moment or (state.failures >= most_failures and state.trial_until > moment) then
    return 'resting';
  end if;
  for place in 1 .. coalesce(array_length(calls, 1), 0) loop
    if calls[place] <= (select count(*) from job_source_calls
        where source = wanted and called_at > moment - make_interval(secs => seconds[place])) then
      return 'spent';
    end if;
  end loop;
  insert into job_source_calls (source, called_at) values (wanted, moment);
  delete from job_source_calls where source = wanted and called_at < moment - make_interval(secs => (select max(s) from unnest(seconds) s));
  if state.failures >= most_failures then
    update job_sources set trial_until = moment + make_interval(secs => trial_seconds) where name = wanted;
  end if;
  return 'go';
end $$;
revoke all on function enter_job_source(text, integer[], integer[], integer, double precision) from public;
grant execute on function enter_job_source(text, integer[], integer[], integer, double precision) to candor_app;
