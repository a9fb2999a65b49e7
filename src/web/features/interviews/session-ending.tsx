import { useLingui } from '@lingui/react';
import { Star } from 'lucide-react';
import type { Ref } from 'react';
import type { InterviewSession } from '#contract/interviews.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNote } from './failure-note.tsx';
import { type AnsweredEntry, answeredEntries } from './session-entries.ts';
import { spokenTime } from './spoken-time.ts';
import { useStartSession } from './use-start-session.ts';

interface SessionEndingProps {
  session: InterviewSession;
  headingRef: Ref<HTMLHeadingElement>;
  onOpen: (id: string) => void;
}

/** What was practiced, and the way to the next session. */
export function SessionEnding({ session, headingRef, onOpen }: SessionEndingProps) {
  const { _ } = useLingui();
  const { start, isBusy, failure } = useStartSession();
  const answers = answeredEntries(session).filter(({ answer, isLastTry }) => answer !== '' && isLastTry);
  const startNext = () => {
    const { id: after, jobTitle, length } = session;
    start({ jobTitle, after, length: length === 5 || length === 12 ? length : 8 }, onOpen);
  };
  return (
    <div className="mt-5 space-y-4">
      <h3 ref={headingRef} tabIndex={-1} className="font-bold text-xl/snug tracking-tight outline-none">
        {_('Session complete')}
      </h3>
      <Totals answers={answers} count={session.length ?? answers.length} />
      <ul className="divide-y divide-line border-line border-y text-sm">
        {answers.map((entry) => (
          <AnswerLine key={entry.index} entry={entry} />
        ))}
      </ul>
      {!isBusy && <FailureNote failure={failure} onRetry={startNext} />}
      <Button variant="primary" className="max-sm:w-full" busy={isBusy} onClick={startNext}>
        {isBusy ? _('Starting...') : _('Start the next session')}
      </Button>
      <p className="text-ink-3 text-xs">
        {_('Same job, with questions you haven’t had yet while there are any.')}
      </p>
    </div>
  );
}

function Totals({ answers, count }: { answers: readonly AnsweredEntry[]; count: number }) {
  const { _ } = useLingui();
  const offered = answers.reduce((sum, { asked }) => sum + (asked?.good.length ?? 0), 0);
  const ticked = answers.reduce((sum, entry) => sum + entry.ticked.length, 0);
  const kept = answers.filter(({ isKept }) => isKept).length;
  // A follow-up is none of the session's questions.
  const answered = answers.filter(({ asked }) => asked?.origin !== 'follow-up').length;
  return (
    <p className="text-ink-2">
      {_('You answered {answered} of {count} questions.', { answered, count })}{' '}
      {offered > 0 && _('You ticked {ticked} of {offered} points.', { ticked, offered })}{' '}
      {kept > 0 && _('Worth keeping: {count}.', { count: kept })}
    </p>
  );
}

function AnswerLine({ entry: { question, asked, notes, ticked, isKept, review } }: { entry: AnsweredEntry }) {
  const { _ } = useLingui();
  const time = spokenTime(notes?.seconds ?? 0);
  const offered = asked?.good.length ?? 0;
  const grade = review?.byModel && review.grades.overall;
  return (
    <li className="flex items-start gap-3 py-2.5">
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{question}</span>
        <span className="text-ink-2 text-xs">
          {offered === 0
            ? _('{time} spoken', { time })
            : _('{time} spoken, {ticked} of {offered} points', { time, ticked: ticked.length, offered })}
          {grade !== undefined && ` · ${_('{name}: {grade} of 4', { name: _('Overall'), grade })}`}
        </span>
      </span>
      {isKept && (
        <Star
          className="mt-0.5 size-4 shrink-0 fill-mark text-mark"
          role="img"
          aria-label={_('Worth keeping')}
        />
      )}
    </li>
  );
}
