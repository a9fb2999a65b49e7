import { Suspense } from 'react';
import type { InterviewSession } from '#contract/interviews.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { PracticeCard } from './practice-card.tsx';
import { useSessionWork } from './use-session-work.ts';

// The first paint shows the question.
const InterviewHistory = lazyPart(() =>
  import('./interview-history.tsx').then((file) => file.InterviewHistory),
);
const InterviewProgress = lazyPart(() =>
  import('./interview-progress.tsx').then((file) => file.InterviewProgress),
);

interface SessionScreenProps {
  session: InterviewSession;
  userId: string;
  isPremium: boolean | undefined;
}

/** The question at hand, and beside it what was answered before. */
export function SessionScreen({ session, userId, isPremium }: SessionScreenProps) {
  const work = useSessionWork(session);
  return (
    <div className="grid gap-10 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:grid-rows-[auto_1fr] md:items-start lg:gap-14">
      <PracticeCard {...{ session, userId, isPremium, work }} />
      <div className="min-w-0 md:row-span-2">
        <Suspense fallback={null}>
          <InterviewHistory session={session} work={work} />
        </Suspense>
      </div>
      {isPremium && (
        <Suspense fallback={null}>
          <InterviewProgress />
        </Suspense>
      )}
    </div>
  );
}
