import { useLingui } from '@lingui/react';
import type { InterviewSession } from '#contract/interviews.ts';

interface QuestionOriginProps {
  question: string;
  asked: InterviewSession['asked'][number];
}

/** Why just this question; of the usual ones for a job there is nothing to say, nor where it quotes the posting itself. */
export function QuestionOrigin({ question, asked }: QuestionOriginProps) {
  const { _ } = useLingui();
  const { origin, quote } = asked;
  const text =
    quote !== '' && !question.includes(quote)
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
