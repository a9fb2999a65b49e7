import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { InterviewSummary } from '#contract/interviews.ts';
import { Button } from '../../ui/button.tsx';
import { CardTitle } from '../../ui/card.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { interviewSessionsQuery } from './interview-queries.ts';
import { DeletedSession, SessionRow } from './session-row.tsx';
import { useSessionList } from './use-session-list.ts';

/** Every session of before: taken up again, looked at, or deleted. */
export function PastSessions({ onOpen }: { onOpen: (id: string) => void }) {
  const { _ } = useLingui();
  const { data, error, isFetching, refetch, ...pages } = useInfiniteQuery({
    ...interviewSessionsQuery,
    refetchOnMount: 'always',
  });
  const list = useSessionList();
  if (error && !data) return <RetryNote error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const sessions = withDeleted(data ?? [], list.deleted);
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby="past-sessions">
      <CardTitle id="past-sessions" className="mb-3">
        {_('Past sessions')}
      </CardTitle>
      <p role="status" className="sr-only">
        {list.news}
      </p>
      <ul className="divide-y divide-line border-line border-y">
        {sessions.map((session) =>
          list.deleted.some(({ id }) => id === session.id) ? (
            <DeletedSession key={session.id} session={session} list={list} />
          ) : (
            <SessionRow key={session.id} session={session} list={list} onOpen={onOpen} />
          ),
        )}
      </ul>
      {pages.hasNextPage && (
        <Button className="mt-4" busy={isFetching} onClick={() => void pages.fetchNextPage()}>
          {_('Show more')}
        </Button>
      )}
    </section>
  );
}

/** A deleted one keeps its place until the line is dismissed. */
function withDeleted(
  sessions: readonly InterviewSummary[],
  deleted: readonly InterviewSummary[],
): InterviewSummary[] {
  const gone = deleted.filter(({ id }) => !sessions.some((session) => session.id === id));
  return [...sessions, ...gone].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}
