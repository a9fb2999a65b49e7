import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverBuild } from '../build/build-server.ts';
import { productionEnvironment, productionSettings, startProductionApp } from './support/production-app.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const outdir = fileURLToPath(new URL('../dist/production-start-test', import.meta.url));

/** What `npm start` does, on the built server. */
describe('starting in production', () => {
  beforeAll(async () => {
    await build({ ...serverBuild, outdir, logLevel: 'error' });
  });
  afterAll(() => rm(outdir, { recursive: true }));

  const start = (
    settings: Record<string, string>,
    script = path.join(outdir, 'main.js'),
  ): Promise<{ code: number | null; said: string }> =>
    new Promise((resolve) => {
      const env = productionEnvironment(settings);
      const child = execFile(process.execPath, [script], { cwd: project, env }, (_, stdout, stderr) =>
        resolve({ code: child.exitCode, said: stdout + stderr }),
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

  it.each(['web', 'worker', 'all'])('refuses a broken data file in one sentence, as %s', async (kind) => {
    const copy = await mkdtemp(path.join(tmpdir(), 'candor-broken-'));
    try {
      await cp(outdir, path.join(copy, 'dist/server'), { recursive: true });
      await cp(path.join(project, 'public-data'), path.join(copy, 'public-data'), { recursive: true });
      for (const name of ['node_modules', 'package.json'])
        await symlink(path.join(project, name), path.join(copy, name));
      await truncate(path.join(copy, 'public-data/titles.tsv'), 200_000);
      // Nobody listens there: the data is looked at before anything is opened.
      const settings = await productionSettings('postgres://candor_app@127.0.0.1:1/none');
      const script = path.join(copy, 'dist/server/main.js');
      const { code, said } = await start({ ...settings, PROCESS: kind }, script);
      expect(said).toMatch(/^public-data\/titles\.tsv isn’t the file that was installed: [^\n]+\.\n$/);
      expect(code).toBe(1);
    } finally {
      await rm(copy, { recursive: true });
    }
  });

  /** The browser, the fonts, the reading thread and the importing process are all found from where the bundle lies. */
  it('hands out files of a resume, and imports them again', async () => {
    const app = await startProductionApp(path.join(outdir, 'main.js'));
    try {
      const person = await app.createPerson();
      const id = await app.createResume(person);
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
      await app.stop();
    }
    // A whole server, its browser and five files: on a busy machine that takes half a minute.
  }, 120_000);

  it('holds none of the stand-ins in what is built', async () => {
    const { metafile } = await build({ ...serverBuild, write: false, metafile: true, logLevel: 'error' });
    const inputs = Object.keys(metafile?.inputs ?? {});
    expect(inputs).toContain('src/server/process/main.ts');
    expect(inputs.filter((file) => file.includes('.fake.'))).toEqual([]);
  });

  it('tags words in the engine’s threads alone', async () => {
    const { metafile } = await build({ ...serverBuild, write: false, metafile: true, logLevel: 'error' });
    const packagesOf = (file: string) =>
      Object.entries(metafile.outputs)
        .filter(([name]) => name.endsWith(`/${file}`))
        .flatMap(([, { imports }]) => imports.map(({ path }) => path));
    expect(packagesOf('engine-worker.js')).toContain('wink-nlp');
    // It takes 67 MB and half a second, which whoever answers calls has no use for.
    expect(packagesOf('main.js')).toContain('fastify');
    expect(packagesOf('main.js').filter((name) => name.startsWith('wink'))).toEqual([]);
  });
});
