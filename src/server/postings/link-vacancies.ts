import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import type { Database } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { joinInTimeSlices } from '../engine/in-time-slices.ts';
import type { JobEngine } from '../engine/job-engine.ts';
import { postingOf } from './posting-rows.ts';
import { readWideRowsById } from './posting-store.ts';
import { settleVacancies } from './settle-vacancies.ts';
import { findMates, leaveVacancies, replaceBlocks, uniteCopies } from './vacancy-store.ts';

/** More are not held against one posting. */
const maxMates = 20;

interface Linked {
  id: string;
  posting: JobPosting;
  /** By which copies of it would be found, as the engine tells them. */
  keys: readonly string[];
}

interface LinkParts {
  database: Pick<Database, 'shared'>;
  engine: Pick<JobEngine, 'joinVacancies'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  signal: AbortSignal;
}

/** Finds out which of these are copies of what is stored already, and lets each vacancy be found once. May be done again at any time. */
export async function linkVacancies(
  { database, engine, log, signal }: LinkParts,
  stored: readonly Linked[],
): Promise<void> {
  const { shared } = database;
  const blocked = stored.map(({ id, keys }) => ({ id, blocks: [...new Set(keys.map(blockOf))] }));
  await transact(shared, async (trx) => {
    await replaceBlocks(trx, blocked);
    const ids = stored.map(({ id }) => id);
    await settleVacancies(trx, await leaveVacancies(trx, ids));
  });
  const mates = await findMates(shared, blocked);
  const others = new Set([...mates.values()].flatMap((ids) => [...ids]));
  const rows = others.size > 0 ? await readWideRowsById(shared, [...others], '') : [];
  const byId = new Map(rows.map((row) => [row.id, postingOf(row)]));
  for (const { id, posting } of stored) {
    const near = [...(mates.get(id) ?? [])].filter((mate) => byId.has(mate)).slice(0, maxMates);
    if (near.length === 0) continue;
    const together = [posting, ...near.flatMap((mate) => byId.get(mate) ?? [])];
    const onLost = (error: unknown) =>
      log.warn({ err: error, posting: id }, 'copies of a vacancy could not be joined');
    const groups = await joinInTimeSlices(engine, together, { signal, onLost });
    const own = groups.find((group) => group.includes(0)) ?? [];
    const copies = own.flatMap((place) => near[place - 1] ?? []);
    if (copies.length > 0)
      await transact(shared, async (trx) => {
        await settleVacancies(trx, [await uniteCopies(trx, [id, ...copies])]);
      });
  }
}

const blockOf = (key: string): string => createHash('sha1').update(key).digest().readBigInt64BE().toString();
