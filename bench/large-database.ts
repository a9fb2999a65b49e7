import { randomUUID } from 'node:crypto';
import { rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalPostgres } from '#server/database/embedded-postgres.fake.ts';
import { migrate } from '#server/database/migrate.ts';
import { runSql } from '#tests/support/test-database.ts';

export interface LargeDatabase {
  url: string;
  ownerUrl: string;
  /** The data folder of its server. */
  folder: string;
  /** What the server has logged so far; every entry begins with `logMark`. */
  log(): string;
  stop(): Promise<void>;
}

export const logMark = '<<entry>>';

const bytesPerPerson = 25_000;

/** A migrated database as it would be after a long time: per person two resumes, five works of the last 30 days, and one finished job. */
export async function startLargeDatabase(people: number): Promise<LargeDatabase> {
  const { bavail, bsize } = await statfs(tmpdir());
  if (bavail * bsize < people * bytesPerPerson * 2) throw new Error('There is not enough room on the disk.');
  const root = path.join(tmpdir(), `candor-large-${randomUUID()}`);
  const folder = path.join(root, 'data');
  const flags = {
    shared_preload_libraries: 'auto_explain',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    log_line_prefix: logMark,
    shared_buffers: '512MB',
    maintenance_work_mem: '512MB',
    max_wal_size: '4GB',
  };
  const logged: string[] = [];
  const onLog = (text: string) => void logged.push(text);
  const postgres = await startLocalPostgres({ folder, keep: false, flags, onLog });
  await postgres.createDatabase('bench');
  const ownerUrl = postgres.ownerUrl('bench');
  await migrate(ownerUrl, () => {});
  for (const statement of statementsFor(people)) {
    // Foreign keys and triggers are left out: what is written is right, and a thousand times as much of it.
    await runSql(ownerUrl, `set session_replication_role = replica; ${statement}`);
  }
  await runSql(ownerUrl, 'vacuum (analyze)');
  await runSql(ownerUrl, 'checkpoint');
  return {
    url: postgres.appUrl('bench'),
    ownerUrl,
    folder,
    log: () => logged.join(''),
    stop: async () => {
      await postgres.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}

const person = (n: string) => `md5('p' || ${n})::uuid`;
const resume = (n: string) => `md5('r' || ${n})::uuid`;
const work = (n: string) => `md5('w' || ${n})::uuid`;

/** About an hour's worth of each kind of row is due to be forgotten. */
function statementsFor(people: number): string[] {
  const resumes = 2 * people;
  const works = 5 * people;
  const series = (count: number) => `from generate_series(1, ${Math.max(1, Math.round(count))}) n`;
  return [
    `insert into auth.users (id, email, email_confirmed_at) select ${person('n')}, 'person' || n || '@example.com', now() ${series(people)}`,
    `insert into users (id, email) select ${person('n')}, 'person' || n || '@example.com' ${series(people)}`,
    `insert into auth.sessions (user_id, refresh_key, method, not_after)
       select ${person('n')}, '\\x00', 'password', now() + (n::float8 / ${people} * 720 - 1) * interval '1 hour' ${series(people)}`,
    `insert into resumes (id, user_id, original_content, work_id, created_at, deleted_at)
       select ${resume('n')}, ${person(`(n % ${people} + 1)`)}, 'Robin Example, Engineer. Built bridges.', ${work('n')},
         now() - n::float8 / ${resumes} * interval '400 days',
         case when n % 50 = 0 then now() - n::float8 / ${resumes} * interval '721 hours' end ${series(resumes)}`,
    `insert into work (id, user_id, kind, state, input, result, job_id, created_at, finished_at)
       select ${work('n')}, ${person(`(n % ${people} + 1)`)}, 'optimize-resume', 'done', '{}', '{}', gen_random_uuid(),
         now() - n::float8 / ${works} * interval '721 hours', now() - n::float8 / ${works} * interval '721 hours' ${series(works)}`,
    `insert into work_events (work_id, user_id, seq, event, created_at)
       select id, user_id, 1, case when created_at > now() - interval '25 hours' then '{"state": "running", "progress": {}}'
         else '{"state": "done"}' end::jsonb, created_at from work`,
    `insert into uses (user_id, feature, work_id, state, free_slot) select ${person(`(n % ${people} + 1)`)}, 'resume', ${work('n')}, 'settled', 1 ${series(people)}`,
    `insert into resume_versions (user_id, resume_id, number, reason, content) select user_id, id, 1, 'optimized', '{}' from resumes`,
    `insert into confirmations (user_id, claim_key, claim, answer) select ${person('n')}, 'sql', 'SQL', 'yes' ${series(people)}`,
    `insert into cover_letters (user_id, resume_id, content, created_at, deleted_at)
       select user_id, id, 'Dear Sam', created_at, deleted_at from resumes where id < '40000000-0000-0000-0000-000000000000'`,
    `insert into entitlements (user_id, source, source_id, status) select ${person('n')}, 'bench', n::text, 'active' ${series(people / 20)}`,
    `insert into llm_calls (user_id, feature, provider, model, prompt_version, status, created_at)
       select ${person(`(n % ${people} + 1)`)}, 'resume', 'played', 'm', '1', 'ok', now() - n::float8 / ${people} * interval '397 days' ${series(people)}`,
    `insert into idempotency_keys (user_id, key, request_hash, claim, status, body, created_at)
       select ${person('n')}, n::text, '', gen_random_uuid(), 201, '{}', now() - n::float8 / ${people / 5} * interval '25 hours' ${series(people / 5)}`,
    `insert into document_files (user_id, document_id, format, content_hash, bytes, read_back, created_at)
       select ${person('n')}, ${resume('n')}, 'pdf', '', decode(repeat('00', 200), 'hex'), '{}', now() - n::float8 / ${people / 5} * interval '721 hours' ${series(people / 5)}`,
    `insert into rate_limits (key, points, expire) select 'limit' || n, 1, (extract(epoch from now()) * 1000)::bigint + (n - ${people / 20}) * 1000 ${series(people / 2)}`,
    `insert into mail_outbox (to_address, subject, text_body, html_body, state, created_at)
       select 'x', 'x', '', '', 'sent', now() - n::float8 / ${people / 5} * interval '169 hours' ${series(people / 5)}`,
    `insert into auth.one_time_tokens (token_hash, type, user_id, expires_at) select n::text, 'signup', ${person('n')}, now() + (n - ${people / 10}) * interval '1 second' ${series(people / 5)}`,
    `insert into auth.flow_state (auth_code, code_challenge, method, created_at) select n::text, '', 'oauth', now() - n::float8 / ${people / 5} * interval '2 hours' ${series(people / 5)}`,
    `insert into pgboss.job (id, name, data, state, created_on, started_on, completed_on, deletion_seconds)
       select gen_random_uuid(), 'work.optimize-resume', '{}', 'completed', now(), now(), now() + n::float8 / ${people} * interval '1 hour', 3600 ${series(people)}`,
  ];
}
