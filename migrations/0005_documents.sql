-- What a resume's row holds beside its words: preview, print screen and PDF read the same three.
alter table resumes
  add column title text not null default '',
  add column page_size text not null default 'letter' check (page_size in ('letter', 'a4')),
  add column fit smallint not null default 0 check (fit between 0 and 8);

-- The newest file of each kind made from a document. It is known by the hash of everything it was made from, so
-- a second download neither prints nor reads anything; what a machine read in it is kept beside it.
create table document_files (
  user_id uuid not null references users on delete cascade,
  document_id uuid not null,
  format text not null,
  content_hash bytea not null,
  bytes bytea not null check (octet_length(bytes) <= 10485760),
  read_back jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, document_id, format)
);
alter table document_files enable row level security;
create policy own_rows on document_files to candor_app using (user_id = current_person()) with check (user_id = current_person());
grant select, insert, update, delete on document_files to candor_app;

-- A document takes its files with it.
create function forget_document_files() returns trigger language plpgsql as $$
begin
  delete from document_files where user_id = old.user_id and document_id = old.id;
  return old;
end $$;
create trigger forget_files after delete on resumes for each row execute function forget_document_files();
create trigger forget_files after delete on cover_letters for each row execute function forget_document_files();
