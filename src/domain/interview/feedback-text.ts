import { gradeWord } from './feedback-words.ts';
import type { AnswerNote, AnswerReview } from './interview.ts';

/** The feedback as plain text, for whoever has no page to show it on. */
export function feedbackText({
  grades,
  points,
  reasons,
  notes,
  gaps,
  nextStep,
  better,
}: AnswerReview): string {
  const of = (mark: AnswerNote['mark']) => notes.filter((note) => note.mark === mark);
  const quoted = ({ quote, text }: AnswerNote) => `- You say “${quote}”. ${text}`;
  const block = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [[title, ...lines].join('\n')] : [];
  return [
    `Overall: ${gradeWord[grades.overall]}, ${grades.overall} of 4 (${points} of 100 points). ${reasons.overall}`,
    ...block('What works', of('strong').map(quoted)),
    ...block('What could hurt you', of('wrong').map(quoted)),
    ...block('What you can cut', of('cut').map(quoted)),
    ...block(
      'What’s missing',
      gaps.map((gap) => `- ${gap}`),
    ),
    ...block('Grades', [
      `Relevance ${grades.relevance} of 4: ${reasons.relevance}`,
      `Structure ${grades.structure} of 4: ${reasons.structure}`,
      `Specificity ${grades.specificity} of 4: ${reasons.specificity}`,
      `Outcome ${grades.outcome} of 4: ${reasons.outcome}`,
    ]),
    `Next step: ${nextStep}`,
    ...block(
      'A better version, in your own words',
      better.length > 0 ? [better.map(({ text }) => text).join(' ')] : [],
    ),
  ].join('\n\n');
}
