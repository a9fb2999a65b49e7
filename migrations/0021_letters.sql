-- What a letter is kept with: what it was written for and how, where each sentence comes from, what is still to be asked,
-- and what the person must know of it. `revision` rises with every write, so that two devices never overwrite each other.
alter table cover_letters
  add column revision integer not null default 1,
  add column job_posting text,
  add column tone text not null default 'plain' check (tone in ('plain', 'warm', 'formal')),
  add column length text not null default 'standard' check (length in ('short', 'standard', 'long')),
  add column look text not null default 'plain' check (look in ('plain', 'resume')),
  add column sentences jsonb not null default '[]',
  add column offers jsonb not null default '[]',
  add column writer jsonb,
  add column notices jsonb not null default '[]',
  add unique (user_id, id);

-- Earlier states, to go back to.
create table cover_letter_versions (
  user_id uuid not null,
  letter_id uuid not null,
  number integer not null,
  reason text not null check (reason in ('generated', 'edited', 'answered', 'reverted')),
  content jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, letter_id, number),
  foreign key (user_id, letter_id) references cover_letters (user_id, id) on delete cascade
);
alter table cover_letter_versions enable row level security;
create policy own_rows on cover_letter_versions to candor_app
  using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, update, delete on cover_letter_versions to candor_app;
