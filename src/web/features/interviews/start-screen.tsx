import { PastSessions } from './past-sessions.tsx';
import { StartCard } from './start-card.tsx';

interface StartScreenProps {
  userId: string;
  /** Undefined while it isn't known. */
  isPremium: boolean | undefined;
  onOpen: (id: string) => void;
}

/** The way into a new session, and into those of before. */
export function StartScreen({ userId, isPremium, onOpen }: StartScreenProps) {
  return (
    <div className="grid gap-10 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] md:items-start lg:gap-16">
      <StartCard userId={userId} isPremium={isPremium} onStarted={onOpen} />
      <PastSessions onOpen={onOpen} />
    </div>
  );
}
