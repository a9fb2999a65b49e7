import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { type AnswerCall, startFakeModel } from '#server/providers/model.fake.ts';
import { deedsText, specialistPosting } from '#tests/support/specialist-resume.ts';
import { playCoach } from '../support/played-coach.ts';
import { honestEdit, playEdits } from '../support/played-edits.ts';
import { playSentences } from '../support/played-sentences.ts';
import { type SpawnedProcess, spawnProcess } from '../support/spawn-process.ts';
import { startTestApp, testSettings } from '../support/test-app.ts';
import { runSql } from '../support/test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    letterKills: number;
  }
}

const atOnce = 4;

interface KilledWork {
  name: string;
  kills: number;
  answer: AnswerCall;
  /** About as long as such work takes here, from the call to the saved result. */
  maxMs: number;
  /** Of a call that is answered sooner than that. */
  maxWebMs?: number;
  /** The call that starts it on a resume. */
  callOn(resumeId: string): Promise<{ path: string; body?: unknown }>;
  /** What is kept of it beside works and uses, each with the person as $1. */
  looks: Record<string, string>;
  savedOnce: Record<string, object[]>;
  neverBegun: Record<string, object[]>;
}

const optimize: KilledWork = {
  name: 'an optimize',
  kills: 5,
  answer: playEdits(honestEdit),
  maxMs: 1_200,
  callOn: async (id) => ({ path: `/api/resumes/${id}/optimize` }),
  looks: {
    resumes: 'select revision, structured_data is not null as optimized from resumes where user_id = $1',
    versions: 'select number from resume_versions where user_id = $1',
  },
  savedOnce: { resumes: [{ revision: 2, optimized: true }], versions: [{ number: 1 }] },
  neverBegun: { resumes: [{ revision: 1, optimized: false }], versions: [] },
};

const letter: KilledWork = {
  name: 'a letter',
  kills: inject('letterKills'),
  answer: playSentences(
    { text: 'I handled escalated tickets from our 12 largest accounts.', on: '12 largest accounts' },
    { text: 'I kept customer satisfaction at 96% over two years.', on: '96%' },
    { text: 'I tested new releases before they were shipped to 140 stores.', on: '140 stores' },
    { text: 'I would welcome a conversation about this role.', on: '' },
  ),
  maxMs: 1_200,
  callOn: async (resumeId) => ({
    path: '/api/cover-letters/generate',
    body: { resumeId, jobPosting: specialistPosting },
  }),
  looks: {
    letters: 'select revision from cover_letters where user_id = $1',
    versions: 'select number from cover_letter_versions where user_id = $1',
  },
  savedOnce: { letters: [{ revision: 1 }], versions: [{ number: 1 }] },
  neverBegun: { letters: [], versions: [] },
};

/** Nothing of it is there before it's done: the search has the id of its work, and comes with its matches. */
const search: KilledWork = {
  name: 'a search',
  kills: inject('letterKills'),
  answer: playCoach([]),
  maxMs: 1_200,
  // It's over soon: who strikes the web later finds it answered.
  maxWebMs: 400,
  callOn: async (resumeId) => ({
    path: '/api/job-search',
    body: { jobTitle: 'Support Specialist', jobType: ['FULLTIME'], resumeId },
  }),
  looks: {
    searches: `select count(*)::int as searches, count(w.id)::int as of_their_work from job_searches s
      left join work w on w.user_id = s.user_id and w.id = s.id where s.user_id = $1`,
    matches: `select count(*) = count(distinct place) and count(*) = coalesce(max(place) + 1, 0) as one_set,
      count(*) > 0 as some from job_matches where user_id = $1`,
  },
  savedOnce: { searches: [{ searches: 1, of_their_work: 1 }], matches: [{ one_set: true, some: true }] },
  neverBegun: { searches: [{ searches: 0, of_their_work: 0 }], matches: [{ one_set: true, some: false }] },
};

