-- Postings as sources tell them. They belong to nobody, so no wall stands here. Each is stored once, whatever its month.
create table posting_keys (
  id bigint generated always as identity primary key,
  source text not null,
  source_id text collate "C" not null,
  posted_on date not null,
  first_posted_on date not null,
  kept_until date not null,
  closed_on date,
  digest text not null,
  vacancy_id bigint,
  is_lead boolean not null default true,
  blocks bigint[] not null default '{}',
  unique (source, source_id)
);
comment on column posting_keys.posted_on is 'Which partition has it. Where the source does not say, the day on which it was first seen.';
comment on column posting_keys.kept_until is 'The last day on which the terms of its source let us keep it.';
comment on column posting_keys.closed_on is 'When its source no longer had it. It is not found anymore, but matches may still show it.';
comment on column posting_keys.digest is 'Of all that is stored but the date: what has not changed is not written again.';
comment on column posting_keys.vacancy_id is 'The same for all copies of one vacancy, from posting_vacancies; null where there is no other copy.';
comment on column posting_keys.is_lead is 'Of all copies of a vacancy this one is shown.';
comment on column posting_keys.blocks is 'Its rows in posting_blocks.';
create index posting_keys_by_end on posting_keys (kept_until);
create index posting_keys_by_vacancy on posting_keys (vacancy_id) where vacancy_id is not null;

create sequence posting_vacancies;

-- Copies of one vacancy share at least one of these.
create table posting_blocks (
  block bigint not null,
  posting_id bigint not null,
  primary key (block, posting_id)
);

create table postings (
  id bigint not null,
  posted_on date not null,
  is_dated boolean not null,
  source text not null,
  source_id text not null,
  title text not null,
  company text not null,
  location text not null,
  country text,
  is_remote boolean not null,
  remote_regions text[] not null,
  employment_type text,
  pay jsonb,
  salary text,
  language text not null,
  description text not null,
  apply_url text,
  facts jsonb,
  facts_version text not null default '',
  also_on text[] not null default '{}',
  is_reposted boolean not null default false,
  is_closed boolean not null default false,
  primary key (posted_on, id)
) partition by range (posted_on);
comment on column postings.facts_version is 'The version of the reader that read the facts; empty until then.';
comment on column postings.also_on is 'Other sources that have the same vacancy.';
comment on column postings.is_closed is 'The employer no longer has it, and this is somebody else''s copy.';
create index postings_unread on postings (facts_version, posted_on);

-- What is searched, and nothing else: a search reads these rows by the thousand and the wide ones by the hundred.
create table posting_search (
  id bigint not null,
  posted_on date not null,
  shown_until date not null,
  words tsvector not null,
  places text[] not null,
  employment_type text not null,
  is_remote boolean not null,
  is_found boolean not null default true,
  primary key (posted_on, id)
) partition by range (posted_on);
comment on column posting_search.is_found is 'Not where its source no longer has it, or where another copy of the same vacancy stands for it.';
comment on column posting_search.words is 'Stems of the title; of company and skills with "c:" and "s:" before them.';
comment on column posting_search.places is 'Countries and regions where it is or where one may live for it; "?" where nothing is said.';
comment on column posting_search.employment_type is 'Empty where nothing is said.';
-- The pending list of a GIN index is read from end to end by every search.
create index posting_search_by_words on posting_search using gin (words) with (gin_pending_list_limit = 512);

grant select, insert, update, delete on posting_keys, posting_blocks, postings, posting_search to candor_app;
grant usage on sequence posting_vacancies to candor_app;

-- The app owns nothing, so months come and go by functions of the owner. Attaching instead of creating in place leaves searches alone.
create function prepare_posting_months(first date, last date) returns bigint language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
declare
  month date := date_trunc('month', first);
  parent text;
  part text;
  made bigint := 0;
begin
  if last - first > 1000 then raise exception 'more months than anybody needs'; end if;
  while month <= last loop
    foreach parent in array array['postings', 'posting_search'] loop
      part := parent || to_char(month, '_YYYY_MM');
      if to_regclass('public.' || part) is null then
        perform pg_advisory_xact_lock(hashtextextended('posting-months', 0));
        -- Asked of the table itself: what was looked up before somebody else made it is remembered as missing.
        if not exists (select from pg_class where relname = part and relnamespace = 'public'::regnamespace) then
          execute format('create table public.%I (like public.%I including all)', part, parent);
          execute format('alter table public.%I attach partition public.%I for values from (%L) to (%L)',
            parent, part, month, (month + interval '1 month')::date);
          made := made + 1;
        end if;
      end if;
    end loop;
    month := (month + interval '1 month')::date;
  end loop;
  return made;
end $$;

-- A month goes when nothing in it is shown anymore; where it is in use, an hour later. It is locked before its parent, so that
-- searches of newer months wait for a moment only; long enough for PostgreSQL to end its own cleaning of the month.
create function drop_posting_months(today date) returns bigint language plpgsql security definer
  set search_path = pg_catalog, pg_temp set lock_timeout = '2s' as $$
declare
  month text;
  is_shown boolean;
begin
  for month in
    select right(c.relname, 8) from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.posting_search'::regclass
      and right(c.relname, 7) < to_char(today, 'YYYY_MM')
  loop
    begin
      execute format('select exists (select from public.%I where shown_until >= %L)', 'posting_search' || month, today) into is_shown;
      if not is_shown then
        perform set_config('lock_timeout', '2s', true);
        execute format('lock table public.%I, public.%I in access exclusive mode', 'posting_search' || month, 'postings' || month);
        perform set_config('lock_timeout', '300ms', true);
        execute format('drop table public.%I, public.%I', 'posting_search' || month, 'postings' || month);
        -- One at a time: each holds a lock for every table and index of its month until the transaction ends.
        return 1;
      end if;
    exception when lock_not_available or deadlock_detected then exit;
    end;
  end loop;
  return 0;
end $$;

do $$
declare job text;
begin
  foreach job in array array['prepare_posting_months(date, date)', 'drop_posting_months(date)'] loop
    execute format('revoke all on function %s from public', job);
    execute format('grant execute on function %s to candor_app', job);
  end loop;
end $$;

select prepare_posting_months((current_date - interval '2 months')::date, (current_date + interval '2 months')::date);
