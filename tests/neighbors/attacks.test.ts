import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnswerCall, type FakeModel, startFakeModel } from '#server/providers/model.fake.ts';
import { type AttackName, type AttackOptions, attacks, maxMegabytesOf } from '../support/attacker-process.ts';
import { forkSource } from '../support/fork-source.ts';
import { fill } from '../support/hostile-shapes.ts';
import { longResume } from '../support/long-resume.ts';
import { invitePeople, type Kind, kinds, liveThrough, type Met } from '../support/ordinary-people.ts';
import { honestEdit, playEdits } from '../support/played-edits.ts';
import { type ProductionApp, startProductionApp } from '../support/production-app.ts';
import { runSql } from '../support/test-database.ts';

const seconds = 12;
/** Below this a difference is the machine's, not the attacker's. */
const noticedMs = 100;

const p95 = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? sorted.at(-1) ?? 0);
};

/** Twenty people read, edit, optimize and sign in, while one attacker does as much as the shipped limits allow. */
describe('people beside an attacker', () => {
  let app: ProductionApp;
  let model: FakeModel;
  let attacker: Omit<AttackOptions, 'attack' | 'address'>;
  let stretch = 0;

  beforeAll(async () => {
    model = await startFakeModel({
      environment: 'test',
      tokensPerSecond: 100,
      answer: playEdits(honestEdit),
    });
    app = await startProductionApp('dist/server/main.js', {
      TRUST_PROXY: '127.0.0.1',
      // As docs/operations.md says: not on the database's disk, which is this machine's only one.
      TMPDIR: '/dev/shm',
      MODELS: 'compatible:played',
      MODEL_BASE_URL: model.baseUrl,
    });
    attacker = await inviteAttacker(app);
    // The first of everything is slower, and not what is compared.
    await live(await invitePeople(app, 20));
  }, 180_000);
  afterAll(async () => {
    await app?.stop();
    await model?.stop();
  });

  const live = (people: Awaited<ReturnType<typeof invitePeople>>) => {
    stretch += 1;
    return liveThrough(people, { stretch, seconds });
  };

  it.each(Object.keys(attacks) as AttackName[])('%s', { timeout: 180_000 }, async (name) => {
    model.answerWith(name.includes('hangs') ? hangFor('of-attacker') : playEdits(honestEdit));
    await runSql(app.ownerUrl, 'delete from rate_limits');
    const people = await invitePeople(app, 20);
    const before = await live(people);
    const grown = await watchMemory(app.pid);
    const stop = await startAttack({ attack: name, address: app.address, ...attacker });
    const attacked = await live(people).finally(stop);
    const megabytes = await grown();
    // Once more without: whatever else the machine does in these seconds must not be taken for the attack.
    const after = await live(people);
    console.info(`${rowOf(name, [before, attacked, after])}; memory +${megabytes} MB at its peak`);
    expect([before, attacked, after].flatMap(({ errors }) => errors)).toEqual([]);
    for (const kind of kinds) {
      const quiet = Math.max(noticedMs, p95(before.milliseconds[kind]), p95(after.milliseconds[kind]));
      expect(p95(attacked.milliseconds[kind]), kind).toBeLessThanOrEqual(2 * quiet);
    }
    expect(megabytes, 'megabytes').toBeLessThanOrEqual(maxMegabytesOf(name));
  });
});

/** By how many megabytes the process has grown at its peak since, as Linux counts it. */
async function watchMemory(pid: number): Promise<() => Promise<number>> {
  const read = async (field: 'VmRSS' | 'VmHWM') => {
    const [, kilobytes] =
      new RegExp(`${field}:\\s+(\\d+)`).exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  };
  // Forgets the peak that was.
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  const before = await read('VmRSS');
  return async () => Math.round((await read('VmHWM')) - before);
}

/** For whoever's words these are the model never answers. */
const hangFor =
  (words: string): AnswerCall =>
  (call) =>
    JSON.stringify(call.data).includes(words) ? new Promise(() => {}) : playEdits(honestEdit)(call);

/** In a process of its own, so that the attacker's work is not the people's. */
async function startAttack(options: AttackOptions): Promise<() => void> {
  const child = forkSource('./attacker-process.ts', options);
  const ended = once(child, 'exit').then(() => 'ended');
  expect(await Promise.race([once(child, 'message'), ended])).toEqual(['started', undefined]);
  return () => void child.kill('SIGKILL');
}

/** A free account with as many long resumes as its owner could have made in a day. */
async function inviteAttacker(app: ProductionApp): Promise<Omit<AttackOptions, 'attack' | 'address'>> {
  const person = await app.createPerson();
  const resumeIds: string[] = [];
  for (let at = 0; at < 100; at += 1) {
    const originalContent = longResume(48_000, `of-attacker-${at}`);
    resumeIds.push(await app.createResume(person, { originalContent, structuredData: null }));
  }
  const wordIds: string[] = [];
  for (const unit of ['a/', 'http://', 'a@', 'www.', '語', 'a-', '1,', '(a', '#a', "a'", '&', 'Led.'])
    wordIds.push(
      await app.createResume(person, { originalContent: fill(() => unit, 48_000), structuredData: null }),
    );
  const page = await (await fetch(app.address)).text();
  const [, file = ''] = /src="(\/assets\/[^"]+)"/.exec(page) ?? [];
  return { token: person.token, resumeIds, wordIds, file };
}

function rowOf(name: AttackName, stretches: readonly Met[]): string {
  const cell = (kind: Kind) =>
    `${kind} ${stretches.map(({ milliseconds }) => p95(milliseconds[kind])).join(' / ')} ms`;
  const errors = stretches.map((met) => met.errors.length).join(' / ');
  return `${name}, p95 before / during / after: ${kinds.map(cell).join(', ')}; errors ${errors}`;
}
