import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sampleResume } from '#tests/support/sample-documents.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('downloads of a resume', async () => {
  const app = await startTestApp();
  const anna = await app.createPerson();

  const download = (id: string, format: string, person = anna) =>
    person.call('GET', `/api/resumes/${id}/download?format=${format}`);
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
  const keptFiles = (id: string) =>
    runSql(app.ownerUrl, 'select format, created_at from document_files where document_id = $1', [id]);
  const printedFiles = async () =>
    Number(/^pdf_print_seconds_count (\d+)$/m.exec(await app.parts.metrics.metrics())?.[1]);

  it.each([
    ['pdf', 'resume.pdf', 'application/pdf', '%PDF-'],
    ['docx', 'resume.docx', wordType, 'PK'],
    ['txt', 'resume.txt', 'text/plain; charset=utf-8', 'Maya Chen\n'],
    ['json', 'resume.json', 'application/json; charset=utf-8', '{'],
    ['jsonresume', 'resume.jsonresume.json', 'application/json; charset=utf-8', '{'],
  ])('give %s as %s', async (format, name, type, begins) => {
    const answer = await download(await app.createResume(anna), format);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-candor-read-back')).toBe(format.startsWith('json') ? null : 'exact');
    expect((await bytesOf(answer)).toString('latin1')).toMatch(new RegExp(`^${begins}`));
  });

  it.each(['pdf', 'docx'])('make a %s once, however often and at once it is asked for', async (format) => {
    const id = await app.createResume(anna, { templateId: 'modern' });
    const before = await printedFiles();
    const answers = await Promise.all(Array.from({ length: 5 }, () => download(id, format)));
    const [first, ...others] = await Promise.all(answers.map(bytesOf));
    expect(others.every((other) => first?.equals(other))).toBe(true);
    const kept = await keptFiles(id);
    expect(await bytesOf(await download(id, format))).toEqual(first);
    expect(await keptFiles(id)).toEqual(kept);
    expect((await printedFiles()) - before).toBe(format === 'pdf' ? 1 : 0);
  });

  const rare = Array.from({ length: 120 }, (_, index) => String.fromCodePoint(0x12000 + index));

  it.each([
    ['Korean', '십 년 동안 다리를 지은 엔지니어입니다.'],
    ['signs beyond the first plane', `x ${rare.join(' ')} ${rare.join('')}`],
  ])('hand out a PDF with a warning where no font has its letters: %s', async (_, summary) => {
    const id = await app.createResume(anna, { structuredData: { ...sampleResume, summary } });
    const answer = await download(id, 'pdf');
    expect([answer.status, answer.headers.get('x-candor-read-back')]).toEqual([200, 'warnings']);
    expect(await keptFiles(id)).toHaveLength(1);
  });

  it('make another file when the words or the look change, and keep the newest', async () => {
    const id = await app.createResume(anna, { createdAt: '2026-01-02T03:04:05.678Z' });
    const seen = [await bytesOf(await download(id, 'pdf'))];
    for (const change of [
      `color_scheme = 'amber'`,
      `fit = 4`,
      `page_size = 'a4'`,
      `template_id = 'bold'`,
      `structured_data = jsonb_set(structured_data, '{summary}', '"Another summary."')`,
    ]) {
      await runSql(app.ownerUrl, `update resumes set ${change} where id = $1`, [id]);
      const bytes = await bytesOf(await download(id, 'pdf'));
      expect(seen.some((other) => other.equals(bytes))).toBe(false);
      seen.push(bytes);
    }
    expect(await keptFiles(id)).toHaveLength(1);
    // What no file shows makes no new file.
    const printed = await printedFiles();
    await runSql(app.ownerUrl, `update resumes set title = 'New', job_posting = 'x' where id = $1`, [id]);
    expect((await bytesOf(await download(id, 'pdf'))).equals(seen.at(-1) ?? Buffer.of())).toBe(true);
    expect(await printedFiles()).toBe(printed);
  });

  it('tell what a machine reads in the file, field by field', async () => {
    const id = await app.createResume(anna, { templateId: 'technical' });
    for (const format of ['pdf', 'docx']) {
      const answer = await anna.call('GET', `/api/resumes/${id}/read-back?format=${format}`);
      const readBack = await answer.json();
      expect(readBack).toMatchObject({ ok: true, sectionOrder: true, warnings: [] });
      expect(readBack.fields).toContainEqual({
        section: 'contact',
        field: 'email',
        expected: 'maya.chen@example.com',
        found: true,
        inOrder: true,
      });
    }
    expect((await keptFiles(id)).map((row) => (row as { format: string }).format).toSorted()).toEqual([
      'docx',
      'pdf',
    ]);
  });

  it('stay after Premium has ended, in a Premium template too', async () => {
    const carla = await app.createPerson({ premium: true });
    const id = await app.createResume(carla, { templateId: 'executive' });
    await runSql(app.ownerUrl, `update entitlements set status = 'ended' where user_id = $1`, [carla.userId]);
    expect((await download(id, 'docx', carla)).status).toBe(200);
  });

  it('hold the words where there is no structured data', async () => {
    const id = await app.createResume(anna, { structuredData: null, optimizedContent: 'Only these words.' });
    expect(await (await download(id, 'txt')).text()).toMatch(/^Resume\n[\s\S]*Only these words\./);
    expect(await (await download(id, 'json')).json()).toMatchObject({
      personalInfo: { name: 'Resume', email: '' },
      summary: 'Only these words.',
    });
    expect((await download(id, 'pdf')).headers.get('x-candor-read-back')).toBe('exact');
  });

  it('are refused without a format, and for what is a stranger’s or not there', async () => {
    const id = await app.createResume(anna);
    const ben = await app.createPerson();
    expect((await download(id, 'odt')).status).toBe(400);
    expect((await anna.call('GET', `/api/resumes/${id}/download`)).status).toBe(400);
    expect((await download(id, 'pdf', ben)).status).toBe(404);
    expect((await download(randomUUID(), 'pdf')).status).toBe(404);
    expect((await download('not-an-id', 'pdf')).status).toBe(404);
    expect((await ben.call('GET', `/api/resumes/${id}/read-back?format=pdf`)).status).toBe(404);
    expect(await keptFiles(id)).toEqual([]);
  });

  it('go with the resume when it is deleted', async () => {
    const id = await app.createResume(anna);
    await download(id, 'docx');
    expect(await keptFiles(id)).toHaveLength(1);
    await app.parts.database.asUser(anna.userId, (trx) =>
      trx.deleteFrom('resumes').where('id', '=', id).execute(),
    );
    expect(await keptFiles(id)).toEqual([]);
  });
});

