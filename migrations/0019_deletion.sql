-- Where an answer to a mail goes, if not to us.
alter table mail_outbox add column reply_to text;

-- Everything of a person whose account is deleted, wherever it is. What stays is the tombstone: an id and a moment.
create function forget_rows(person uuid) returns void language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
declare one record;
begin
  if not exists (select from public.users where id = person and deleted_at is not null) then
    raise exception 'not a deleted account';
  end if;
  -- What hangs on other rows comes last in the walk, and goes first.
  for one in select * from public.person_tables() with ordinality t(place, owned, ord) order by ord desc loop
    if one.place <> 'public.users'::regclass then
      execute format('delete from %s t where %s', one.place, one.owned) using person;
    end if;
  end loop;
end $$;

create function forget_person(person uuid) returns void language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
declare address text;
begin
  perform public.forget_rows(person);
  select email into address from public.users where id = person;
  delete from public.mail_outbox where to_address = address or reply_to = address;
  delete from public.rate_limits where key like '%:' || person;
  delete from pgboss.job where data ->> 'userId' = person::text;
  update public.users set email = '', stripe_customer_id = null where id = person;
end $$;

-- A token is trusted for a minute without a look, so a call may write something just after everything was forgotten.
create function forget_late_rows() returns bigint language plpgsql security definer
  set search_path = pg_catalog, pg_temp as $$
begin
  perform public.forget_rows(id) from public.users
    where deleted_at > now() - interval '3 hours' and email = '';
  return 0;
end $$;
create index users_by_deletion on users (deleted_at) where deleted_at is not null;

do $$
declare job text;
begin
  foreach job in array array['forget_rows(uuid)', 'forget_person(uuid)', 'forget_late_rows()'] loop
    execute format('revoke all on function %s from public', job);
  end loop;
  foreach job in array array['forget_person(uuid)', 'forget_late_rows()'] loop
    execute format('grant execute on function %s to candor_app', job);
  end loop;
end $$;
