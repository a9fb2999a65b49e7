-- What we know of a person's subscription: a copy of what the payment provider says, written by billing alone. It is read
-- anew and overwritten as a whole, so nothing here has to be believed for long.
create table billing_accounts (
  user_id uuid primary key references users on delete cascade,
  customer_id text not null unique,
  subscription_id text,
  status text,
  price_cents integer,
  currency text,
  period_end timestamptz,
  ends_at timestamptz,
  next_charge_at timestamptz,
  withdraw_until timestamptz,
  card_brand text,
  card_last4 text,
  receipt_invoice_id text,
  failed_invoice_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column billing_accounts.status is 'In the provider''s own words; null before anything was begun.';
comment on column billing_accounts.receipt_invoice_id is 'The last payment that was told by mail, and below it the last failed one: each is told once.';

-- Who asked to withdraw from a purchase, and who did. A declaration counts from the moment it came; what is to be done about it
-- may follow later.
create table withdrawals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  subscription_id text not null unique,
  refund_cents integer not null,
  asked_at timestamptz not null default now(),
  declared_at timestamptz,
  carried_out_at timestamptz
);
create index withdrawals_by_user on withdrawals (user_id);
create index withdrawals_to_carry_out on withdrawals (declared_at) where declared_at is not null and carried_out_at is null;

-- Events that were worked on. Nothing in here is about a person.
create table stripe_events (
  id text primary key,
  type text not null,
  created_at timestamptz not null default now()
);
create index stripe_events_by_age on stripe_events (created_at);

-- The same wording may be agreed to again with another purchase.
alter table consents add column reference text not null default '';
alter table consents drop constraint consents_user_id_document_version_key;
alter table consents add constraint consents_once unique (user_id, document, version, reference);

-- No lost event makes anyone Premium for ever.
alter table entitlements add constraint entitlements_end check (source <> 'stripe' or until is not null) not valid;

-- Where a customer is known by, billing knows.
create or replace function forget_person(person uuid) returns void language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
declare address text;
begin
  perform public.forget_rows(person);
  select email into address from public.users where id = person;
  delete from public.mail_outbox where to_address = address or reply_to = address;
  delete from public.rate_limits where key like '%:' || person;
  delete from pgboss.job where data ->> 'userId' = person::text;
  update public.users set email = '' where id = person;
end $$;
alter table users drop column stripe_customer_id;

alter table billing_accounts enable row level security;
alter table withdrawals enable row level security;
create policy own_rows on billing_accounts to candor_app using (user_id = current_person());
create policy own_rows on withdrawals to candor_app using (user_id = current_person());
grant select on billing_accounts, withdrawals to candor_app;
-- The provider knows people by its own number, so billing has to look for whom that is.
create policy all_rows on billing_accounts to candor_billing using (true) with check (true);
create policy all_rows on withdrawals to candor_billing using (true) with check (true);
grant select, insert, update, delete on billing_accounts, withdrawals, stripe_events to candor_billing;
