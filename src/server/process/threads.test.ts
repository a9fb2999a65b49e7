import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { createThreads } from './threads.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'candor-threads-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A thread that notes its start, and does as it's told; nothing but its own file tells it how to begin. */
const script = path.join(folder, 'some-worker.mjs');
const starts = path.join(folder, 'starts');
const writeScript = (beginning: string) =>
  writeFileSync(
    script,
    `import { appendFileSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    appendFileSync(${JSON.stringify(starts)}, '.');
    ${beginning}
    parentPort.on('message', (text) => {
      if (text.startsWith('fail')) throw new TypeError('cannot read "' + text + '"');
      parentPort.postMessage(text);
    });
    parentPort.postMessage('ready');`,
  );
const countStarts = () => readFileSync(starts, 'utf8').length;

let lines: string[] = [];
const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
const open = (restMs?: number) =>
  createThreads<string, string>({
    ...{ script: pathToFileURL(script), task: 'The work', count: 2, timeoutMs: 20_000, memoryMb: 64, log },
    ...(restMs === undefined ? {} : { restMs }),
  });

beforeEach(() => {
  lines = [];
  writeFileSync(starts, '');
});

describe('threads that cannot start', () => {
  beforeAll(() => writeScript(`throw new Error('a module is broken');`));

  test('are not started over and over, and say so once each with their file and the fault', async () => {
    const threads = open();
    for (let call = 0; call < 50; call += 1) await expect(threads.ask('x')).rejects.toThrow(/^The work /);
    await vi.waitFor(() => expect(threads.isAble()).toBe(false), 10_000);
    expect(countStarts()).toBeLessThanOrEqual(3);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(lines[0]).toMatch(
      /"level":50.*a module is broken.*"script":"[^"]*some-worker\.mjs","msg":"a thread could not start"/,
    );
    await threads.close();
  });

  test('leave nobody waiting', async () => {
    const threads = open();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => threads.ask('x')));
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(countStarts()).toBeLessThanOrEqual(4);
    await threads.close();
  });

  test('are tried again by themselves, without a call, and work once they can', async () => {
    const threads = open(10);
    threads.warm();
    await vi.waitFor(() => expect(threads.isAble()).toBe(false), 10_000);
    writeScript('');
    await vi.waitFor(() => expect(threads.isAble()).toBe(true), 10_000);
    expect(await threads.ask('fine')).toBe('fine');
    await threads.close();
  });
});

describe('a thread that fails at a call', () => {
  beforeAll(() => writeScript(''));

  test('is told of by kind and place, without the words of the call, and is replaced', async () => {
    const threads = open();
    const words = 'fail: my whole life\n    at my first employer';
    await expect(threads.ask(words)).rejects.toThrow('The work failed: its thread has ended');
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatch(/"level":40.*"type":"TypeError".*some-worker\.mjs/);
    expect(lines[0]).not.toMatch(/my whole life|first employer/);
    expect(threads.isAble()).toBe(true);
    expect(await threads.ask('fine')).toBe('fine');
    await threads.close();
  });
});

test('threads that were closed while they started are no failure', async () => {
  writeScript('for (;;);');
  const threads = open(10);
  threads.warm();
  await vi.waitFor(() => expect(countStarts()).toBe(2), 10_000);
  await threads.close();
  expect(threads.isAble()).toBe(true);
  expect(lines).toEqual([]);
});
