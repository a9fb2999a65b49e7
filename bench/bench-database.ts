import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalPostgres } from '#server/database/embedded-postgres.fake.ts';
import { migrate } from '#server/database/migrate.ts';
import { runSql } from '#tests/support/test-database.ts';
import { inFull } from './short.ts';

export interface BenchDatabase {
  url: string;
  ownerUrl: string;
  /** One of the people in it. */
  userId: string;
  email: string;
  stop(): Promise<void>;
}

/** A migrated database with ten thousand people, each with a resume and a few uses. A durable one waits for its disk, as production does. */
export async function startBenchDatabase({
  people = inFull(10_000, 200),
  isDurable = false,
} = {}): Promise<BenchDatabase> {
  const folder = path.join(tmpdir(), `candor-bench-${randomUUID()}`);
  const postgres = await startLocalPostgres({ folder: path.join(folder, 'data'), keep: isDurable });
  await postgres.createDatabase('bench');
  const ownerUrl = postgres.ownerUrl('bench');
  await migrate(ownerUrl, () => {});
  await runSql(
    ownerUrl,
    `insert into auth.users (email, email_confirmed_at) select 'person' || n || '@example.com', now() from generate_series(1, ${people}) n;
     insert into users (id, email) select id, email from auth.users;
     insert into resumes (user_id, original_content) select id, repeat('line of a resume ', 100) from users;
     insert into work (user_id, kind, state, input, job_id) select id, 'bench', 'done', '{}', gen_random_uuid() from users;
     insert into uses (user_id, feature, work_id, state, free_slot) select user_id, 'resume', id, 'settled', 1 from work;
     analyze;`,
  );
  const [person] = (await runSql(ownerUrl, 'select id, email from users limit 1 offset $1', [
    Math.floor(people / 2),
  ])) as {
    id: string;
    email: string;
  }[];
  if (!person) throw new Error('no people in the bench database');
  return {
    url: postgres.appUrl('bench'),
    ownerUrl,
    userId: person.id,
    email: person.email,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
