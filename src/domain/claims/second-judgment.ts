import { foldMarks } from '../language/fold.ts';
import { quantitiesOf } from '../language/quantities.ts';
import type { Quantity } from '../language/quantity.ts';
import { sentencesOf } from '../language/sentences.ts';
import type { Span } from '../language/span.ts';
import { type Word, wordsOf } from '../language/words.ts';
import type { Fault, FaultCode, Judgment } from './judgment.ts';

/** Something that the person wrote or confirmed. `job` counts their jobs from 0; null where it's about none of them. */
export interface PersonLine {
  number: number;
  job: number | null;
  text: string;
}

/** A bullet may rest on its own job and on lines of no job; a summary on everything. */
export interface ProposedLine {
  kind: 'bullet' | 'summary';
  job: number | null;
  text: string;
}

/** What another judge says of a proposed line: that the lines of these numbers say it, or which words nothing says. */
export interface JudgedText {
  ok: boolean;
  lines: readonly number[];
  bad: readonly { words: string; why: string }[];
}

interface Judged {
  proposed: ProposedLine;
  /** Our own judgment. */
  ours: Pick<Judgment, 'verdict' | 'faults'>;
  /** Undefined where the other judge skipped the line. */
  said: JudgedText | undefined;
  lines: readonly PersonLine[];
  language?: string | undefined;
}

/** What's known to be wrong stays wrong. These are how something is put, and who sees the lines may know better. */
const soft: ReadonlySet<FaultCode> = new Set(['unit', 'date', 'years', 'title', 'act', 'wider', 'wording']);
/** Of which at least one: words that nothing says aren't a matter of how they're put. */
const put: ReadonlySet<FaultCode> = new Set([...soft].filter((code) => code !== 'wording'));

const isSoft = (codes: readonly FaultCode[]): boolean =>
  codes.every((code) => soft.has(code)) && codes.some((code) => put.has(code));

const madeUp: ReadonlySet<FaultCode> = new Set([
  'number',
  'employer',
  'institution',
  'place',
  'degree',
  'award',
  'language',
  'wish',
  'form',
  'field',
  'list',
]);

/**
 * Worth another look: who did it, where, how much of it, what bounds it, and what's left of it. Whoever reads the lines
 * may see what we couldn't, so it's asked. What is made up isn't.
 */
export const isArguable = (codes: readonly FaultCode[]): boolean =>
  codes.length > 0 && !codes.some((code) => madeUp.has(code));

/**
 * Our judgment of a line together with that of somebody who may be wrong, such as a language model. It can prove what we
 * couldn't by lines that hold every number and every name of it, also where we refused how something is put, and it can
 * raise a doubt. What else we refused is asked where it proves it, and what is made up stays refused.
 */
export function secondJudgment(judged: Judged): Pick<Judgment, 'verdict' | 'faults'> {
  const { ours, said } = judged;
  if (!said) return ours;
  const codes = ours.faults.map(({ code }) => code);
  if (ours.verdict === 'reject' && !isSoft(codes))
    return isArguable(codes) && isProven(said, judged) ? { ...ours, verdict: 'ask' } : ours;
  const doubted = said.ok || isOwnLine(judged) ? [] : said.bad;
  // What neither of two finds in the person's words isn't theirs: nobody is asked to make it so.
  if (ours.verdict === 'ask' && doubted.length > 0) return { ...ours, verdict: 'reject' };
  if (ours.verdict !== 'apply') return isProven(said, judged) ? { verdict: 'apply', faults: [] } : ours;
  if (doubted.length === 0) return ours;
  return { verdict: 'ask', faults: doubted.map(({ words }) => faultOf(words, said, judged)) };
}

/** The lines that the other judge names, as far as they may support the proposed one. */
export const namedLines = <Line extends PersonLine>(
  { lines: numbers }: Pick<JudgedText, 'lines'>,
  { proposed, lines }: { proposed: ProposedLine; lines: readonly Line[] },
): Line[] => lines.filter((line) => numbers.includes(line.number) && isInScope(line, proposed));

const isInScope = ({ job }: PersonLine, proposed: ProposedLine) =>
  proposed.kind === 'summary' || job === null || job === proposed.job;

function isProven(said: JudgedText, judged: Judged): boolean {
  const { proposed, language } = judged;
  const named = namedLines(said, judged);
  if (!said.ok || said.bad.length > 0 || named.length === 0 || named.length < said.lines.length) return false;
  const text = foldMarks(proposed.text);
  const texts = named.map((line) => foldMarks(line.text));
  const amounts = quantitiesOf(text, language);
  const statedAmounts = texts.flatMap((one) => quantitiesOf(one, language));
  const words = new Set(texts.flatMap((one) => wordsOf(one).flatMap(spellings)));
  const isStated = (amount: Quantity) =>
    statedAmounts.some((one) => isSameAmount(amount, one)) ||
    // "Since 2018" of "2018-": a year is the same in any range.
    (amount.kind === 'year' && texts.some((one) => hasYear(one, String(amount.values[0]))));
  return (
    amounts.every(isStated) &&
    namesOf(text)
      .filter((word) => !amounts.some((amount) => isWithin(word, amount)))
      .every((word) => spellings(word).some((key) => words.has(key)))
  );
}

/** "St Brennan's" is written as "st brennans" by many. */
const spellings = ({ key, text }: Word) => [key, text.toLowerCase().replace(/['’]/gu, '')];

const hasYear = (text: string, year: string) =>
  new RegExp(String.raw`(?<!\d)(?:0?\d[/.])?${year}(?!\d)`, 'u').test(text);

const isWithin = ({ start, end }: Span, outer: Span) => start >= outer.start && end <= outer.end;

const isSameAmount = (one: Quantity, other: Quantity) =>
  one.values[0] === other.values[0] && one.kind === other.kind && one.unit === other.unit;

/** Words with capitals or digits. A capital alone says nothing of the first word of a sentence. */
function namesOf(text: string): Word[] {
  const firsts = sentencesOf(text).map(
    (sentence) => wordsOf(text).find(({ start }) => start >= sentence.start)?.start,
  );
  const own = wordsOf(text).filter(({ key }) => !/^i(?:['’]\p{L}+)?$/u.test(key));
  return own.filter((word) =>
    firsts.includes(word.start) ? /\p{N}|.\p{Lu}/u.test(word.text) : /[\p{Lu}\p{N}]/u.test(word.text),
  );
}

/** Nobody has to be asked about their own line. */
const isOwnLine = ({ proposed, lines }: Judged) =>
  lines.some((line) => isInScope(line, proposed) && foldMarks(line.text) === foldMarks(proposed.text));

/** The words to ask about, and the person's line that comes nearest among those that the judge looked at. */
function faultOf(words: string, said: JudgedText, judged: Judged): Fault {
  const { proposed } = judged;
  const start = words.trim() === '' ? -1 : proposed.text.indexOf(words.trim());
  const claimed = start < 0 ? '' : words.trim();
  const known = new Set(wordsOf(proposed.text).map(({ key }) => key));
  const likeness = ({ text }: PersonLine) => wordsOf(text).filter(({ key }) => known.has(key)).length;
  const [closest] = namedLines(said, judged).sort((a, b) => likeness(b) - likeness(a));
  return {
    code: 'wording',
    start: Math.max(0, start),
    end: Math.max(0, start) + claimed.length,
    claimed,
    source: closest?.text ?? '',
  };
}
