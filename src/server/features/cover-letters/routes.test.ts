import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { templateIds } from '#domain/resume/templates.ts';
import { sampleLetter } from '#tests/support/sample-documents.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('cover letters over HTTP', async () => {
  const app = await startTestApp();
  const anna = await app.createPerson();

  it('are given with everything that is kept of them', async () => {
    const resumeId = await app.createResume(anna, { templateId: 'modern', colorScheme: 'plum' });
    const id = await app.createCoverLetter(anna, { resumeId, createdAt: '2026-01-02T03:04:05.678Z' });
    expect(await (await anna.call('GET', `/api/cover-letters/${id}`)).json()).toEqual({
      id,
      resumeId,
      title: '',
      content: sampleLetter,
      revision: 1,
      jobPosting: null,
      tone: 'plain',
      length: 'standard',
      look: 'plain',
      head: {
        name: 'Maya Chen',
        email: 'maya.chen@example.com',
        phone: '+1 415 555 0134',
        location: 'Oakland, CA',
        linkedin: 'linkedin.com/in/mayachen',
        language: 'en',
        templateId: 'modern',
        colorScheme: 'plum',
      },
      sentences: [],
      offers: [],
      writer: null,
      notices: [],
      createdAt: '2026-01-02T03:04:05.678Z',
      updatedAt: expect.any(String),
    });
  });

  it.each([
    ['pdf', 'application/pdf', '%PDF-'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
    ['txt', 'text/plain; charset=utf-8', 'Dear hiring team,\n\nYour bridge'],
  ])('are downloaded as %s, named after their id, and made once', async (format, type, begins) => {
    const id = await app.createCoverLetter(anna);
    const answer = await anna.call('GET', `/api/cover-letters/${id}/download?format=${format}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="cover-letter-${id.slice(0, 8)}.${format}"`,
    );
    expect(answer.headers.get('x-candor-read-back')).toBe('exact');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString('latin1').startsWith(begins)).toBe(true);
    const kept = 'select bytes from document_files where document_id = $1';
    const files = (await runSql(app.ownerUrl, kept, [id])) as { bytes: Buffer }[];
    expect(files.map((file) => file.bytes.equals(bytes))).toEqual(format === 'txt' ? [] : [true]);
    await runSql(app.ownerUrl, 'delete from cover_letters where id = $1', [id]);
    expect(await runSql(app.ownerUrl, kept, [id])).toEqual([]);
  });

  it.each(['한국어로 쓴 편지입니다.', '👩‍👩‍👧‍👦 🇩🇪'])(
    'are refused as a PDF in words where no font has their letters: %s',
    async (content) => {
      const id = await app.createCoverLetter(anna, { content });
      const answer = await anna.call('GET', `/api/cover-letters/${id}/download?format=pdf`);
      expect([answer.status, (await answer.json()).error]).toEqual([
        400,
        'No machine could read this as PDF, so it was not handed out. Please choose another format.',
      ]);
      const word = await anna.call('GET', `/api/cover-letters/${id}/download?format=docx`);
      expect([word.status, word.headers.get('x-candor-read-back')]).toEqual([200, 'exact']);
    },
  );

  it.each(templateIds)('wear the head and type of %s in every file, read again whole', async (templateId) => {
    const person = await app.createPerson();
    const resumeId = await app.createResume(person, { templateId });
    const id = await app.createCoverLetter(person, { resumeId, look: 'resume' });
    for (const format of ['pdf', 'docx', 'txt']) {
      const answer = await person.call('GET', `/api/cover-letters/${id}/download?format=${format}`);
      expect([format, answer.headers.get('x-candor-read-back')]).toEqual([format, 'exact']);
    }
  });

  it('are known to nobody but their owner', async () => {
    const id = await app.createCoverLetter(anna);
    const ben = await app.createPerson({ premium: true });
    for (const [caller, path] of [
      [ben, id],
      [anna, randomUUID()],
      [anna, 'not-an-id'],
    ] as const) {
      expect((await caller.call('GET', `/api/cover-letters/${path}`)).status).toBe(404);
      expect((await caller.call('GET', `/api/cover-letters/${path}/download?format=txt`)).status).toBe(404);
    }
  });
});
