import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { serverBuild } from '../../../build/build-server.ts';
import { createEngines } from './create-engines.ts';

const content = `Nadia Ferreira
nadia.ferreira@mail.example · +1 503 555 0142 · Portland, OR

Experience
Store Manager, Alder & Finch
March 2019 – Present
- Responsible for managing a team of 12 people
- I reduced shrinkage by 18% in one year

Skills
Scheduling, Excel, Inventory`;
const source = { content, posting: null, confirmed: [], settled: [] };

const userId = 'nadia';

describe('the engine in its thread', () => {
  const engines = createEngines({ threads: 1 });
  const engine = engines.for({ userId });
  afterAll(() => engines.close());

  test('reads, reviews and scores', async () => {
    const { data, lines } = await engine.read(source);
    expect(data.experience[0]).toMatchObject({ company: 'Alder & Finch', startDate: 'March 2019' });
    expect(lines.map(({ path }) => path)).toContain('experience.0.responsibilities.0');
    const path = 'experience.0.responsibilities.0';
    const reviewed = await engine.review(source, [
      { path, text: 'Managed a team of 12 people', reason: 'duty' },
      { path, text: 'Managed a team of 40 people', reason: 'duty' },
    ]);
    expect(reviewed).toMatchObject([
      { outcome: 'change', change: { after: 'Managed a team of 12 people' } },
      { outcome: 'reverted', line: { before: 'Responsible for managing a team of 12 people' } },
    ]);
    expect(await engine.score(data, null)).toBeGreaterThan(0);
  });

  test('the longest resume that can be kept is explained in time, as far as there is time', async () => {
    const jobs = content.slice(content.indexOf('Store Manager'), content.indexOf('\n\nSkills'));
    const long = { ...source, content: content.replace(jobs, `${jobs}\n\n`.repeat(300)) };
    const { data, lines } = await engine.read(long);
    const changes = lines.map(({ path, text }) => ({
      ...{ id: path, path, before: `Responsible for ${text}`, after: text, reason: 'clear' as const },
      ...{ state: 'open' as const, support: [] },
    }));
    const { points } = await engine.explain({ ...long, data, changes });
    expect(changes.length).toBeGreaterThan(200);
    expect(Object.keys(points).length).toBeGreaterThan(0);
  }, 60_000);

  test('a call that fails fails alone', async () => {
    // @ts-expect-error: what no caller would send
    await expect(engine.read(undefined)).rejects.toThrow();
    expect((await engine.read(source)).data.personalInfo.name).toBe('Nadia Ferreira');
  });
});

/** A thread that ends when it is told to. */
const mortal = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ args: [{ content: text }] }) => {
      if (text === 'end') process.exit(1);
      if (text === 'hang') for (;;);
      parentPort.postMessage({ result: text });
    });
    parentPort.postMessage('ready');`)}`,
);

test.each(['end', 'hang'])('a thread that is told to %s is replaced', async (mood) => {
  const engines = createEngines({ threads: 1, timeoutMs: 2_000, startMs: 0, script: mortal });
  const engine = engines.for({ userId });
  const outcomes = await Promise.allSettled([
    engine.scoreText({ content: mood }, null),
    engine.scoreText({ content: 'one' }, null),
  ]);
  await engines.close();
  expect(outcomes).toMatchObject([{ status: 'rejected' }, { value: 'one' }]);
});

test('whose text takes too long is told so in plain words, not by a stack', async () => {
  const engines = createEngines({ threads: 1, timeoutMs: 500, startMs: 2_000, script: mortal });
  const hanging = engines.for({ userId }).scoreText({ content: 'hang' }, null);
  await expect(hanging).rejects.toMatchObject({ code: 'text_too_complex', status: 422 });
  await engines.close();
});

/** Says which thread it is, and waits until it's told to go on. */
const named = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ args: [, gate] }) => {
      if (gate) Atomics.wait(gate, 0, 0);
      parentPort.postMessage({ result: threadId });
    });
    parentPort.postMessage('ready');`)}`,
);

describe('two threads', () => {
  const engines = createEngines({ script: named });
  afterAll(() => engines.close());
  /** The gate stands where the posting would. */
  const ask = (who: string, gate?: Int32Array, signal?: AbortSignal) =>
    engines.for({ userId: who, signal }).scoreText({ content: '' }, gate as unknown as null);

  test('one person’s long call leaves the other thread to everybody else', async () => {
    const gate = new Int32Array(new SharedArrayBuffer(4));
    const leaving = new AbortController();
    const long = [1, 2, 3].map(() => ask('anna', gate, leaving.signal));
    expect(await Promise.all([ask('ben'), ask('cleo'), ask('ben')])).toHaveLength(3);
    // Whoever leaves takes their waiting calls along; the one that runs ends by itself.
    leaving.abort(new Error('gone'));
    const outcomes = await Promise.allSettled(long);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    expect(await ask('anna')).toEqual(expect.any(Number));
  });

  test('a person comes back to the thread that knows them', async () => {
    const [anna, ben] = await Promise.all([ask('anna'), ask('ben')]);
    expect(anna).not.toBe(ben);
    for (let round = 0; round < 3; round += 1) {
      expect(await ask('anna')).toBe(anna);
      expect(await ask('ben')).toBe(ben);
    }
  });
});

test('the bundle for production finds its thread and the word lists', async () => {
  const outdir = fileURLToPath(new URL('../../../dist/engine-test', import.meta.url));
  const entryPoints = [
    'src/server/engine/create-engines.ts',
    ...serverBuild.entryPoints.filter((entry) => entry.includes('engine-worker')),
  ];
  await build({ ...serverBuild, entryPoints, outdir, logLevel: 'error' });
  const script = `
    const { createEngines } = await import(${JSON.stringify(path.join(outdir, 'create-engines.js'))});
    const engines = createEngines();
    const { data } = await engines.for({ userId: 'nadia' }).read(${JSON.stringify(source)});
    await engines.close();
    console.log('read:', data.experience[0].title);`;
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    expect(stdout).toContain('read: Store Manager');
  } finally {
    await rm(outdir, { recursive: true });
  }
});
