import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccountExport } from '#contract/account.ts';
import { fileRefusals } from '#contract/file-refusals.ts';
import { readArchive } from '#server/importing/read-archive.ts';
import { RefusedFile } from '#server/importing/refused-file.ts';
import { openZip } from '#server/importing/unzip.ts';
import type { TestPerson } from '#tests/support/factories.ts';
import { archivedResume, archivedVersion, makeArchive } from '#tests/support/junk-archive.ts';
import { makeZip, type ZipPart } from '#tests/support/make-zip.ts';
import { reviewedChanges, reviewedData } from '#tests/support/reviewed-resume.ts';
import { sampleLetterOffer } from '#tests/support/sample-documents.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';
import { dropOtherExports } from './export-store.ts';

describe('an export', async () => {
  const app = await startTestApp();
  await runSql(
    app.ownerUrl,
    `create table later (id uuid primary key default gen_random_uuid(), owner uuid references users, words text);
     create table later_still (later_id uuid references later, words text);
     create schema elsewhere; create table elsewhere.things (user_id uuid, words text)`,
  );

  const exportOf = async (person: TestPerson) => {
    const made = await person.call('POST', '/api/exports');
    expect(made.status).toBe(200);
    const { id } = (await made.json()) as AccountExport;
    const file = await person.call('GET', `/api/exports/${id}/download`);
    expect(file.status).toBe(200);
    return { id, file, bytes: Buffer.from(await file.arrayBuffer()) };
  };
  const importInto = async (person: TestPerson, bytes: Buffer) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), 'export.zip');
    const answer = await person.call('POST', '/api/account/import', { body });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const rowsIn = (bytes: Buffer, table: string) => {
    const part = openZip(bytes).unzip(`rows/${table}.json`);
    return part ? (JSON.parse(part.toString()) as Record<string, unknown>[]) : undefined;
  };

  it('holds every row of the person, also of tables that nobody named, and nobody else’s', async () => {
    const [anna, ben] = [await app.createPerson(), await app.createPerson()];
    for (const person of [anna, ben]) {
      const resumeId = await app.createResume(person, { title: `Resume of ${person.email}` });
      await app.createCoverLetter(person, { resumeId });
      await person.call('GET', `/api/resumes/${resumeId}/download?format=docx`);
      await runSql(
        app.ownerUrl,
        `with one as (insert into later (owner, words) values ('${person.userId}', 'first ${person.email}') returning id)
         insert into later_still select id, 'second ${person.email}' from one`,
      );
      await runSql(app.ownerUrl, 'insert into elsewhere.things values ($1, $2)', [
        person.userId,
        `third ${person.email}`,
      ]);
    }
    const { bytes, file } = await exportOf(anna);
    expect(file.headers.get('content-disposition')).toMatch(/candor-export-\d{4}-\d\d-\d\d\.zip/);
    expect(rowsIn(bytes, 'public.users')).toMatchObject([{ id: anna.userId, email: anna.email }]);
    expect(rowsIn(bytes, 'auth.users')).toMatchObject([{ id: anna.userId, email: anna.email }]);
    expect(rowsIn(bytes, 'public.resumes')).toHaveLength(1);
    expect(rowsIn(bytes, 'public.later')).toMatchObject([{ words: `first ${anna.email}` }]);
    expect(rowsIn(bytes, 'public.later_still')).toMatchObject([{ words: `second ${anna.email}` }]);
    expect(rowsIn(bytes, 'elsewhere.things')).toMatchObject([{ words: `third ${anna.email}` }]);
    const { names, unzip } = openZip(bytes);
    const all = names.map((name) => unzip(name)?.toString('latin1')).join('\n');
    expect(all).not.toContain(ben.email);
    expect(all).not.toContain(ben.userId);
    const [file0] = rowsIn(bytes, 'public.document_files') ?? [];
    expect(unzip(String(file0?.bytes))?.subarray(0, 2).toString()).toBe('PK');
  });

  it('holds documents as text and JSON Resume, and no key to the account', async () => {
    const anna = await app.createPerson();
    await app.createResume(anna, { title: 'Bridges / 2026', structuredData: reviewedData });
    await app.createCoverLetter(anna, { content: 'Dear team,\n\nI build bridges.' });
    await runSql(app.ownerUrl, `update auth.users set password_hash = 'canary-hash' where id = $1`, [
      anna.userId,
    ]);
    const { names, unzip } = openZip((await exportOf(anna)).bytes);
    const named = (pattern: RegExp) =>
      unzip(names.find((name) => pattern.test(name)) ?? '')?.toString() ?? '';
    expect(named(/^documents\/resume-Bridges-2026-.{8}\.txt$/)).toContain(reviewedData.personalInfo.name);
    expect(JSON.parse(named(/^documents\/resume-Bridges-2026-.{8}\.json$/))).toMatchObject({
      basics: { name: reviewedData.personalInfo.name },
    });
    expect(named(/^documents\/cover-letter-.{8}\.txt$/)).toContain('I build bridges.');
    expect(named(/^rows\/auth\.users\.json$/)).not.toContain('canary-hash');
    expect(named(/^rows\/auth\.sessions\.json$/)).not.toContain('refresh_key');
  });

  it('is for its owner, for a day, and a new one takes its place', async () => {
    const [anna, ben] = [await app.createPerson(), await app.createPerson()];
    const { id } = await exportOf(anna);
    expect((await ben.call('GET', `/api/exports/${id}/download`)).status).toBe(404);
    const { id: second } = await exportOf(anna);
    expect((await anna.call('GET', `/api/exports/${id}/download`)).status).toBe(404);
    const list = (await (await anna.call('GET', '/api/exports')).json()) as AccountExport[];
    expect(list).toMatchObject([{ id: second, state: 'done' }]);
    await runSql(
      app.ownerUrl,
      `update work set finished_at = finished_at - interval '25 hours' where id = $1`,
      [second],
    );
    expect((await anna.call('GET', `/api/exports/${second}/download`)).status).toBe(404);
    expect(await (await anna.call('GET', '/api/exports')).json()).toEqual([]);
    await runSql(app.ownerUrl, `update export_parts set created_at = created_at - interval '25 hours'`);
    await runSql(app.ownerUrl, 'select forget_old_exports(100)');
    expect(await runSql(app.ownerUrl, 'select 1 from export_parts where work_id = $1', [second])).toEqual([]);
  });

  it('that is still being made keeps its pieces when another one is done', async () => {
    const anna = await app.createPerson();
    const { id } = await exportOf(anna);
    const piecesLeftBy = async (state: string) => {
      await runSql(app.ownerUrl, 'update work set state = $2 where id = $1', [id, state]);
      await app.parts.database.asUser(anna.userId, (trx) => dropOtherExports(trx, anna.userId, randomUUID()));
      return (await runSql(app.ownerUrl, 'select 1 from export_parts where work_id = $1', [id])).length;
    };
    expect(await piecesLeftBy('running')).toBe(1);
    expect(await piecesLeftBy('done')).toBe(0);
  });

  it('of somebody else is not read by the function behind it', async () => {
    const [anna, ben] = [await app.createPerson(), await app.createPerson()];
    const asked = app.parts.database.asUser(ben.userId, (trx) =>
      trx.selectNoFrom((one) => one.fn('rows_of_person', [one.val(anna.userId)]).as('row')).execute(),
    );
    await expect(asked).rejects.toThrow('not the rows of the person');
  });

  describe('brought into a new account', () => {
    const documentsOf = async (person: TestPerson) => {
      const list = (await (await person.call('GET', '/api/resumes')).json()) as { id: string }[];
      const resumes = await Promise.all(
        list.map(async ({ id }) => ({
          ...((await (await person.call('GET', `/api/resumes/${id}`)).json()) as object),
          versions: await (await person.call('GET', `/api/resumes/${id}/versions`)).json(),
        })),
      );
      const listed = (await (await person.call('GET', '/api/cover-letters')).json()) as { id: string }[];
      const letters = await Promise.all(
        listed.map(async ({ id }) => ({
          ...((await (await person.call('GET', `/api/cover-letters/${id}`)).json()) as object),
          versions: await (await person.call('GET', `/api/cover-letters/${id}/versions`)).json(),
        })),
      );
      const withoutIds = (row: object) => ({ ...row, id: '', resumeId: '', revision: 0 });
      return { resumes: resumes.map(withoutIds), letters: letters.map(withoutIds) };
    };

    it('gives equal documents with their versions and answers, once', async () => {
      const [anna, ben] = [await app.createPerson(), await app.createPerson()];
      const resumeId = await app.createResume(anna, {
        title: 'Bridges',
        templateId: 'modern',
        colorScheme: 'plum',
        pageSize: 'a4',
        structuredData: reviewedData,
        changes: reviewedChanges,
        atsScore: 71,
      });
      const decisions = [{ changeId: reviewedChanges[0]?.id, state: 'rejected' }];
      await anna.call('POST', `/api/resumes/${resumeId}/decisions`, { body: { decisions } });
      const read = (await (await anna.call('GET', `/api/resumes/${resumeId}`)).json()) as {
        revision: number;
      };
      const edit = {
        revision: read.revision,
        structuredData: { ...reviewedData, summary: 'Builds bridges.' },
      };
      expect((await anna.call('PATCH', `/api/resumes/${resumeId}`, { body: edit })).status).toBe(200);
      await app.createResume(anna, {
        structuredData: null,
        originalContent: 'Pasted, and not yet optimized',
      });
      const letterId = await app.createCoverLetter(anna, {
        resumeId,
        jobPosting: 'Engineer',
        look: 'resume',
        offers: [sampleLetterOffer],
      });
      const letter = { revision: 1, content: 'Dear Sam' };
      expect((await anna.call('PATCH', `/api/cover-letters/${letterId}`, { body: letter })).status).toBe(200);
      const deleted = await app.createResume(anna, { title: 'gone' });
      await anna.call('DELETE', `/api/resumes/${deleted}`);

      const { bytes } = await exportOf(anna);
      expect(await importInto(ben, bytes)).toEqual({
        status: 200,
        body: { resumes: 2, coverLetters: 1, looksChanged: 0 },
      });
      const before = await documentsOf(anna);
      expect(before.resumes).toHaveLength(2);
      expect(
        (before.resumes as { versions?: unknown[] }[]).some(({ versions = [] }) => versions.length > 0),
      ).toBe(true);
      expect(before.letters).toMatchObject([{ content: 'Dear Sam', versions: [{ number: 1 }] }]);
      expect(await documentsOf(ben)).toEqual(before);

      expect((await importInto(ben, bytes)).body).toEqual({ resumes: 0, coverLetters: 0, looksChanged: 0 });
      expect(await documentsOf(ben)).toEqual(before);
    });

    it('is no way to Premium templates', async () => {
      const anna = await app.createPerson({ premium: true });
      await app.createResume(anna, { templateId: 'executive' });
      const { bytes } = await exportOf(anna);
      const [free, premium] = [await app.createPerson(), await app.createPerson({ premium: true })];
      expect((await importInto(free, bytes)).body).toMatchObject({ resumes: 1, looksChanged: 1 });
      expect((await documentsOf(free)).resumes).toMatchObject([{ templateId: 'classic' }]);
      await importInto(premium, bytes);
      expect((await documentsOf(premium)).resumes).toMatchObject([{ templateId: 'executive' }]);
    });
  });

  describe('that is hostile', async () => {
    const anna = await app.createPerson();
    await app.createResume(anna);
    const [row] = rowsIn((await exportOf(anna)).bytes, 'public.resumes') ?? [];
    const users: ZipPart = { name: 'rows/public.users.json', content: '[]' };
    const resumes = (content: unknown): ZipPart => ({
      name: 'rows/public.resumes.json',
      content: typeof content === 'string' ? content : JSON.stringify(content),
    });
    const mallory = await app.createPerson();

    it.each<[string, keyof typeof fileRefusals, Buffer]>([
      ['no zip', 'damaged', Buffer.from('not a zip at all')],
      ['another zip', 'notAnExport', makeZip([{ name: 'a.txt', content: 'x' }])],
      ['a bomb', 'tooMuch', makeZip([users, resumes('a'.repeat(90_000_000))])],
      ['parts that overlap', 'tooMuch', makeZip([users, { ...resumes('[]'), overlaps: true }])],
      [
        'a part longer than it says',
        'tooMuch',
        makeZip([users, { ...resumes('[]'.repeat(500)), claims: 10 }]),
      ],
      ['a password', 'encrypted', makeZip([users, { ...resumes('[]'), encrypted: true }])],
      ['broken JSON', 'damaged', makeZip([users, resumes('[{')])],
      [
        'JSON nested deeply',
        'damaged',
        makeZip([users, resumes(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)]),
      ],
      ['an unknown template', 'damaged', makeZip([users, resumes([{ ...row, template_id: '../x' }])])],
      ['text that can’t be stored', 'damaged', makeZip([users, resumes([{ ...row, title: 'a\0b' }])])],
      [
        'a resume that is none',
        'damaged',
        makeZip([users, resumes([{ ...row, structured_data: { a: 1 } }])]),
      ],
      ['changes that are none', 'damaged', makeZip([users, resumes([{ ...row, changes: [{ id: 1 }] }])])],
      ['questions that are none', 'damaged', makeZip([users, resumes([{ ...row, questions: ['x'] }])])],
      [
        'a row too long',
        'damaged',
        makeZip([users, resumes([{ ...row, original_content: 'a'.repeat(60_000) }])]),
      ],
      ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-12:00', '1970-01-01T00:00:00Z'].map(
        (moment): [string, 'damaged', Buffer] => [
          `the moment ${moment}`,
          'damaged',
          makeZip([users, resumes([{ ...row, created_at: moment }])]),
        ],
      ),
      ...[3e9, 2 ** 31 - 1, 0, -1, 1.5].map((number): [string, 'damaged', Buffer] => [
        `version ${number}`,
        'damaged',
        makeArchive({ resumes: [row], resume_versions: [archivedVersion(String(row?.id), number)] }),
      ]),
    ])('with %s is refused, and nothing of it is kept', async (_, refusal, bytes) => {
      const answer = await importInto(mallory, bytes);
      expect(answer.body).toEqual({ error: fileRefusals[refusal].message, code: fileRefusals[refusal].code });
      expect(await (await mallory.call('GET', '/api/resumes')).json()).toEqual([]);
    });

    it('brings in what it must have, and nothing else, of the newest 50 versions', async () => {
      const person = await app.createPerson();
      const resume = archivedResume({ extra: 'x', structured_data: { ...reviewedData, extra: 'x' } });
      const versions = Array.from({ length: 60 }, (_, at) =>
        archivedVersion(resume.id, at + 1, {
          content: { extra: 'x', data: { ...reviewedData, extra: 'x' } },
        }),
      );
      const archive = makeArchive({ resumes: [resume], resume_versions: versions });
      expect((await importInto(person, archive)).body).toMatchObject({ resumes: 1 });
      const kept = await runSql(
        app.ownerUrl,
        `select number, content ? 'extra' or content -> 'data' ? 'extra' as "hasMore" from resume_versions
         where user_id = $1 order by number`,
        [person.userId],
      );
      expect(kept).toEqual(Array.from({ length: 50 }, (_, at) => ({ number: at + 11, hasMore: false })));
      const [stored] = await runSql(app.ownerUrl, 'select structured_data from resumes where user_id = $1', [
        person.userId,
      ]);
      expect(stored).toEqual({ structured_data: reviewedData });
    });

    const isRefused = (archive: Buffer) => {
      try {
        readArchive(archive);
        return false;
      } catch (error) {
        if (error instanceof RefusedFile) return true;
        throw error;
      }
    };

    it('never breaks us, whatever its values are', { timeout: 120_000 }, async () => {
      const eve = await app.createPerson();
      const resume = archivedResume();
      const letter = {
        id: randomUUID(),
        resume_id: resume.id,
        title: 'Letter',
        content: 'Dear Sam',
        created_at: resume.created_at,
        updated_at: resume.created_at,
      };
      const letterVersion = {
        ...archivedVersion('', 1),
        letter_id: letter.id,
        content: { content: 'Dear Sam' },
      };
      const answer = {
        resume_id: resume.id,
        about: 'skill',
        job: '',
        claim: 'SQL',
        answer: 'yes',
        words: '',
      };
      const good: Record<string, Record<string, unknown>> = {
        resumes: resume,
        resume_versions: archivedVersion(resume.id, 1),
        confirmations: answer,
        cover_letters: letter,
        cover_letter_versions: letterVersion,
      };
      const places = Object.entries(good).flatMap(([table, columns]) =>
        Object.keys(columns).map((column) => [table, column] as const),
      );
      const odd = fc.oneof(
        fc.constantFrom<unknown>(
          -1,
          0,
          2 ** 31,
          3e9,
          2 ** 53,
          1e308,
          -1e308,
          0.5,
          null,
          true,
          '',
          'NaN',
          [],
          {},
        ),
        fc.constantFrom('a\0b', '\ud800', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '-infinity'),
        fc.constantFrom('2026-01-01T00:00:00+23:59', '2026-02-30T00:00:00Z', '__proto__', 'x'.repeat(50_000)),
        fc.jsonValue({ maxDepth: 3 }),
        fc.string({ unit: 'binary' }),
      );
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...places), odd, async ([table, column], value) => {
          const rows = Object.entries(good).map(([name, columns]) => [
            name,
            [name === table ? { ...columns, [column]: value } : columns],
          ]);
          const archive = makeArchive(Object.fromEntries(rows));
          // Most of it is refused by the reader alone, which is quick.
          if (isRefused(archive)) return;
          expect([200, 400, 413]).toContain((await importInto(eve, archive)).status);
          // What was taken can be shown.
          const listed = await eve.call('GET', '/api/resumes');
          expect(listed.status).toBe(200);
          for (const { id } of (await listed.json()) as { id: string }[]) {
            expect((await eve.call('GET', `/api/resumes/${id}`)).status).toBe(200);
          }
          await runSql(app.ownerUrl, 'delete from resumes where user_id = $1', [eve.userId]);
        }),
        { numRuns: 500 },
      );
    });

    it('larger than what may be sent is refused', async () => {
      const answer = await importInto(mallory, Buffer.alloc(51 * 1024 * 1024));
      expect(answer).toMatchObject({
        status: 413,
        body: { error: expect.stringContaining('larger than 50 MB') },
      });
    });

    it('takes no other person’s id: what comes in is the caller’s', async () => {
      const eve = await app.createPerson();
      const forged = { ...row, user_id: anna.userId, title: 'forged' };
      expect((await importInto(eve, makeZip([users, resumes([forged])]))).body).toMatchObject({ resumes: 1 });
      const owners = await runSql(app.ownerUrl, `select user_id from resumes where title = 'forged'`);
      expect(owners).toEqual([{ user_id: eve.userId }]);
    });
  });
});
