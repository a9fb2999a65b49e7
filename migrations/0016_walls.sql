-- Three logins instead of one. Only sign-in reaches passwords and sessions, only billing says who has Premium: a mistake
-- or a hole anywhere else in the app reads no password hash and gives nobody Premium.
do $$
declare login text;
begin
  foreach login in array array['candor_auth', 'candor_billing'] loop
    if not exists (select from pg_roles where rolname = login) then
      execute format('create role %I nologin', login);
    end if;
  end loop;
end $$;

revoke all on all tables in schema auth from candor_app;
revoke all on schema auth from candor_app;
grant usage on schema auth to candor_auth;
grant select, insert, update, delete on all tables in schema auth to candor_auth;
grant select, insert, update, delete on mail_outbox, rate_limits to candor_auth;

revoke insert, update, delete on entitlements from candor_app;
grant select, insert, update, delete on entitlements to candor_billing;
grant select on users to candor_billing;
grant select, insert on consents to candor_billing;
grant select, insert, update, delete on mail_outbox to candor_billing;
create policy own_row_of_billing on users to candor_billing using (id = current_person());
create policy own_rows_of_billing on entitlements to candor_billing
  using (user_id = current_person()) with check (user_id = current_person());
create policy own_rows_of_billing on consents to candor_billing
  using (user_id = current_person()) with check (user_id = current_person());
