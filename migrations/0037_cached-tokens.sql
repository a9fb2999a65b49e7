-- What a provider remembered from another call costs less, and is told apart in the books.
alter table llm_calls add column cached_tokens integer not null default 0 check (cached_tokens >= 0);
