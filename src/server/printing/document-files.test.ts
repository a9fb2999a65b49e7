import { describe, expect, it } from 'vitest';
import type { ReadBack } from '#domain/resume/read-back.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { runSql } from '#tests/support/test-database.ts';
import { createDocumentFiles, type FileRequest } from './document-files.ts';

const name = {
  section: 'contact',
  field: 'name',
  expected: 'Maya Canary',
  found: true,
  inOrder: true,
} as const;
const email = { ...name, field: 'email', expected: 'canary@example.com' } as const;
const readAs = (found: boolean): ReadBack => ({
  ok: false,
  fields: [
    { ...name, found, inOrder: found },
    { ...email, found: false, inOrder: false },
  ],
  sectionOrder: true,
  warnings: [{ kind: 'missing-letters', sample: 'canary' }],
});

describe('made files', async () => {
  const app = await startTestApp();
  const person = await app.createPerson();
  const filesOf = (version: string) =>
    createDocumentFiles({ database: app.parts.database, log: app.parts.log, version });
  const kept = async (id: string) =>
    (await runSql(app.ownerUrl, 'select 1 from document_files where document_id = $1', [id])).length;
  const requestFor = (documentId: string, more: Partial<FileRequest> = {}): FileRequest => ({
    document: { userId: person.userId, table: 'resumes', documentId },
    format: 'pdf',
    content: 'the same',
    make: async () => Buffer.from('a file'),
    readBack: async () => ({ ok: true, fields: [name], sectionOrder: true, warnings: [] }),
    ...more,
  });

  it('are handed out and kept when fields are lost; the log names the fields and no words', async () => {
    const id = await app.createResume(person);
    const readBack = async () => readAs(true);
    expect((await filesOf('1').get(requestFor(id, { readBack }))).readBack.ok).toBe(false);
    expect(await kept(id)).toBe(1);
    const line = app.logged.find(({ msg }) => msg === 'a file is not read as it was written');
    expect(line).toMatchObject({ document: id, lost: ['contact email'], warnings: ['missing-letters'] });
    expect(JSON.stringify(app.logged)).not.toMatch(/canary/i);
  });

  it('are refused and not kept when nothing can be read in them', async () => {
    const id = await app.createResume(person);
    const readBack = async () => readAs(false);
    await expect(filesOf('1').get(requestFor(id, { readBack }))).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('No machine could read this as PDF'),
    });
    expect(await kept(id)).toBe(0);
  });

  it('are made anew by another version of what renders, and not by the same', async () => {
    const id = await app.createResume(person);
    let made = 0;
    const make = async () => {
      made += 1;
      return Buffer.from(`file ${made}`);
    };
    for (const version of ['1', '1', '2', '2']) await filesOf(version).get(requestFor(id, { make }));
    expect(made).toBe(2);
  });

  it('are tried again after a failure', async () => {
    const id = await app.createResume(person);
    const files = filesOf('1');
    const make = async () => Promise.reject(new Error('no browser'));
    await expect(files.get(requestFor(id, { make }))).rejects.toThrow('no browser');
    expect((await files.get(requestFor(id))).bytes.toString()).toBe('a file');
  });

  it('leave nothing behind a document that was deleted while they were made', async () => {
    const id = await app.createResume(person);
    const make = async () => {
      await runSql(app.ownerUrl, 'delete from resumes where id = $1', [id]);
      return Buffer.from('too late');
    };
    expect((await filesOf('1').get(requestFor(id, { make }))).bytes.toString()).toBe('too late');
    expect(await kept(id)).toBe(0);
  });

  it('are handed out but not kept when they are larger than a row takes', async () => {
    const id = await app.createResume(person);
    const make = async () => Buffer.alloc(10 * 1024 * 1024 + 1);
    expect((await filesOf('1').get(requestFor(id, { make }))).bytes.length).toBe(10 * 1024 * 1024 + 1);
    expect(await kept(id)).toBe(0);
  });
});
