import { Suspense } from 'react';
import type { InterviewSession } from '#contract/interviews.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { PracticeCard } from './practice-card.tsx';
import { useSessionWork } from './use-session-work.ts';

// The first paint shows the question.
const InterviewHistory = lazyPart(() =>
  import('./interview-history.tsx').then((file) => file.InterviewHistory),
);

interface SessionScreenProps {
  session: InterviewSession;
  userId: string;
  isPremium: boolean | undefined;
  onOpen: (id: string) => void;
}

/** The question at hand, and beside it what was answered before. */
export function SessionScreen({ session, userId, isPremium, onOpen }: SessionScreenProps) {
  const work = useSessionWork(session);
  return (
    <div className="grid gap-10 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:items-start lg:gap-14">
      <PracticeCard {...{ session, userId, isPremium, work, onOpen }} />
      <div className="min-w-0">
        <Suspense fallback={null}>
          <InterviewHistory session={session} work={work} />
        </Suspense>
      </div>
    </div>
  );
}
