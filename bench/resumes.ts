import { createThrowawaySigningKey } from '#server/providers/signing-key.fake.ts';
import { specialistPosting, specialistText } from '#tests/support/specialist-resume.ts';
import { runSql } from '#tests/support/test-database.ts';
import { type BenchRow, productSettings, rateRow, tokenFor } from './api.ts';
import { type BenchDatabase, startBenchDatabase } from './bench-database.ts';
import { startBenchServer } from './bench-server.ts';
import { compare } from './compare.ts';

const listed = 20;
const atOnce = 16;

/**
 * Listing, creating and optimizing resumes against the bare statements, on a database that waits for its disk. The
 * optimize is of one line, so that no model and hardly the engine has a part in it: what is left is charge, job, save and settle.
 */
export async function benchResumes(): Promise<BenchRow[]> {
  const database = await startBenchDatabase({ isDurable: true });
  const key = await createThrowawaySigningKey();
  const settings = {
    ...productSettings(database, key),
    PROCESS: 'all',
    LIMIT_CREATE: '100000000/h',
    LIMIT_OPTIMIZE: '100000000/h',
    DOCUMENTS_PER_PERSON: '100000000',
    STORAGE_PER_PERSON_MB: '100000000',
    WORK_AT_ONCE: '1000',
  };
  const ids = await insertResumes(database);
  const servers = await Promise.all([
    startBenchServer('./bare-resumes.ts', [database.ownerUrl, database.userId]),
    startBenchServer('./product-server.ts', [JSON.stringify(settings)]),
  ]);
  const [bare, product] = servers;
  try {
    const authorization = `Bearer ${await tokenFor(database, key)}`;
    const headers = { authorization };
    const list = await compare(
      { server: bare, path: '/list' },
      { server: product, path: '/api/resumes', headers },
    );
    const optimize = await compare(
      { server: bare, path: ids.map((id) => `/optimize?id=${id}`), body: specialistText },
      { server: product, path: ids.map((id) => `/api/resumes/${id}/optimize`), headers, body: '' },
    );
    const pasted = JSON.stringify({ originalContent: specialistText, jobPosting: specialistPosting });
    const json = { 'content-type': 'application/json' };
    const create = await compare(
      { server: bare, path: '/create', headers: json, body: pasted },
      { server: product, path: '/api/resumes', headers: { ...headers, ...json }, body: pasted },
    );
    return [
      rateRow(`GET /api/resumes, ${listed} of them`, 'the same query', 0.3, list),
      rateRow(`POST /api/resumes, ${Math.round(pasted.length / 1000)} kB`, 'the insert', 0.35, create),
      rateRow('POST …/optimize of one line', 'update, insert, commit', 0.25, optimize),
    ];
  } finally {
    for (const server of servers) server.stop();
    await database.stop();
  }
}

/** One for each connection, and the person may make as many as there is room for. */
async function insertResumes({ ownerUrl, userId }: BenchDatabase): Promise<string[]> {
  await runSql(
    ownerUrl,
    `insert into entitlements (user_id, source, status) values ($1, 'bench', 'active')`,
    [userId],
  );
  const rows = (await runSql(
    ownerUrl,
    `insert into resumes (user_id, original_content) select $1, 'Robin Example' from generate_series(2, $2) returning id`,
    [userId, listed],
  )) as { id: string }[];
  return rows.slice(0, atOnce).map(({ id }) => id);
}
