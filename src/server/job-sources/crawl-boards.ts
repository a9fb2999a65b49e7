import type { CrawledPage } from './job-source.ts';
import type { Board } from './job-source-settings.ts';
import { SourceFailure } from './source-failure.ts';

type Page = Pick<CrawledPage, 'postings' | 'isComplete'>;

/**
 * One board after the other, the one that was read longest ago first. One that can't be read is left as it was, and the next has its
 * turn; only where the source says that there is no such board is it complete with nothing on it.
 */
export async function* crawlBoards(
  boards: readonly Board[],
  { signal, readAt }: { signal: AbortSignal; readAt: ReadonlyMap<string, Date> },
  pagesOf: (board: Board) => AsyncIterable<Page>,
): AsyncIterable<CrawledPage> {
  const since = ({ token }: Board) => readAt.get(token)?.getTime() ?? 0;
  for (const board of boards.toSorted((one, other) => since(one) - since(other))) {
    let isFirst = true;
    try {
      for await (const page of pagesOf(board)) {
        isFirst = false;
        yield { board: board.token, ...page };
      }
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      const isGone = isFirst && error instanceof SourceFailure && error.kind === 'gone';
      yield { board: board.token, postings: [], isComplete: isGone, ...(isGone ? {} : { error }) };
    }
  }
}
