import { useLingui } from '@lingui/react';
import type { InterviewSession } from '#contract/interviews.ts';

interface QuestionOriginProps {
  question: string;
  asked: InterviewSession['asked'][number];
}

/** Why just this question; of the usual ones for a job there is nothing to say, nor where it quotes the posting itself. */
export function QuestionOrigin({ question, asked }: QuestionOriginProps) {
  const { _ } = useLingui();
  const { origin, quote, askedBy } = asked;
  const reason =
    quote !== '' && !question.includes(quote)
      ? _('From the posting: “{quote}”', { quote })
      : origin === 'follow-up'
        ? _('A follow-up to your last answer.')
        : undefined;
  const text = [reason, askedBy && _('Asked by {name}.', { name: askedBy })].filter(Boolean).join(' ');
  if (text === '') return null;
  return (
    <p className="mb-4 border-mark border-s-2 ps-3 text-ink-2 text-xs [overflow-wrap:anywhere]">{text}</p>
  );
}