describe('downloads without a browser', async () => {
  const app = await startTestApp({ settings: { CHROMIUM_PATH: 'none' } });

  it('refuse PDF alone, in plain words', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna);
    const pdf = await anna.call('GET', `/api/resumes/${id}/download?format=pdf`);
    expect(pdf.status).toBe(503);
    expect(await pdf.json()).toEqual({
      error: 'PDF is not available right now. Word and text downloads still work.',
      code: 'unavailable',
    });
    for (const format of ['docx', 'txt', 'json', 'jsonresume']) {
      expect((await anna.call('GET', `/api/resumes/${id}/download?format=${format}`)).status).toBe(200);
    }
  });
});

describe('downloads of somebody in a hurry', async () => {
  const app = await startTestApp({
    settings: { DOWNLOADS_AT_ONCE: '2', LIMIT_DOWNLOAD: '6/h', LIMIT_READ_BACK: '7/h' },
  });

  it('run two at once; the next is asked to come back', async () => {
    const anna = await app.createPerson();
    const ids = await Promise.all(Array.from({ length: 5 }, () => app.createResume(anna)));
    const answers = await Promise.all(
      ids.map((id) => anna.call('GET', `/api/resumes/${id}/download?format=docx`)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(refused.length).toBeGreaterThanOrEqual(1);
    for (const answer of refused) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const ben = await app.createPerson();
    const his = await app.createResume(ben);
    expect((await ben.call('GET', `/api/resumes/${his}/download?format=docx`)).status).toBe(200);
  });

  it('end with the hour’s number', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna);
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      statuses.push((await anna.call('GET', `/api/resumes/${id}/download?format=txt`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it('leave none of them to reading files back, which has a number of its own', async () => {
    const anna = await app.createPerson();
    const id = await app.createResume(anna);
    const call = async (path: string) => (await anna.call('GET', `/api/resumes/${id}/${path}`)).status;
    const readings: number[] = [];
    for (let count = 0; count < 8; count += 1) readings.push(await call('read-back?format=docx'));
    expect(readings).toEqual([200, 200, 200, 200, 200, 200, 200, 429]);
    expect(await call('download?format=docx')).toBe(200);
  });
});
