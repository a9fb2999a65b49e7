import { describe, expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import { errors } from '#contract/errors.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import {
  archivedResume,
  archivedVersion,
  makeArchive,
  makeJunkArchive,
} from '#tests/support/junk-archive.ts';
import { reviewedData } from '#tests/support/reviewed-resume.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

const megabyte = 1024 * 1024;
const full = { error: errors.storage_full.message, code: 'storage_full' };

describe('the room that a person has', async () => {
  const app = await startTestApp({ settings: { STORAGE_PER_PERSON_MB: '2' } });

  const bring = async (person: TestPerson, bytes: Buffer) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), 'export.zip');
    const answer = await person.call('POST', '/api/account/import', { body });
    return { status: answer.status, body: await answer.json() };
  };
  /** What PostgreSQL keeps of the person's documents, by its own count of each row. */
  const bytesInDatabase = async ({ userId }: TestPerson) => {
    const [row] = (await runSql(
      app.ownerUrl,
      `select (select coalesce(sum(pg_column_size(r.*)), 0) from resumes r where user_id = $1)
         + (select coalesce(sum(pg_column_size(v.*)), 0) from resume_versions v where user_id = $1) as bytes`,
      [userId],
    )) as { bytes: string }[];
    return Number(row?.bytes);
  };
  /** Text that hardly packs, as large as may be pasted, in a resume with versions. */
  const fatArchive = (versions: number) => {
    const words = () => Array.from({ length: 6_000 }, () => Math.random().toString(36).slice(2, 9)).join(' ');
    const resume = archivedResume({ original_content: words() });
    const fat = () => ({ data: { ...reviewedData, summary: words() } });
    return makeArchive({
      resumes: [resume],
      resume_versions: Array.from({ length: versions }, (_, at) =>
        archivedVersion(resume.id, at + 1, { content: fat() }),
      ),
    });
  };
  const fill = async (person: TestPerson) => {
    const id = await app.createResume(person, { structuredData: reviewedData });
    const words = `(select string_agg(md5(random()::text), '') from generate_series(1, 70000))`;
    await runSql(app.ownerUrl, `update resumes set optimized_content = ${words} where id = $1`, [id]);
    return id;
  };

  it('isn’t filled by an import of junk', { timeout: 60_000 }, async () => {
    const mallory = await app.createPerson();
    expect(await bring(mallory, makeJunkArchive())).toMatchObject({ status: 400 });
    expect(await bytesInDatabase(mallory)).toBe(0);
  });

  it('ends for imports that are in order, too', { timeout: 60_000 }, async () => {
    const anna = await app.createPerson();
    const answers = [];
    for (let round = 0; round < 6; round += 1) answers.push(await bring(anna, fatArchive(20)));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(answers.at(-1)).toEqual({ status: 413, body: full });
    expect(await bytesInDatabase(anna)).toBeLessThan(2.1 * megabyte);
  });

  it('is refused to everything that keeps something, until something is deleted', async () => {
    const anna = await app.createPerson({ premium: true });
    const id = await fill(anna);
    const letterId = await app.createCoverLetter(anna, { resumeId: id });
    const calls: [string, string, unknown?][] = [
      ['POST', '/api/resumes', { originalContent: 'Anna builds bridges' }],
      ['PATCH', `/api/resumes/${id}`, { revision: 1, title: 'Bridges' }],
      ['POST', `/api/resumes/${id}/duplicate`],
      ['POST', `/api/resumes/${id}/optimize`],
      ['PATCH', `/api/cover-letters/${letterId}`, { revision: 1, content: 'Dear Sam' }],
      ['POST', '/api/cover-letters/generate', { resumeId: id, jobPosting: 'Engineer' }],
      ['POST', '/api/interview-sessions', { jobTitle: 'Engineer' }],
    ];
    for (const [method, path, body] of calls) {
      const answer = await anna.call(method, path, body === undefined ? {} : { body });
      expect([path, answer.status, await answer.json()]).toEqual([path, 413, full]);
    }
    expect((await anna.call('POST', '/api/exports')).status).toBe(200);
    expect((await anna.call('DELETE', `/api/resumes/${id}`)).status).toBe(204);
    const created = await anna.call('POST', '/api/resumes', { body: { originalContent: 'Anna' } });
    expect(created.status).toBe(201);
    // Bringing it back would make the account too full again.
    expect((await anna.call('POST', `/api/resumes/${id}/restore`)).status).toBe(413);
  });

  it('ends for what was deleted, too', async () => {
    const anna = await app.createPerson({ premium: true });
    for (let round = 0; round < 2; round += 1) {
      expect((await anna.call('DELETE', `/api/resumes/${await fill(anna)}`)).status).toBe(204);
    }
    const created = await anna.call('POST', '/api/resumes', { body: { originalContent: 'Anna' } });
    expect(await created.json()).toEqual({ code: 'storage_full', error: expect.stringContaining('30 days') });
  });

  it('is told', async () => {
    const anna = await app.createPerson();
    const storage = async () => (await anna.call('GET', '/api/account/storage')).json();
    expect(await storage()).toEqual({ usedBytes: 0, maxBytes: 2 * megabyte });
    await fill(anna);
    expect(await storage()).toEqual({ usedBytes: expect.closeTo(2_240_000, -5), maxBytes: 2 * megabyte });
  });

  /** What isn't counted: each of these has an end of its own, or holds no words of a person's. */
  const leftOut = {
    users: 'one row',
    document_files: 'the newest files only',
    export_parts: 'one export, for a day',
    blobs: 'unused',
    consents: 'codes',
    entitlements: 'codes',
    idempotency_keys: 'ids, for a day',
    judged_evidence: 'the newest pairs only',
    llm_calls: 'numbers',
    model_keys: 'one row',
    uses: 'codes',
  };

  it('counts every table of a person’s that the app writes', async () => {
    const rows = (await runSql(
      app.ownerUrl,
      `select c.relname as name from person_tables() t join pg_class c on c.oid = t.place
       where c.relnamespace = 'public'::regnamespace and has_table_privilege('candor_app', c.oid, 'insert')`,
    )) as { name: string }[];
    const [{ source } = { source: '' }] = (await runSql(
      app.ownerUrl,
      `select prosrc as source from pg_proc where proname = 'stored_bytes'`,
    )) as { source: string }[];
    const missing = rows
      .map(({ name }) => name)
      .filter((name) => !new RegExp(`(from|join) ${name} `).test(source) && !(name in leftOut));
    expect(missing).toEqual(['notes']);
  });

  it('isn’t asked of calls that keep nothing', () => {
    const free = Object.entries(contract).flatMap(([name, endpoint]) =>
      'keepsNothing' in endpoint ? [name] : [],
    );
    expect(free.toSorted()).toEqual(
      [
        ['askForHelp', 'cancelWork', 'createExport', 'importLinkedin', 'importResume'],
        ['readResumeText'],
        ['askWithdrawal', 'cancelSubscription', 'confirmSubscription', 'confirmWithdrawal'],
        ['createSubscription', 'openBillingPortal', 'resumeSubscription'],
      ]
        .flat()
        .toSorted(),
    );
  });
});
