-- Housekeeping looks every hour for accounts that nobody confirmed; they are few among all.
create index users_unconfirmed on auth.users (created_at) where email_confirmed_at is null;
