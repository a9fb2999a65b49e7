-- Everything a person gives or gets belongs to that person. The app connects as candor_app, which owns
-- nothing; row-level security is the second wall behind queries that always say whose row they want.
-- Foreign keys look past that wall, so those between people's rows carry the person too.
do $$ begin
  if not exists (select from pg_roles where rolname = 'candor_app') then
    create role candor_app nologin;
  end if;
end $$;

create function current_person() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

create table users (
  id uuid primary key,
  email text not null,
  stripe_customer_id text unique,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
comment on column users.id is 'The sub of the access token. A row with deleted_at is a tombstone: that sub is never let in again.';

create table entitlements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  source text not null,
  source_id text,
  status text not null check (status in ('active', 'past_due', 'ended')),
  until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (source, source_id)
);
comment on table entitlements is 'The only origin of isPremium: active or past due, and not past its end.';
create index entitlements_by_user on entitlements (user_id);

create function is_premium(person uuid) returns boolean language sql stable as
  $$ select exists (select from public.entitlements e where e.user_id = person
       and e.status in ('active', 'past_due') and (e.until is null or e.until > now())) $$;

create table work (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  kind text not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  input jsonb not null,
  result jsonb,
  error jsonb,
  job_id uuid not null,
  request_key text,
  request_hash text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (user_id, request_key),
  unique (user_id, id)
);
comment on column work.request_key is 'The Idempotency-Key that started it: the same key (for the same request) finds this work again, even after a crash.';
create index work_by_user on work (user_id, created_at desc);

create table work_events (
  work_id uuid not null,
  seq integer not null,
  user_id uuid not null,
  event jsonb not null,
  created_at timestamptz not null default now(),
  primary key (work_id, seq),
  foreign key (user_id, work_id) references work (user_id, id) on delete cascade
);

create table uses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  feature text not null check (feature in ('resume', 'coverLetter')),
  work_id uuid not null unique,
  state text not null default 'reserved' check (state in ('reserved', 'settled', 'released')),
  free_slot integer,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  foreign key (user_id, work_id) references work (user_id, id) on delete cascade
);
comment on column uses.free_slot is 'Which of the free uses this takes; null for Premium. The index below makes a slot impossible to take twice.';
create unique index uses_free_slot on uses (user_id, feature, free_slot) where state <> 'released' and free_slot is not null;
create index uses_by_user on uses (user_id, feature, state);

create table blobs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  sha256 bytea not null,
  media_type text not null,
  bytes bytea not null check (octet_length(bytes) <= 5242880),
  created_at timestamptz not null default now()
);
create index blobs_by_user on blobs (user_id, sha256);

create table consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  document text not null,
  version text not null,
  given_at timestamptz not null default now(),
  unique (user_id, document, version)
);

create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null,
  request_hash text not null,
  claim uuid not null,
  status smallint,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
comment on column idempotency_keys.claim is 'Which call holds the key: only that one may keep an answer or let go.';
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table resumes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  template_id text not null default 'classic',
  color_scheme text not null default 'teal',
  original_content text not null,
  job_posting text,
  optimized_content text,
  structured_data jsonb,
  ats_score smallint check (ats_score between 0 and 100),
  created_at timestamptz not null default now(),
  unique (user_id, id)
);
create index resumes_by_user on resumes (user_id, created_at desc);

create table cover_letters (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  resume_id uuid not null,
  content text not null,
  created_at timestamptz not null default now(),
  foreign key (user_id, resume_id) references resumes (user_id, id) on delete cascade
);
create index cover_letters_by_user on cover_letters (user_id, created_at desc);

do $$
declare owned text;
begin
  execute 'alter table users enable row level security';
  execute 'create policy own_row on users to candor_app using (id = current_person()) with check (id = current_person())';
  foreach owned in array array['entitlements', 'work', 'work_events', 'uses', 'blobs', 'consents', 'idempotency_keys', 'resumes', 'cover_letters'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('create policy own_rows on %I to candor_app using (user_id = current_person()) with check (user_id = current_person())', owned);
  end loop;
end $$;

-- Housekeeping that must see everybody's rows is a named hole in the wall, one job each.
-- It runs as the owner, so it names every table by its schema and looks nowhere else.
create function forget_old_idempotency_keys() returns bigint language sql security definer set search_path = pg_catalog, pg_temp as
  $$ with gone as (delete from public.idempotency_keys where created_at < now() - interval '24 hours' returning 1) select count(*) from gone $$;
revoke all on function forget_old_idempotency_keys() from public;
grant execute on function forget_old_idempotency_keys() to candor_app;

-- Nobody but the owner needs tables of their own; a function that runs as the owner could be misled by one.
do $$ begin
  execute format('revoke temporary on database %I from public', current_database());
end $$;

grant select, insert, update, delete on users, entitlements, work, work_events, uses, blobs, consents, idempotency_keys, resumes, cover_letters to candor_app;
