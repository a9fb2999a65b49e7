import { setTimeout as pause } from 'node:timers/promises';
import type { Resume } from '#contract/resume.ts';
import { openDatabase } from '#server/database/database.ts';
import { localLoginUrls } from '#server/database/embedded-postgres.fake.ts';
import { readConfig } from '#server/process/config.ts';
import { createThrowawaySigningKey } from '#server/providers/signing-key.fake.ts';
import { createFactories, type Factories, type TestPerson } from '#tests/support/factories.ts';
import { pastedResume } from '#tests/support/pasted-resume.ts';
import { specialistPosting, specialistText } from '#tests/support/specialist-resume.ts';
import { productSettings } from './api.ts';
import { startBenchDatabase } from './bench-database.ts';
import { startBenchServer } from './bench-server.ts';
import { percentile } from './percentile.ts';
import { inFull } from './short.ts';

interface LoadRow {
  what: string;
  count: number;
  p50Ms: number;
  p95Ms: number;
  needed: string;
  passes: boolean;
}

/** Of a hundred things that people do with a resume, so many are of each kind. A save is followed by the page's look at the score in one of five: people type on. */
const mix = { open: 44, list: 16, save: 30, review: 6, optimize: 2, download: 2 } as const;
type Action = keyof typeof mix;
const actions = Object.keys(mix) as Action[];
const order = actions.flatMap((action) => Array.from({ length: mix[action] }, () => action));
/** Everybody does one thing in ten seconds. */
const paceMs = 10_000;
const most: Partial<Record<Action, number>> = { optimize: 2_000, save: 300 };

interface Someone extends TestPerson {
  resumeId: string;
  /** Resumes that are not optimized yet. */
  pastedIds: string[];
}

/** So many people at once on one process that serves and works, with its database and those who call it on the same machine. */
export async function benchLoad({
  people,
  minutes,
}: {
  people: number;
  minutes: number;
}): Promise<LoadRow[]> {
  const database = await startBenchDatabase({ people: 10 });
  const key = await createThrowawaySigningKey();
  const some = '100000000';
  const settings = {
    ...productSettings(database, key),
    PROCESS: 'all',
    LIMIT_OPTIMIZE: `${some}/h`,
    LIMIT_DOWNLOAD: `${some}/h`,
  };
  const signInDatabase = openDatabase({
    url: localLoginUrls(database.url).AUTH_DATABASE_URL,
    poolSize: 4,
    onError: () => {},
  });
  const server = await startBenchServer('./product-server.ts', [JSON.stringify(settings)]);
  try {
    const parts = { config: readConfig(settings), signInDatabase };
    const factories = await createFactories({ parts, address: server.url }, database.ownerUrl);
    const everybody = await inviteAll(factories, people, Math.ceil(minutes * 6 * 0.06) + 3);
    // The first of everything is slower, and not what is measured.
    await liveThrough(everybody.slice(0, everybody.length / 4), inFull(paceMs * 2, paceMs / 10));
    const met = await liveThrough(everybody, minutes * 60_000);
    return rowsOf(met);
  } finally {
    server.stop();
    await signInDatabase.close();
    await database.stop();
  }
}

async function inviteAll(factories: Factories, people: number, pasted: number): Promise<Someone[]> {
  const all: Someone[] = [];
  for (let number = 0; number < people; number += 1) {
    const person = await factories.createPerson({ premium: true });
    const text = number % 2 === 0 ? specialistText : pastedResume;
    const values = { originalContent: `${text}\nReference ${number}`, jobPosting: specialistPosting };
    const pastedIds: string[] = [];
    for (let at = 0; at < pasted; at += 1)
      pastedIds.push(await factories.createResume(person, { ...values, structuredData: null }));
    all.push({ ...person, resumeId: await factories.createResume(person, values), pastedIds });
  }
  return all;
}

interface Met {
  milliseconds: Record<Action, number[]>;
  errors: string[];
}

async function liveThrough(everybody: readonly Someone[], forMs: number): Promise<Met> {
  const met: Met = {
    milliseconds: { open: [], list: [], save: [], review: [], optimize: [], download: [] },
    errors: [],
  };
  const endsAt = performance.now() + forMs;
  const live = async (person: Someone, number: number) => {
    await pause((number / everybody.length) * paceMs);
    // 37 has no factor in common with 100: everybody does everything, each in another order.
    for (let step = number * 37; performance.now() < endsAt; step += 37) {
      const action = order[step % order.length] ?? 'open';
      const beganAt = performance.now();
      await act(person, action).catch((error: unknown) => met.errors.push(`${action}: ${error}`));
      const tookMs = performance.now() - beganAt;
      met.milliseconds[action].push(tookMs);
      await pause(Math.max(0, paceMs - tookMs));
    }
  };
  await Promise.all(everybody.map(live));
  return met;
}

async function act(person: Someone, action: Action): Promise<void> {
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await person.call(method, path, body === undefined ? {} : { body });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 100)}`);
    return text;
  };
  const own = `/api/resumes/${person.resumeId}`;
  if (action === 'open') await call('GET', own);
  if (action === 'list') await call('GET', '/api/resumes');
  if (action === 'review') await call('GET', `${own}/review`);
  if (action === 'download') await call('GET', `${own}/download?format=txt`);
  if (action === 'optimize')
    await call('POST', `/api/resumes/${person.pastedIds.pop() ?? person.resumeId}/optimize`);
  if (action === 'save') {
    const { revision, structuredData } = JSON.parse(await call('GET', own)) as Resume;
    const data = JSON.parse(structuredData ?? '{}') as { summary: string };
    const edited = { ...data, summary: `Engineer of ${revision} bridges.` };
    await call('PATCH', own, { revision, structuredData: edited });
  }
}

function rowsOf({ milliseconds, errors }: Met): LoadRow[] {
  for (const error of new Set(errors)) console.error(error);
  const rows = actions.map((what): LoadRow => {
    const ms = milliseconds[what];
    const [p50Ms = 0, p95Ms = 0] = [0.5, 0.95].map((share) => Math.round(percentile(ms, share)));
    const maxMs = most[what];
    return {
      ...{ what, count: ms.length, p50Ms, p95Ms },
      needed: maxMs === undefined ? '' : `p95 ≤ ${maxMs}`,
      passes: maxMs === undefined || p95Ms <= maxMs,
    };
  });
  const failed = { what: 'errors', count: errors.length, p50Ms: 0, p95Ms: 0, needed: '0' };
  return [...rows, { ...failed, passes: errors.length === 0 }];
}
