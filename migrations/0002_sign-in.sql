-- The sign-in module's own tables. Product tables hold only the token's sub and never refer in here,
-- so that a hosted sign-in service can take this module's place.
create schema auth;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  password_hash text,
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  user_metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth.identities (
  provider text not null,
  provider_id text not null,
  user_id uuid not null references auth.users on delete cascade,
  identity_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (provider, provider_id)
);
create index identities_by_user on auth.identities (user_id);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  refresh_key bytea not null,
  counter bigint not null default 0,
  method text not null,
  user_agent text,
  ip text,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  not_after timestamptz not null default now() + interval '30 days'
);
create index sessions_by_user on auth.sessions (user_id);

create table auth.one_time_tokens (
  token_hash text primary key,
  type text not null check (type in ('signup', 'recovery')),
  user_id uuid not null references auth.users on delete cascade,
  code_challenge text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (user_id, type)
);

create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  auth_code text not null unique,
  code_challenge text not null,
  method text not null,
  redirect_to text,
  nonce text,
  provider_verifier text,
  user_id uuid references auth.users on delete cascade,
  created_at timestamptz not null default now()
);

grant usage on schema auth to candor_app;
grant select, insert, update, delete on all tables in schema auth to candor_app;
