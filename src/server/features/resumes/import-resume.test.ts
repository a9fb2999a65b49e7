import { describe, expect, it } from 'vitest';
import { fileRefusals } from '#contract/file-refusals.ts';
import { makePdf, textAt } from '#tests/support/make-pdf.ts';
import { makeDocx, wordParagraph } from '#tests/support/make-zip.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';

describe('importing a file', async () => {
  const app = await startTestApp();
  const anna = await app.createPerson();
  const send = async (bytes: Buffer | string, name = 'resume.pdf', type = 'application/pdf') => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(Buffer.from(bytes as string))], { type }), name);
    const answer = await anna.call('POST', '/api/resumes/import', { body });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const words = 'Anna Example builds bridges';

  it.each([
    ['a PDF', makePdf([{ content: textAt(72, 700, words) }])],
    ['a Word file', makeDocx(wordParagraph(words))],
    ['a text file', Buffer.from(words)],
  ])('gives the words of %s, whatever it is called, and keeps nothing', async (_, bytes) => {
    expect(await send(bytes, 'anything.bin', 'application/octet-stream')).toEqual({
      status: 200,
      body: { content: words, notices: [] },
    });
    const kept = await runSql(app.ownerUrl, 'select count(*)::int as n from resumes where user_id = $1', [
      anna.userId,
    ]);
    expect(kept).toEqual([{ n: 0 }]);
  });

  it('tells of what was left out', async () => {
    const { body } = await send('word '.repeat(12_000), 'long.txt', 'text/plain');
    expect(body.notices).toEqual([
      'This file is very long. Everything beyond 48,000 characters was left out.',
    ]);
    expect(String(body.content).length).toBeLessThanOrEqual(48_000);
  });

  it.each([
    ['empty', Buffer.alloc(0), 400],
    ['unknownKind', Buffer.from([0, 1, 2, 3]), 415],
    ['tooLarge', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 413],
    ['tooMuch', makeDocx(wordParagraph('a'.repeat(30_000_000))), 413],
    ['noText', makePdf([{ content: '10 10 200 200 re f' }]), 400],
    ['tooManyPages', makePdf(Array.from({ length: 21 }, () => ({ content: 'q Q' }))), 413],
    ['damaged', makeDocx(wordParagraph('Anna')).subarray(0, 200), 400],
  ] as const)('refuses what is %s with a plain sentence', async (refusal, bytes, status) => {
    expect(await send(Buffer.from(bytes))).toEqual({
      status,
      body: { error: fileRefusals[refusal].message, code: fileRefusals[refusal].code },
    });
  });

  it('refuses what is no file, or not the only one', async () => {
    const two = new FormData();
    two.append('file', new Blob(['one']), 'a.txt');
    two.append('note', 'text');
    expect((await anna.call('POST', '/api/resumes/import', { body: two })).status).toBeLessThan(500);
    expect((await anna.call('POST', '/api/resumes/import', { body: {} })).status).toBe(415);
    expect((await anna.call('POST', '/api/resumes/import', { body: new FormData() })).status).toBe(400);
  });
});
