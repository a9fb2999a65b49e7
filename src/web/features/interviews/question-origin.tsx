import { useLingui } from '@lingui/react';
import type { InterviewSession } from '#contract/interviews.ts';

/** Why just this question; of the usual ones for a job there is nothing to say. */
export function QuestionOrigin({ asked }: { asked: InterviewSession['asked'][number] }) {
  const { _ } = useLingui();
  const { origin, quote } = asked;
  const text =
    quote !== ''
      ? _('From the posting: “{quote}”', { quote })
      : origin === 'resume'
        ? _('Your resume doesn’t show this, so be ready for it.')
        : origin === 'follow-up'
          ? _('A follow-up to your last answer.')
          : undefined;
  if (text === undefined) return null;
  return (
    <p className="mb-4 border-mark border-s-2 ps-3 text-ink-2 text-xs [overflow-wrap:anywhere]">{text}</p>
  );
}
