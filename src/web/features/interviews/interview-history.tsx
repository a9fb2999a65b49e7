import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import type { InterviewSession } from '#contract/interviews.ts';
import { CardTitle } from '../../ui/card.tsx';
import { HistoryEntry } from './history-entry.tsx';
import { answeredEntries, isFollowedUp, openEntry } from './session-entries.ts';
import type { SessionWork } from './use-session-work.ts';

interface InterviewHistoryProps {
  session: InterviewSession;
  work: SessionWork;
}

/** Every answer with its feedback, the newest first and open. */
export function InterviewHistory({ session, work }: InterviewHistoryProps) {
  const { _ } = useLingui();
  const entries = answeredEntries(session);
  const newest = entries.length - 1;
  const { isOpen, toggle } = useOpenEntries(newest);
  const isFree = openEntry(session) === undefined && !work.isAsking && !work.isAnswering;
  return (
    <section aria-labelledby="interview-history" className="scroll-mt-18">
      <CardTitle id="interview-history" className="mb-4 md:mt-2">
        {_('Interview History')}
      </CardTitle>
      {entries.some(({ answer, review }) => answer !== '' && !review?.byModel) && (
        <p className="mb-4 text-ink-3 text-xs">
          {_(
            'Built-in engine: it counts, marks only what it’s sure of, and doesn’t judge. A language model could also say how well an answer fits the question.',
          )}
        </p>
      )}
      {entries.length === 0 ? (
        <p className="border-line border-t pt-4 text-ink-2 text-sm">
          {_('Your answers and the feedback on them appear here.')}
        </p>
      ) : (
        <ol className="divide-y divide-line border-line border-y">
          {entries.toReversed().map((entry) => (
            <li key={entry.index}>
              <HistoryEntry
                sessionId={session.id}
                entry={entry}
                isOpen={isOpen(entry.index)}
                onToggle={() => toggle(entry.index)}
                onRetry={isFree ? () => work.ask({ retryOf: entry.index }) : undefined}
                onFollowUp={
                  isFree && !isFollowedUp(session, entry)
                    ? () => work.ask({ followUpOf: entry.index })
                    : undefined
                }
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** A new answer opens itself and closes the ones before. */
function useOpenEntries(newest: number) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([newest]));
  const known = useRef(newest);
  useEffect(() => {
    if (known.current === newest) return;
    known.current = newest;
    setOpen(new Set([newest]));
  }, [newest]);
  return {
    isOpen: (index: number) => open.has(index),
    toggle: (index: number) =>
      setOpen((all) => new Set(all.has(index) ? [...all].filter((each) => each !== index) : [...all, index])),
  };
}
