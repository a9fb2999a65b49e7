import { Readable } from 'node:stream';
import type { AccountExport } from '#contract/account.ts';
import { AppError } from '../../app-error.ts';
import type { Person } from '../../auth/identify.ts';
import { defineWork, findWorkOf, joinWork, startWork } from '../../background/work.ts';
import type { FileAnswer } from '../../http/answers.ts';
import type { RequestKey } from '../../http/request-key.ts';
import type { Parts } from '../../parts.ts';
import {
  addExportPart,
  dropOtherExports,
  dropParts,
  exportKind,
  findExports,
  readExportParts,
  readPersonRows,
} from './export-store.ts';
import { writeArchive } from './write-archive.ts';

type ExportParts = Pick<Parts, 'database' | 'jobs' | 'config'>;

/** The first half. While one is being made, it is that one. */
export function startExport(
  { database, jobs, config }: ExportParts,
  person: Person,
  requestKey: RequestKey | undefined,
): Promise<{ workId: string }> {
  const { userId } = person;
  return database.asUser(userId, async (trx) => {
    const before = await findWorkOf(trx, userId, requestKey);
    if (before) return before;
    const running = (await findExports(trx, userId)).find(
      ({ state }) => state === 'queued' || state === 'running',
    );
    if (running) return joinWork(trx, userId, running.id, requestKey);
    const { WORK_AT_ONCE: atOnce } = config;
    return startWork(jobs, trx, { definition: { kind: exportKind }, person, input: {}, requestKey, atOnce });
  });
}

/** The second half, in the worker. Pieces are stored as they come; nobody gets one before the work is done. */
export const exportWork = ({ database }: Pick<Parts, 'database'>) =>
  defineWork<Record<never, never>, { sizeBytes: number }>({
    kind: exportKind,
    retryLimit: 3,
    expireInSeconds: 600,
    run: async ({ userId, workId, signal }) => {
      await database.asUser(userId, (trx) => dropParts(trx, userId, workId));
      const sizeBytes = await database.asUser(userId, async (reading) => {
        let size = 0;
        let number = 0;
        for await (const bytes of inPieces(writeArchive(readPersonRows(reading, userId), signal))) {
          await database.asUser(userId, (trx) => addExportPart(trx, { userId, workId, number, bytes }));
          size += bytes.length;
          number += 1;
        }
        return size;
      });
      return {
        result: { sizeBytes },
        save: async (trx) => {
          await dropOtherExports(trx, userId, workId);
          return { isFree: true };
        },
      };
    },
  });

const pieceBytes = 1024 * 1024;

async function* inPieces(stream: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < pieceBytes) continue;
    const all = Buffer.concat(waiting);
    const whole = length - (length % pieceBytes);
    for (let at = 0; at < whole; at += pieceBytes) yield all.subarray(at, at + pieceBytes);
    waiting = [all.subarray(whole)];
    length -= whole;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

/** Those whose file went for a newer one are of no use to anybody. */
export async function listExports({ database }: ExportParts, userId: string): Promise<AccountExport[]> {
  const all = await database.asUser(userId, (trx) => findExports(trx, userId));
  return all.filter(({ state, hasFile }) => state !== 'done' || hasFile);
}

export async function getExport({ database }: ExportParts, userId: string, id: string) {
  const all = await database.asUser(userId, (trx) => findExports(trx, userId));
  const one = all.find((known) => known.id === id);
  if (!one) throw new AppError('not_found');
  return one;
}

export async function downloadExport(parts: ExportParts, userId: string, id: string): Promise<FileAnswer> {
  const { state, hasFile, createdAt } = await getExport(parts, userId, id);
  if (state !== 'done' || !hasFile) throw new AppError('not_found');
  return {
    bytes: Readable.from(readExportParts(parts.database, userId, id), { objectMode: false }),
    mediaType: 'application/zip',
    filename: `candor-export-${createdAt.slice(0, 10)}.zip`,
  };
}
