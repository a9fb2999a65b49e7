import { capital } from '../rewrite/write/rewritten-line.ts';
import type { CheckedGrades } from './check-grades.ts';
import type { AnswerNotes } from './interview.ts';
import { type Grades, gradedCriteria, type Relevance } from './rubric.ts';

interface Review {
  grades: Grades;
  byModel?: (Omit<CheckedGrades, 'grades'> & { model: string }) | undefined;
}

/** The feedback as plain text, for whoever has no page to show it on: what is there, what a model says of it, and what to look for. */
export function feedbackText(
  { words, seconds, own, team, fillers, marks }: AnswerNotes,
  points: readonly string[],
  review: Review | null = null,
): string {
  const quoted = (mark: string) =>
    [...new Set(marks.filter((one) => one.mark === mark).map(({ quote }) => `“${quote}”`))].join(', ');
  const line = (title: string, text: string) => (text === '' ? [] : [`${title} ${text}`]);
  return [
    `${words === 1 ? '1 word' : `${words} words`}, ${spokenTime(seconds)} when spoken.`,
    ...line('Fillers:', fillers.map(({ text, count }) => `“${text}” (${count})`).join(', ')),
    ...line('You say', [said('I', own), said('we', team)].filter(Boolean).join(' and ')).map(ended),
    ...line('Numbers:', quoted('number')),
    ...line('What you say you did:', quoted('deed')),
    ...(review?.byModel ? ['', ...gradeLines(review.grades, review.byModel)] : []),
    ...(points.length > 0 ? ['', 'Points of a strong answer:', ...points.map((point) => `- ${point}`)] : []),
  ].join('\n');
}

const ungraded: Readonly<Record<Exclude<Relevance, 'answers'>, string>> = {
  'answers-another': 'It answers a different question, so it has no grades.',
  'no-answer': 'There’s no answer in it yet, so it has no grades.',
  harmful:
    'An interviewer could take part of it as unsafe, dishonest, or unfair to others, so it has no grades.',
};

function gradeLines(
  grades: Grades,
  { model, relevance, reasons, nextStep, followUp }: NonNullable<Review['byModel']>,
): string[] {
  if (relevance !== 'answers') return [`Read by ${model}.`, ungraded[relevance]];
  const gradeOf = (name: keyof Grades) => `${capital(name)}: ${grades[name]} of 4.`;
  const lines = gradedCriteria.flatMap((criterion) => {
    const reason = reasons.find((one) => one.criterion === criterion);
    if (!reason) return [];
    const { quote, why } = reason;
    return [[gradeOf(criterion), quote === '' ? '' : `“${quote}”`, why].filter(Boolean).join(' ')];
  });
  return [
    `Graded by ${model}.`,
    ...lines,
    gradeOf('overall'),
    ...(nextStep === '' ? [] : [`Next step: ${nextStep}`]),
    ...(followUp === '' ? [] : [`Follow-up: ${followUp}`]),
  ];
}

const said = (word: string, count: number) =>
  count === 0 ? '' : `“${word}” ${count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`}`;
const ended = (text: string) => `${text}.`;

const spokenTime = (seconds: number) =>
  seconds < 5
    ? 'a few seconds'
    : `about ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
