import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#server/app-error.ts';
import type { Person } from '#server/auth/identify.ts';
import { defineWork, startWork } from '#server/background/work.ts';
import type { RequestKey } from '#server/http/request-key.ts';
import type { Parts } from '#server/parts.ts';
import { countOn, findNote } from './note-store.ts';

interface ShoutInput {
  noteId: string;
  fail: 'finally' | 'in-time' | 'passing' | 'never';
}

/** The first half: one transaction finds the caller's own note, takes the use and sends the job. */
export function startShout(
  { database, jobs, config }: Parts,
  person: Person,
  input: ShoutInput,
  requestKey: RequestKey | undefined,
): Promise<{ workId: string }> {
  return database.asUser(person.userId, async (trx) => {
    const note = await findNote(trx, person.userId, input.noteId);
    if (!note) throw new AppError('not_found');
    const charge = { feature: 'resume', freeLimit: config.FREE_RESUMES } as const;
    const atOnce = config.WORK_AT_ONCE;
    return startWork(jobs, trx, { definition: { kind: 'shout' }, person, input, requestKey, atOnce, charge });
  });
}

/** The second half, in the worker: it waits while the note is held, so that a test can choose the moment. */
export const shoutWork = ({ database }: Parts) =>
  defineWork<ShoutInput, { text: string; attempts: number }>({
    kind: 'shout',
    retryLimit: 3,
    expireInSeconds: 120,
    run: async ({ input: { noteId, fail }, userId, progress, signal }) => {
      const read = () => database.asUser(userId, (trx) => findNote(trx, userId, noteId));
      const attempts = await database.asUser(userId, (trx) => countOn(trx, userId, noteId, 'attempts'));
      await progress({ step: 'reading', done: 1, of: 3 });
      if (fail === 'finally') throw new AppError('work_failed', { message: 'This note cannot be shouted.' });
      if (fail === 'in-time') throw new AppError('text_too_complex');
      if (fail === 'passing') throw new Error('a passing fault');
      await progress({ step: 'rewriting', done: 2, of: 3 });
      let note = await read();
      while (note?.held) {
        await pause(25, undefined, { signal });
        note = await read();
      }
      const text = (note?.text ?? '').toUpperCase();
      await progress({ step: 'checking', done: 3, of: 3 });
      return {
        result: { text, attempts },
        save: async (trx) => {
          await countOn(trx, userId, noteId, 'saved');
          return { isFree: false };
        },
      };
    },
  });
