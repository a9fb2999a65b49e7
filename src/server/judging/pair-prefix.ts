import type { ResumeLine } from '#domain/evidence/resume-lines.ts';
import type { Pair } from '../engine/engine.ts';
import type { ModelData } from '../models/model-gateway.ts';

/** What every prompt with these lines says of them. */
export const linesRule =
  'The person\'s lines are numbered ("line"). "job" says under which of their jobs a line stands, counted from 1; null means under none. A line of the section "job" gives title, employer, place and dates of a job, and "current" whether it goes on; "answer" is what the person said when asked.';

/**
 * What a person wrote and confirmed, as every model sees it: numbered, with no name and no contact details, and in the same
 * letters for every task. It stands before everything else, because providers remember how a prompt begins.
 */
export function personPrefix(whole: readonly ResumeLine[]): ModelData[] {
  const lines = whole.filter(({ section }) => section !== 'form');
  const block = (label: string, isIn: (line: ResumeLine) => boolean): ModelData => ({
    label,
    text: rows(lines.filter(isIn).map(rowOf)),
  });
  return [
    // An address that was misread stands elsewhere, and "monitoring 14 beds" is none.
    { ...block('lines of the person', (line) => !mayHoldAddress(line)), hasNoAddress: true },
    block('more lines of the person', mayHoldAddress),
  ].filter(({ text }) => text !== '');
}

/** What they filled in beside it: it stands behind the prefix, which is the resume's own. */
export function formBlock(lines: readonly ResumeLine[]): ModelData[] {
  const filled = lines.filter(({ section }) => section === 'form');
  return filled.length === 0 ? [] : [{ label: 'what they filled in', text: rows(filled.map(rowOf)) }];
}

/** The same with what the posting asks and how our own verdicts are on it: for those who may know of the posting. */
export const pairPrefix = ({ lines, asks, jobTitle }: Pair): ModelData[] => [
  ...personPrefix(lines),
  ...(asks.length === 0 ? [] : [asksBlock({ asks, jobTitle })]),
];

const askName = (place: number): string => `r${place + 1}`;

const asksBlock = ({ asks, jobTitle }: Omit<Pair, 'lines'>): ModelData => ({
  label: 'what the posting asks',
  text: rows([
    ...(jobTitle === '' ? [] : [{ job: jobTitle }]),
    ...asks.map(({ quote, level, verdict, lines }, place) => ({
      ask: askName(place),
      text: quote.replace(/\s+/gu, ' ').trim(),
      level,
      verdict,
      lines,
    })),
  ]),
});

const mayHoldAddress = ({ section }: ResumeLine) => section === 'place' || section === 'other';

/** Jobs are counted from 1, as people do. */
const rowOf = ({ number, section, job, text, isCurrent }: ResumeLine) => ({
  line: number,
  section,
  job: job === null ? null : job + 1,
  ...(isCurrent === undefined ? {} : { current: isCurrent }),
  text,
});

const rows = (items: readonly object[]) => items.map((item) => JSON.stringify(item)).join('\n');
