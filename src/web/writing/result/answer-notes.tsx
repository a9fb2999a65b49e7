import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { InterviewReview } from '#contract/interviews.ts';
import type { NumberedNote } from './answer-pieces.ts';

interface AnswerNotesProps {
  review: Pick<InterviewReview, 'gaps' | 'nextStep'>;
  notes: readonly NumberedNote[];
}

const marks: Readonly<Record<NumberedNote['mark'], MessageId>> = {
  strong: 'Strong.',
  cut: 'Cut it.',
  wrong: 'Change it.',
};

/** The feedback in words: on the quotes, by number; then what is missing, and the one thing to do next. */
export function AnswerNotes({ review: { gaps, nextStep }, notes }: AnswerNotesProps) {
  const { _ } = useLingui();
  return (
    <>
      <ul className="mt-2 space-y-2.5 text-sm">
        {notes.map(({ number, mark, text }) => (
          <Line key={number} sign={<span className="text-link">{number}</span>} head={_(marks[mark])}>
            {text}
          </Line>
        ))}
        {gaps.map((gap) => (
          <Line key={gap} sign={<span className="text-warn">?</span>} head={_('Missing:')}>
            {gap}
          </Line>
        ))}
      </ul>
      {nextStep !== '' && (
        <p className="mt-3.5 border-mark border-s-2 ps-3 text-sm [overflow-wrap:anywhere]">
          <b className="font-semibold">{_('Next step:')}</b> {nextStep}
        </p>
      )}
    </>
  );
}

function Line({ sign, head, children }: { sign: ReactNode; head: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.125rem_minmax(0,1fr)] gap-x-1.5 [overflow-wrap:anywhere]">
      <span className="font-bold text-xs/[1.625]">{sign}</span>
      <span className="text-ink-2">
        <b className="font-semibold text-ink-1">{head}</b> {children}
      </span>
    </li>
  );
}
