import {
  type FetchQueryOptions,
  hashKey,
  type Query,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { isMarkedKept, markRead } from './kept-marks.ts';

/** A reading without a copy in its place (see `or-kept.ts`). */
export async function onlyRead<Answer, Context>(
  read: (context: Context) => Answer | Promise<Answer>,
  context: Context,
  { queryHash }: Query,
): Promise<Answer> {
  const answer = await read(context);
  markRead(queryHash);
  return answer;
}

/** What the server has now: neither a copy, nor an answer that was on its way before. */
export async function readAnew<Answer, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<Answer> {
  await client.cancelQueries({ queryKey: options.queryKey, exact: true });
  return client.fetchQuery({
    ...options,
    staleTime: 0,
    persister: onlyRead<Answer, QueryFunctionContext<Key, never>>,
  });
}

/** After a change of a part, which stops what was on its way: where the rest is only a copy, all of it is read again. */
export function readIfCopy(client: QueryClient, queryKey: QueryKey): void {
  if (isMarkedKept(hashKey(queryKey))) void client.invalidateQueries({ queryKey, exact: true });
}
