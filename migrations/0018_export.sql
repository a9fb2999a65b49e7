-- What belongs to a person is found by walking the schema: the row of `users`, every table with a column `user_id` or one
-- that refers to a person, and every table whose rows refer to such rows. A table that is added later is found by itself.
-- `owned` is a condition on the row `t`, with the person as $1; tables that hang on others come after them.
create function person_tables() returns table (place regclass, owned text) language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp as $$
declare
  known jsonb := '{}';
  more jsonb;
begin
  select jsonb_object_agg(c.oid, (
    select string_agg(format('t.%I = $1', a.attname), ' or ') from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.atttypid = 'uuid'::regtype
      and (a.attname = 'user_id' or c.relname = 'users' and a.attname = 'id'
        or exists (select from pg_constraint f join pg_class r on r.oid = f.confrelid
          where f.contype = 'f' and f.conrelid = c.oid and f.conkey = array[a.attnum] and r.relname = 'users'))))
    into more
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname <> 'information_schema' and n.nspname not like 'pg\_%';
  more := jsonb_strip_nulls(more);
  while more is not null and more <> '{}' loop
    return query select e.key::oid::regclass, e.value from jsonb_each_text(more) e;
    known := known || more;
    select jsonb_object_agg(f.conrelid, f.owned) into more from (
      select c.conrelid, string_agg(format('(%s) in (select %s from %s t where %s)',
        (select string_agg(format('t.%I', a.attname), ', ' order by k.ord) from unnest(c.conkey) with ordinality k(num, ord)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.num),
        (select string_agg(format('t.%I', a.attname), ', ' order by k.ord) from unnest(c.confkey) with ordinality k(num, ord)
          join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.num),
        c.confrelid::regclass, known ->> c.confrelid::text), ' or ') as owned
      from pg_constraint c where c.contype = 'f' and c.conparentid = 0
        and known ? c.confrelid::text and not known ? c.conrelid::text
      group by c.conrelid) f;
  end loop;
end $$;

-- What opens an account is not handed out, not even to its owner: these columns stay out of every export.
comment on column auth.users.password_hash is 'Secret.';
comment on column auth.sessions.refresh_key is 'Secret.';
comment on column auth.one_time_tokens.token_hash is 'Secret.';
comment on column auth.one_time_tokens.code_challenge is 'Secret.';
comment on column auth.flow_state.auth_code is 'Secret.';
comment on column auth.flow_state.code_challenge is 'Secret.';
comment on column auth.flow_state.nonce is 'Secret.';
comment on column auth.flow_state.provider_verifier is 'Secret.';

-- Every row of the person on whose behalf the transaction runs, table by table. `files` names the columns that hold bytes.
create function rows_of_person(person uuid) returns table (place text, content jsonb, files text[]) language plpgsql
  stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  one record;
  secrets text[];
begin
  if person is distinct from public.current_person() then raise exception 'not the rows of the person who asks'; end if;
  for one in select t.place, t.owned, n.nspname || '.' || c.relname as name from public.person_tables() t
    join pg_class c on c.oid = t.place join pg_namespace n on n.oid = c.relnamespace
  loop
    select coalesce(array_agg(a.attname::text) filter (where col_description(one.place, a.attnum) like 'Secret%'), '{}'),
      coalesce(array_agg(a.attname::text) filter (where a.atttypid = 'bytea'::regtype), '{}')
      into secrets, files
      from pg_attribute a where a.attrelid = one.place and a.attnum > 0 and not a.attisdropped;
    select coalesce(array_agg(f), '{}') into files from unnest(files) f where f <> all (secrets);
    return query execute format('select %L, to_jsonb(t) - $2, $3 from %s t where %s', one.name, one.place, one.owned)
      using person, secrets, files;
  end loop;
end $$;

-- The file of an export in pieces, for a day. It goes with its work.
create table export_parts (
  user_id uuid not null,
  work_id uuid not null,
  number integer not null,
  bytes bytea not null check (octet_length(bytes) <= 1048576),
  created_at timestamptz not null default now(),
  primary key (user_id, work_id, number),
  foreign key (user_id, work_id) references work (user_id, id) on delete cascade
);
create index export_parts_by_age on export_parts (created_at);
alter table export_parts enable row level security;
create policy own_rows on export_parts to candor_app using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, delete on export_parts to candor_app;

create function forget_old_exports(batch integer) returns bigint language sql security definer set search_path = pg_catalog, pg_temp as
  $$ with gone as (delete from public.export_parts where ctid = any (array(
       select ctid from public.export_parts where created_at < now() - interval '24 hours'
       order by created_at limit batch for update skip locked)) returning 1)
     select count(*) from gone $$;

do $$
declare job text;
begin
  foreach job in array array['person_tables()', 'rows_of_person(uuid)', 'forget_old_exports(integer)'] loop
    execute format('revoke all on function %s from public', job);
  end loop;
  foreach job in array array['rows_of_person(uuid)', 'forget_old_exports(integer)'] loop
    execute format('grant execute on function %s to candor_app', job);
  end loop;
end $$;
