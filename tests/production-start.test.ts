import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { serverBuild } from '../build/build-server.ts';
import { createFactories } from './support/factories.ts';
import { testSettings } from './support/test-app.ts';
import { createTestDatabase } from './support/test-database.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const outdir = fileURLToPath(new URL('../dist/production-start-test', import.meta.url));

/** What `npm start` does, on the built server. */
describe('starting in production', () => {
  beforeAll(async () => {
    await build({ ...serverBuild, outdir, logLevel: 'error' });
  });
  afterAll(() => rm(outdir, { recursive: true }));

  const environment = (settings: Record<string, string>) => ({
    PATH: '/usr/bin:/bin',
    ...settings,
    NODE_ENV: 'production',
  });
  const start = (settings: Record<string, string>): Promise<{ code: number | null; said: string }> =>
    new Promise((resolve) => {
      const env = environment(settings);
      const child = execFile(
        process.execPath,
        [path.join(outdir, 'main.js')],
        { cwd: project, env },
        (_, stdout, stderr) => resolve({ code: child.exitCode, said: stdout + stderr }),
      );
    });

  it('lists every missing setting at once', async () => {
    const { code, said } = await start({});
    expect(code).toBe(1);
    for (const name of [
      'DATABASE_URL',
      'SMTP_URL',
      'AUTH_SIGNING_KEY',
      'GOOGLE_CLIENT_ID',
      'GOOGLE_CLIENT_SECRET',
      'PUBLIC_URL',
      'MAIL_FROM',
    ]) {
      expect(said).toContain(name);
    }
    expect(said).not.toContain('    at ');
  });

  it('refuses a stand-in', async () => {
    const { code, said } = await start({ GOOGLE_ISSUER: 'http://127.0.0.1:4402' });
    expect(code).toBe(1);
    expect(said).toContain('GOOGLE_ISSUER is a stand-in');
  });

  /** The browser, the fonts, the reading thread and the importing process are all found from where the bundle lies. */
  it('hands out files of a resume, and imports them again', async () => {
    const database = await createTestDatabase(inject('postgresAdminUrl'));
    const settings = {
      ...(await testSettings(database.url)),
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      PUBLIC_URL: 'https://candor.example',
      MAIL_FROM: 'Candor <no-reply@candor.example>',
    };
    const env = environment(settings);
    const child = spawn(process.execPath, [path.join(outdir, 'main.js')], { cwd: project, env });
    const ended = once(child, 'exit');
    const config = readConfig(settings);
    const own = openDatabase({ url: config.DATABASE_URL, poolSize: 2, onError: () => {} });
    try {
      const address = await addressOf(child.stdout);
      const factories = await createFactories(
        { parts: { config, database: own }, address },
        database.ownerUrl,
      );
      const person = await factories.createPerson();
      const id = await factories.createResume(person);
      const begins = { pdf: '%PDF-', docx: 'PK', txt: 'Maya Chen', json: '{', jsonresume: '{' };
      for (const [format, beginning] of Object.entries(begins)) {
        const file = await person.call('GET', `/api/resumes/${id}/download?format=${format}`);
        expect([format, file.status]).toEqual([format, 200]);
        const bytes = await file.arrayBuffer();
        expect(Buffer.from(bytes).toString().startsWith(beginning)).toBe(true);
        if (!format.startsWith('json')) expect(file.headers.get('x-candor-read-back')).toBe('exact');
        if (format.startsWith('json')) continue;
        const body = new FormData();
        body.append('file', new Blob([bytes]), 'resume');
        const imported = await person.call('POST', '/api/resumes/import', { body });
        expect(await imported.json()).toMatchObject({ content: expect.stringContaining('Maya Chen') });
      }
    } finally {
      child.kill();
      await ended;
      await own.close();
      await database.drop();
    }
  });

  it('holds none of the stand-ins in what is built', async () => {
    const { metafile } = await build({ ...serverBuild, write: false, metafile: true, logLevel: 'error' });
    const inputs = Object.keys(metafile?.inputs ?? {});
    expect(inputs).toContain('src/server/main.ts');
    expect(inputs.filter((file) => file.includes('.fake.'))).toEqual([]);
  });
});

/** Where a started process says that it listens. */
async function addressOf(log: Readable): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: log })) {
    const { msg, address } = JSON.parse(line) as { msg: string; address: string };
    if (msg === 'started') {
      log.resume();
      return address;
    }
    lines.push(line);
  }
  throw new Error(`The server ended before it had started:\n${lines.join('\n')}`);
}
