-- Mail waits here until a mail server has taken it: written in the same transaction as its reason.
create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_outbox_waiting on mail_outbox (created_at) where state = 'waiting';

-- The table of rate-limiter-flexible, in the shape that it expects.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_by_expiry on rate_limits (expire);

grant select, insert, update, delete on mail_outbox, rate_limits to candor_app;
