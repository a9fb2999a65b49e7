import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { connection, onConnection } from './native/connection.ts';
import { beginCopies, keepCopy, readCopy, removeAllCopies, removeCopy } from './native/kept-copies.ts';
import { isMarkedKept, keptMarks, markKept, noteGivenUp } from './native/kept-marks.ts';

interface Place {
  readonly group: string;
  readonly most: number;
}

/** First pages of lists, and results of which a person has one. */
const lists = /^\/api\/(?:resumes|cover-letters|interview-sessions|job-searches|linkedin|user\/status)$/;

/** Of all that is read: the last 20 documents, the session and the search that were open last, and the lists. */
function placeOf(key: QueryKey): Place | undefined {
  const [address, id, part] = key.map(String);
  if (id === undefined) return lists.test(address ?? '') ? { group: 'list', most: 10 } : undefined;
  const isDocument = address === '/api/resumes' || address === '/api/cover-letters';
  if (isDocument && part === undefined) return { group: 'document', most: 20 };
  if (address === '/api/resumes' && part === 'review') return { group: 'review', most: 20 };
  if (address === '/api/interview-sessions' && part === undefined) return { group: 'session', most: 1 };
  if (address === '/api/job-searches' && part === undefined) return { group: 'search', most: 1 };
  if (address === '/api/job-searches' && part === 'matches') return { group: 'matches', most: 1 };
  return undefined;
}

/** No answer at all, or a proxy's word that there is none. */
const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 502);

type AnyQuery = Pick<Query, 'queryKey' | 'queryHash' | 'state'>;

/** What is kept, to be shown in place of an answer that didn't come; what the page has already, it keeps. */
export async function copyFor(
  client: QueryClient,
  query: AnyQuery,
  userId: string,
  error: unknown,
): Promise<unknown> {
  const { queryKey, queryHash } = query;
  const isWanted = query.state.data === undefined || isMarkedKept(queryHash);
  if (!isWanted || !isUnanswered(error) || !placeOf(queryKey)) return undefined;
  const copy = await readCopy(userId, queryHash);
  if (!copy) return undefined;
  markKept(queryHash, copy.savedAt);
  void readAgain(client, query);
  return query.state.data ?? copy.value;
}

const firstPauseMs = 4_000;
const longestPauseMs = 60_000;
const readingAgain = new Set<string>();

/** Where something answers in the server's place, no change of the connection tells that the server is back. */
async function readAgain(client: QueryClient, { queryKey, queryHash }: AnyQuery): Promise<void> {
  if (readingAgain.has(queryHash)) return;
  readingAgain.add(queryHash);
  const isShown = () => isMarkedKept(queryHash) && client.getQueryCache().get(queryHash)?.isActive();
  let pauseMs = firstPauseMs;
  do {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    // Of any other connection it's told when it comes back.
    if (connection() !== 'online' || !isMarkedKept(queryHash)) break;
    await client.invalidateQueries({ queryKey, exact: true });
  } while (isShown());
  readingAgain.delete(queryHash);
}

/** Until the answer comes. */
export async function showMeanwhile(client: QueryClient, query: AnyQuery, userId: string): Promise<void> {
  const { queryKey, queryHash } = query;
  if (query.state.data !== undefined || !placeOf(queryKey)) return;
  const copy = await readCopy(userId, queryHash);
  const { data, fetchStatus } = query.state;
  if (!copy || data !== undefined || fetchStatus !== 'fetching') return;
  markKept(queryHash, copy.savedAt);
  client.setQueryData(queryKey, copy.value, { updatedAt: copy.savedAt.getTime() });
}

/** Keeps what is read and changed, and reads anew what was only a copy once the server answers again. */
export async function keepAnswers(client: QueryClient, userId: string): Promise<void> {
  await beginCopies(userId);
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) keep(query, userId);
  cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { type } = event.action;
    if (type === 'success') keep(event.query, userId);
    if (type === 'error' && event.action.error instanceof ApiError && event.action.error.status === 404)
      void removeCopy(userId, event.query.queryHash);
  });
  addEventListener('candor-deleted', (event) => {
    if (event instanceof CustomEvent) void removeCopy(userId, event.detail);
  });
  onConnection(() => {
    if (connection() !== 'online') return;
    const marked = keptMarks();
    void client.invalidateQueries({ predicate: ({ queryHash }) => marked.has(queryHash) });
  });
}

function keep({ queryKey, queryHash, state }: AnyQuery, userId: string): void {
  const place = placeOf(queryKey);
  if (!place || state.data === undefined || isMarkedKept(queryHash)) return;
  const copy = { userId, key: queryHash, group: place.group, savedAt: new Date(), value: state.data };
  void keepCopy(copy, place.most);
}

/** Whoever leaves takes everything along. */
export function forgetAnswers(): Promise<void> {
  noteGivenUp();
  return removeAllCopies();
}
