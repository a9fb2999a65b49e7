-- The key to a language model that a person brings along, where the operator allows it: one a person, and readable only with
-- the operator's own key.
create table model_keys (
  user_id uuid primary key references users on delete cascade,
  provider text not null check (provider in ('openai', 'anthropic', 'google')),
  model text not null check (length(model) between 1 and 80),
  sealed_key bytea not null,
  last_four text not null check (length(last_four) = 4),
  created_at timestamptz not null default now()
);
comment on column model_keys.sealed_key is 'Secret. AES-256-GCM with the operator''s OWN_KEYS_SECRET, bound to the person.';
alter table model_keys enable row level security;
create policy own_rows on model_keys to candor_app
  using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, update, delete on model_keys to candor_app;
