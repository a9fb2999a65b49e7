import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../api-error.ts';
import { PageLoading } from '../../layout/page-loading.tsx';
import { Button } from '../../ui/button.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { PlanBadge } from '../../writing/plan-badge.tsx';
import { ToolHeader } from '../../writing/tool-header.tsx';
import { userStatusQuery } from '../resumes/resume-queries.ts';
import { interviewSessionQuery } from './interview-queries.ts';
import { useOpenSession } from './open-session.ts';
import { SessionScreen } from './session-screen.tsx';
import { StartScreen } from './start-screen.tsx';

/** Either a session, or the way into one. */
export function Coach({ userId }: { userId: string }) {
  const { _ } = useLingui();
  const { data: status } = useQuery(userStatusQuery);
  const session = useOpenSession(userId);
  const isOpen = session.id !== undefined;
  return (
    <>
      <ToolHeader name={_('Interview Coach')} isNarrow offline={isOpen ? 'session' : 'coach'}>
        {status && (
          <span className={isOpen ? 'flex max-sm:hidden' : 'flex'}>
            <PlanBadge status={status} />
          </span>
        )}
        {isOpen && (
          <Button variant="ghost" size="sm" className="-me-3 max-lg:min-h-11" onClick={session.close}>
            {_('End session')}
          </Button>
        )}
      </ToolHeader>
      <div className="mx-auto w-full max-w-[1180px] flex-1 px-4 pb-14 sm:px-6 md:pt-8 md:pb-20">
        {session.id === undefined ? (
          <StartScreen userId={userId} isPremium={status?.isPremium} onOpen={session.open} />
        ) : (
          <OpenedSession
            key={session.id}
            {...{ id: session.id, userId }}
            isPremium={status?.isPremium}
            onOpen={session.open}
            onGone={session.close}
          />
        )}
      </div>
    </>
  );
}

interface OpenedSessionProps {
  id: string;
  userId: string;
  isPremium: boolean | undefined;
  onOpen: (id: string) => void;
  /** It was deleted, here or on another device. */
  onGone: () => void;
}

function OpenedSession({ id, userId, isPremium, onOpen, onGone }: OpenedSessionProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...interviewSessionQuery(id),
    // Another device may have gone on with it; one that was just started here has nothing yet.
    refetchOnMount: ({ state }) => (state.data?.questions.length === 0 ? false : 'always'),
  });
  const isGone = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  if (data && !isGone) return <SessionScreen session={data} {...{ userId, isPremium, onOpen }} />;
  if (error && !isGone)
    return (
      <div className="mx-auto max-w-md py-16">
        <RetryNote error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  return <PageLoading />;
}
