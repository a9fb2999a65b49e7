import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import { onlyRead } from './native/read-anew.ts';

/** Not with the first load of a page: what the page is read by comes after that. */
const keptAnswers = () => import('./kept-answers.ts');

/** So long the server has before what is kept is shown in the meantime. */
const patienceMs = 500;

/**
 * Around everything that is read for a person: where no answer comes, the copy on this device is shown, and marked as one.
 * A server that is slow is waited for; meanwhile the copy is shown, too.
 */
export function orKept(userId: string, client: () => QueryClient): QueryPersister {
  return async (read, context, query) => {
    const show = async () => (await keptAnswers()).showMeanwhile(client(), query, userId);
    const late = setTimeout(() => void show().catch(() => undefined), patienceMs);
    try {
      return await onlyRead(read, context, query);
    } catch (error) {
      const kept = await keptAnswers().catch(() => undefined);
      const value = await kept?.copyFor(client(), query, userId, error);
      if (value === undefined) throw error;
      return value as never;
    } finally {
      clearTimeout(late);
    }
  };
}

/** Keeps what is read and changed for this person, and what has been read by then. */
export function keepLater(client: QueryClient, userId: string): void {
  void keptAnswers()
    .then(({ keepAnswers }) => keepAnswers(client, userId))
    .catch(() => undefined);
}
