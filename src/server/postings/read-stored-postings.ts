import type { FastifyBaseLogger } from 'fastify';
import { postingFactsVersion } from '#domain/posting/conditions/read-posting-facts.ts';
import type { Database } from '../database/database.ts';
import type { Caller } from '../engine/fair-queue.ts';
import { inTimeSlices } from '../engine/in-time-slices.ts';
import type { JobEngine } from '../engine/job-engine.ts';
import type { ScheduledWork } from '../feature.ts';
import { madeStorable } from '../http/storable-text.ts';
import { linkVacancies } from './link-vacancies.ts';
import { searchWordsOf } from './search-words.ts';
import { findUnread, saveFacts } from './unread-store.ts';

const batchSize = 50;
/** As many as the engine may manage in one moment. */
const sliceLength = 8;
/** Ends before it's due again. */
const maxRunMs = 240_000;

interface ReadingParts {
  database: Pick<Database, 'shared'>;
  engine: { for(caller: Caller): Pick<JobEngine, 'readPostings' | 'readVacancyKeys' | 'joinVacancies'> };
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Every few minutes: what postings ask for is read once, after they were stored, by the engine in moments that nobody notices. */
export const readPostingsWork = (parts: ReadingParts): ScheduledWork => ({
  queue: {
    name: 'read-postings',
    retryLimit: 1,
    retryDelaySeconds: 30,
    retryDelayMaxSeconds: 60,
    expireInSeconds: 290,
  },
  cron: '*/5 * * * *',
  run: async (signal) => {
    await readStoredPostings(parts, signal);
  },
});

/** Reads requirements and level of what is stored, and links copies of the same vacancy. Gives how many it read. */
export async function readStoredPostings(
  { database, engine, log }: ReadingParts,
  signal: AbortSignal,
): Promise<number> {
  const calls = engine.for({ userId: 'postings', signal, isWork: true });
  const endsAt = performance.now() + maxRunMs;
  const onLost = ({ id }: Unread, error: unknown) =>
    log.warn({ err: error, posting: id }, 'a posting could not be read');
  const asking = { sliceLength, onLost, signal };
  let count = 0;
  while (!signal.aborted && performance.now() < endsAt) {
    const batch = await findUnread(database.shared, postingFactsVersion, batchSize);
    if (batch.length === 0) break;
    const facts = await inTimeSlices(batch, {
      ...asking,
      ask: (some) => calls.readPostings(some.map(postingIn)),
    });
    const keys = await inTimeSlices(batch, {
      ...asking,
      ask: (some) => calls.readVacancyKeys(some.map(postingIn)),
    });
    const linked = batch.map(({ id, posting }, place) => ({ id, posting, keys: keys[place] ?? [] }));
    await linkVacancies({ database, engine: calls, log, signal }, linked);
    // Last: what isn't marked as read is done again. What can't be read is marked as well, for it would be in the way forever.
    await saveFacts(
      database,
      postingFactsVersion,
      batch.map(({ id, digest, posting }, place) => {
        const read = madeStorable(facts[place] ?? null);
        return { id, digest, facts: read, words: searchWordsOf(posting, read?.skills ?? []) };
      }),
    );
    count += batch.length;
  }
  return count;
}

type Unread = Awaited<ReturnType<typeof findUnread>>[number];

const postingIn = ({ posting }: Unread) => posting;
