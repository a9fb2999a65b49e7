import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, runSql, type TestDatabase } from '#tests/support/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { localLoginUrls } from './embedded-postgres.fake.ts';
import { migrate } from './migrate.ts';

describe('the wall between people', () => {
  let test: TestDatabase;
  let database: Database;
  const anna = randomUUID();
  const ben = randomUUID();

  beforeAll(async () => {
    test = await createTestDatabase(inject('postgresAdminUrl'));
    database = openDatabase({ url: test.url, poolSize: 4, onError: () => {} });
    for (const id of [anna, ben]) {
      await database.asUser(id, async (trx) => {
        await trx
          .insertInto('users')
          .values({ id, email: `${id}@example.com` })
          .execute();
        await trx
          .insertInto('resumes')
          .values({ user_id: id, original_content: `resume of ${id}` })
          .execute();
      });
    }
  });
  afterAll(async () => {
    await database.close();
    await test.drop();
  });

  it('shows a query that forgot whose rows it wants only the own ones', async () => {
    const rows = await database.asUser(anna, (trx) =>
      trx.selectFrom('resumes').select('original_content').execute(),
    );
    expect(rows).toEqual([{ original_content: `resume of ${anna}` }]);
  });

  it('shows nothing where no person was named', async () => {
    expect(await database.shared.selectFrom('resumes').selectAll().execute()).toEqual([]);
    expect(await database.shared.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('forgets the person when the transaction ends', async () => {
    await database.asUser(anna, (trx) => trx.selectFrom('users').select('id').execute());
    const { rows } = await sql<{ who: string }>`select current_setting('app.user_id', true) as who`.execute(
      database.shared,
    );
    expect(rows[0]?.who ?? '').toBe('');
  });

  it('refuses to write a row for somebody else', async () => {
    const write = database.asUser(anna, (trx) =>
      trx.insertInto('resumes').values({ user_id: ben, original_content: 'planted' }).execute(),
    );
    await expect(write).rejects.toThrow(/row-level security/);
  });

  it('changes and deletes nothing of somebody else', async () => {
    const changed = await database.asUser(anna, (trx) =>
      trx
        .updateTable('resumes')
        .set({ original_content: 'changed' })
        .where('user_id', '=', ben)
        .executeTakeFirst(),
    );
    const deleted = await database.asUser(anna, (trx) =>
      trx.deleteFrom('resumes').where('user_id', '=', ben).executeTakeFirst(),
    );
    expect([changed.numUpdatedRows, deleted.numDeletedRows]).toEqual([0n, 0n]);
  });

  it('stands before the one-trip read too', async () => {
    const read = {
      name: 'test-all',
      select: 'select array_agg(r.original_content) as all from resumes r where who.id is not null',
    };
    expect(await database.readAsUser(read, anna)).toEqual([{ all: [`resume of ${anna}`] }]);
    expect(await database.readAsUser(read, ben)).toEqual([{ all: [`resume of ${ben}`] }]);
  });

  it('covers every table that holds rows of people', async () => {
    const open = await runSql(
      test.ownerUrl,
      `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'user_id' and not c.relrowsecurity`,
    );
    expect(open).toEqual([]);
  });

  it('is kept by a role that owns nothing and cannot pass it', async () => {
    const roles = await runSql(
      test.ownerUrl,
      `select r.rolsuper or r.rolbypassrls or r.rolcreaterole as mighty,
         (select count(*)::int from pg_class c where c.relowner = r.oid) as owned from pg_roles r where r.rolname like 'candor%'`,
    );
    expect(roles).toEqual(Array(3).fill({ mighty: false, owned: 0 }));
  });

  it('stands between the logins: the app reads no password and gives nobody Premium, nor does sign-in', async () => {
    const logins = localLoginUrls(test.url);
    const give = `insert into entitlements (user_id, source, status) values ('${ben}', 'forged', 'active')`;
    const refused = [
      [logins.DATABASE_URL, 'select from auth.users'],
      [logins.DATABASE_URL, `select set_config('app.user_id', '${ben}', false); ${give}`],
      [logins.DATABASE_URL, `update entitlements set status = 'active'`],
      [logins.DATABASE_URL, 'delete from entitlements'],
      [logins.AUTH_DATABASE_URL, give],
      [logins.AUTH_DATABASE_URL, 'select from resumes'],
      [logins.BILLING_DATABASE_URL, 'select from auth.users'],
      [logins.BILLING_DATABASE_URL, 'select from resumes'],
      // As nobody in particular, not even billing.
      [logins.BILLING_DATABASE_URL, give],
    ] as const;
    for (const [url, statement] of refused)
      await expect(runSql(url, statement), statement).rejects.toThrow(/permission denied|row-level security/);
    await runSql(logins.BILLING_DATABASE_URL, `select set_config('app.user_id', '${ben}', false); ${give}`);
    expect(await runSql(test.ownerUrl, 'select is_premium($1)', [ben])).toEqual([{ is_premium: true }]);
  });

  it('lets nobody attach a row to somebody else’s', async () => {
    const [resume] = (await runSql(test.ownerUrl, 'select id from resumes where user_id = $1', [anna])) as {
      id: string;
    }[];
    const attach = database.asUser(ben, (trx) =>
      trx
        .insertInto('cover_letters')
        .values({ user_id: ben, resume_id: resume?.id ?? '', content: 'planted' })
        .execute(),
    );
    await expect(attach).rejects.toThrow(/foreign key/);
  });

  it('is not passed silently by a wrong DATABASE_URL', async () => {
    await expect(database.assertRlsEnforced('DATABASE_URL')).resolves.toBeUndefined();
    const asOwner = openDatabase({ url: test.ownerUrl, poolSize: 2, onError: () => {} });
    await expect(asOwner.assertRlsEnforced('DATABASE_URL')).rejects.toThrow(
      /^DATABASE_URL .*row-level security/,
    );
    await asOwner.close();
  });

  it('does not stand where temporary tables can be made, until the migrations have run again', async () => {
    const name = new URL(test.ownerUrl).pathname.slice(1);
    const make = () => runSql(test.url, 'create temporary table users (id uuid)');
    // As in a database that was restored or copied, and in one where somebody granted it to a login.
    await runSql(
      test.ownerUrl,
      `grant temporary on database "${name}" to public, candor_app, candor_auth, candor_billing`,
    );
    await make();
    for (const [setting, url] of Object.entries(localLoginUrls(test.url))) {
      const login = openDatabase({ url, poolSize: 2, onError: () => {} });
      await expect(login.assertRlsEnforced(setting)).rejects.toThrow(
        new RegExp(`^${setting} .*temporary tables.*npm run migrate`),
      );
      await login.close();
    }
    await migrate(test.ownerUrl, () => {});
    await expect(make()).rejects.toThrow(/permission denied/);
    await expect(database.assertRlsEnforced('DATABASE_URL')).resolves.toBeUndefined();
  });
});