describe.each([optimize, letter, search])('kill -9 in the middle of $name', async (work) => {
  const { kills, maxMs, maxWebMs = maxMs } = work;
  const seed = Date.now() % 1_000_000;
  console.log(`seed ${seed}`);
  const random = randomOf(seed);
  const model = await startFakeModel({
    environment: 'test',
    answer: work.answer,
    tokensPerSecond: 150,
  });
  // This process takes calls and looks; those that are killed are processes of their own.
  const app = await startTestApp({ settings: { PROCESS: 'web' } });
  const base = {
    ...(await testSettings(app.config.DATABASE_URL)),
    AUTH_SIGNING_KEY: app.config.AUTH_SIGNING_KEY,
    LOG_LEVEL: 'warn',
    MODELS: 'compatible:played',
    MODEL_BASE_URL: model.baseUrl,
  };
  const spawned: SpawnedProcess[] = [];
  const spawn = async (process: 'web' | 'worker') => {
    const one = await spawnProcess({ ...base, PROCESS: process });
    spawned.push(one);
    return one;
  };
  afterAll(async () => {
    await Promise.all(spawned.map((one) => one.stop()));
    await model.stop();
  });

  /** A person with one free use, and the call that starts the work. */
  async function prepare() {
    const person = await app.createPerson();
    const id = await app.createResume(person, { originalContent: deedsText, structuredData: null });
    const { path, body } = await work.callOn(id);
    const key = randomUUID();
    const call = (to: string) =>
      fetch(new URL(path, to), {
        method: 'POST',
        headers: {
          authorization: `Bearer ${person.token}`,
          'idempotency-key': key,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    return { person, call };
  }

  /** They all call the given process, each with a moment of their own to be struck at. */
  async function beginAll(address: string, strikeInMs: number) {
    const people = await Promise.all(Array.from({ length: atOnce }, prepare));
    return people.map(({ person, call }) => {
      const leadMs = random() * (strikeInMs - 50);
      const answered = pause(strikeInMs - leadMs)
        .then(() => call(address))
        .then(
          ({ status }) => status,
          () => 'cut off' as const,
        );
      return { person, leadMs: Math.round(leadMs), answered, again: () => call(app.address) };
    });
  }

  async function stateOf(userId: string): Promise<Record<string, unknown[]>> {
    const all = {
      works: 'select state from work where user_id = $1',
      uses: 'select state from uses where user_id = $1',
      ...work.looks,
    };
    const read = Object.entries(all).map(
      async ([name, statement]) => [name, await runSql(app.ownerUrl, statement, [userId])] as const,
    );
    return Object.fromEntries(await Promise.all(read));
  }

  async function isTaken(userIds: string[]): Promise<boolean> {
    const taken = `select from work where user_id = any ($1) and state <> 'queued'`;
    return (await runSql(app.ownerUrl, taken, [userIds])).length > 0;
  }

  async function attemptsOf(userId: string): Promise<number> {
    const [row] = (await runSql(
      app.ownerUrl,
      'select j.retry_count + 1 as attempts from pgboss.job j join work w on w.job_id = j.id where w.user_id = $1 order by w.created_at desc limit 1',
      [userId],
    )) as { attempts: number }[];
    return row?.attempts ?? 0;
  }

  const savedOnce = { works: [{ state: 'done' }], uses: [{ state: 'settled' }], ...work.savedOnce };
  const neverBegun = { works: [], uses: [], ...work.neverBegun };

  it(`of the worker, at ${kills * atOnce} moments: each is saved once, by another worker`, {
    timeout: 240_000,
  }, async () => {
    let worker = await spawn('worker');
    const report: string[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const struck = await beginAll(app.address, maxMs + 50);
      await pause(maxMs);
      // A worker that hasn't looked for work yet would be killed for nothing.
      await expect
        .poll(() => isTaken(struck.map(({ person }) => person.userId)), { timeout: 60_000, interval: 20 })
        .toBe(true);
      await worker.kill();
      worker = await spawn('worker');
      for (const { person, leadMs, answered } of struck) {
        await expect
          .poll(() => stateOf(person.userId), { timeout: 60_000, interval: 100 })
          .toEqual(savedOnce);
        report.push(
          `${leadMs} ms: ${(await attemptsOf(person.userId)) > 1 ? 'run again' : 'run once'}, ${await answered}`,
        );
      }
    }
    console.log(`the worker was killed so long after the call:\n${report.join('\n')}`);
    expect(report.filter((line) => line.includes('run again')).length).toBeGreaterThanOrEqual(kills);
  });

  it(`of the web, at ${kills * atOnce} moments: saved once or never begun, and the same call again finds it`, {
    timeout: 240_000,
  }, async () => {
    const report: string[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const web = await spawn('web');
      const struck = await beginAll(web.address, maxWebMs + 50);
      await pause(maxWebMs);
      await web.kill();
      for (const { person, leadMs, answered, again } of struck) {
        const before = await answered;
        const state = await stateOf(person.userId);
        const isBegun = state.works?.length !== 0;
        if (!isBegun) expect(state).toEqual(neverBegun);
        expect((await again()).status).toBe(200);
        expect(await stateOf(person.userId)).toEqual(savedOnce);
        report.push(`${leadMs} ms: ${isBegun ? 'begun' : 'not begun'}, ${before}, then 200`);
      }
    }
    console.log(`the web was killed so long after the call:\n${report.join('\n')}`);
    expect(report.filter((line) => line.includes('cut off')).length).toBeGreaterThanOrEqual(kills);
  });
});

/** Mulberry32: small, and the same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
