import type { AnswerNotes } from './interview.ts';

/** The feedback as plain text, for whoever has no page to show it on: what is there, and what to look for. */
export function feedbackText(
  { words, seconds, own, team, fillers, marks }: AnswerNotes,
  points: readonly string[],
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
    ...(points.length > 0 ? ['', 'Points of a strong answer:', ...points.map((point) => `- ${point}`)] : []),
  ].join('\n');
}

const said = (word: string, count: number) =>
  count === 0 ? '' : `“${word}” ${count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`}`;
const ended = (text: string) => `${text}.`;

const spokenTime = (seconds: number) =>
  seconds < 5
    ? 'a few seconds'
    : `about ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
