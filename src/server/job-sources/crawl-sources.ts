import type { FastifyBaseLogger } from 'fastify';
import type { QueueDefinition } from '../background/jobs.ts';
import type { Database } from '../database/database.ts';
import type { ScheduledWork } from '../feature.ts';
import { expirePostings } from '../postings/expire-postings.ts';
import { ingestPostings } from '../postings/ingest-postings.ts';
import { isYoungEnough } from './ask-sources.ts';
import type { CrawledPage, CrawledSource, JobSources } from './job-source.ts';
import { SourceFailure, SourceSkipped } from './source-failure.ts';
import { noteBoard, readBoardTimes } from './source-store.ts';

/** Hundreds of boards, one after the other. */
const crawlQueue: QueueDefinition = {
  name: 'crawl-job-boards',
  retryLimit: 2,
  retryDelaySeconds: 600,
  retryDelayMaxSeconds: 1_800,
  expireInSeconds: 4 * 3_600,
};

interface CrawlParts {
  database: Pick<Database, 'shared'>;
  jobSources: Pick<JobSources, 'crawled'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

export const crawlWork = (parts: CrawlParts): ScheduledWork[] =>
  parts.jobSources.crawled.length === 0
    ? []
    : [{ queue: crawlQueue, cron: '11 2 * * *', run: (signal) => crawlSources(parts, signal) }];

/** Reads all boards into the index. Postings that a whole board no longer has are over; a board that couldn't be read stays as it was. */
export async function crawlSources(parts: CrawlParts, signal: AbortSignal, now = new Date()): Promise<void> {
  for (const source of parts.jobSources.crawled) await crawlSource(parts, source, signal, now);
}

async function crawlSource(
  parts: CrawlParts,
  source: CrawledSource,
  signal: AbortSignal,
  now: Date,
): Promise<void> {
  const { database, log } = parts;
  const { name } = source;
  const boards = new Map<string, BoardRead>();
  for await (const page of source.crawl(signal, await readBoardTimes(database, name))) {
    const board = boards.get(page.board) ?? newBoard();
    boards.set(page.board, board);
    // A page that can't be stored costs its board, which is then no longer known to be whole.
    const error = page.error ?? board.error ?? (await keepPage(parts, source, page, board, now));
    if (error instanceof SourceSkipped) continue;
    if (error && error !== board.error && !(error instanceof SourceFailure))
      log.warn({ err: error, source: name, board: page.board }, 'a job board could not be read');
    board.error = error;
    await noteBoard(database, name, page.board, now);
  }
  const all = [...boards.values()];
  const sum = (count: 'stored' | 'expired') => all.reduce((total, board) => total + board[count], 0);
  log.info(
    { source: name, boards: all.length, stored: sum('stored'), expired: sum('expired') },
    'job boards were read',
  );
  const unread = [...boards].filter(([, { isComplete }]) => !isComplete).map(([board]) => board);
  if (unread.length > 0) log.warn({ source: name, boards: unread }, 'some job boards could not be read');
}

interface BoardRead {
  seenIds: string[];
  stored: number;
  expired: number;
  isComplete: boolean;
  error: unknown;
}

const newBoard = (): BoardRead => ({
  seenIds: [],
  stored: 0,
  expired: 0,
  isComplete: false,
  error: undefined,
});

/** Stores a page, and with the last one ends what is no longer there. Gives what went wrong, if anything. */
async function keepPage(
  { database }: CrawlParts,
  { name, terms }: CrawledSource,
  { board: token, postings, isComplete }: CrawledPage,
  board: BoardRead,
  now: Date,
): Promise<unknown> {
  try {
    const young = postings.filter((posting) => isYoungEnough(posting, terms, now));
    board.stored += (await ingestPostings(database, young, terms, now)).length;
    board.seenIds.push(...postings.map(({ sourceId }) => sourceId));
    if (!isComplete) return undefined;
    board.expired = await expirePostings(database, name, token, board.seenIds, now);
    board.isComplete = true;
    return undefined;
  } catch (error) {
    return error;
  }
}
