import { foldMarks } from '../language/fold.ts';
import { quantitiesOf } from '../language/quantities.ts';
import type { Quantity } from '../language/quantity.ts';
import { sentencesOf } from '../language/sentences.ts';
import type { Span } from '../language/span.ts';
import { type Word, wordsOf } from '../language/words.ts';
import type { Fault, Judgment } from './judgment.ts';

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

/** One thing that a proposed line says, as another judge sees it. */
export interface JudgedClaim {
  /** The words of the proposed line that say it. */
  words: string;
  verdict: 'supported' | 'partly' | 'not';
  quotes: readonly { line: number; quote: string }[];
}

interface Judged {
  proposed: ProposedLine;
  /** Our own judgment. */
  ours: Pick<Judgment, 'lane' | 'faults'>;
  /** Nothing where the other judge skipped the line. */
  claims: readonly JudgedClaim[];
  lines: readonly PersonLine[];
  language?: string | undefined;
}

/**
 * Our judgment of a line together with that of somebody who may be wrong, such as a language model. It can prove what we
 * couldn't, with quotes that we check, and it can raise a doubt. What we know to be wrong stays wrong.
 */
export function secondJudgment(judged: Judged): Pick<Judgment, 'lane' | 'faults'> {
  const { ours, claims } = judged;
  if (claims.length === 0 || ours.lane === 'red') return ours;
  if (ours.lane === 'amber') return isProven(judged) ? { lane: 'green', faults: [] } : ours;
  const doubted = isOwnLine(judged) ? [] : claims.filter((claim) => isDoubted(claim, judged));
  if (doubted.length === 0) return ours;
  return { lane: 'amber', faults: doubted.map((claim) => faultOf(claim, judged)) };
}

/** What a quote covers of the line it names. */
interface Found extends Span {
  line: PersonLine;
  /** The line in the form in which it's compared. */
  text: string;
}

/** Where a quote stands, letter by letter, in a line that may support the proposed one. */
function findQuote({ line, quote }: JudgedClaim['quotes'][number], { proposed, lines }: Judged): Found[] {
  const named = lines.find(({ number }) => number === line);
  const words = foldMarks(quote);
  if (!named || words === '' || !isInScope(named, proposed)) return [];
  const text = foldMarks(named.text);
  const start = text.indexOf(words);
  return start < 0 ? [] : [{ line: named, text, start, end: start + words.length }];
}

const isInScope = ({ job }: PersonLine, proposed: ProposedLine) =>
  proposed.kind === 'summary' || job === null || job === proposed.job;

function isProven(judged: Judged): boolean {
  const { claims, proposed, language } = judged;
  const isSupported = claims.every(
    ({ verdict, quotes }) =>
      verdict === 'supported' &&
      quotes.length > 0 &&
      quotes.every((quote) => findQuote(quote, judged).length > 0),
  );
  if (!isSupported) return false;
  const quoted = claims.flatMap(({ quotes }) => quotes.flatMap((quote) => findQuote(quote, judged)));
  const text = foldMarks(proposed.text);
  const amounts = quantitiesOf(text, language);
  const quotedAmounts = quoted.flatMap((found) =>
    quantitiesOf(found.text, language).filter((one) => isWithin(one, found)),
  );
  const quotedWords = new Set(
    quoted.flatMap((found) =>
      wordsOf(found.text)
        .filter((word) => isWithin(word, found))
        .map(({ key }) => key),
    ),
  );
  return (
    amounts.every((amount) => quotedAmounts.some((one) => isSameAmount(amount, one))) &&
    namesOf(text)
      .filter((word) => !amounts.some((amount) => isWithin(word, amount)))
      .every(({ key }) => quotedWords.has(key))
  );
}

const isWithin = ({ start, end }: Span, outer: Span) => start >= outer.start && end <= outer.end;

const isSameAmount = (one: Quantity, other: Quantity) =>
  one.values[0] === other.values[0] && one.kind === other.kind && one.unit === other.unit;

/** Words with capitals or digits. A capital alone says nothing of the first word of a sentence. */
function namesOf(text: string): Word[] {
  const firsts = sentencesOf(text, 0, text.length, false).map(
    (sentence) => wordsOf(text).find(({ start }) => start >= sentence.start)?.start,
  );
  return wordsOf(text).filter((word) =>
    firsts.includes(word.start) ? /\p{N}|.\p{Lu}/u.test(word.text) : /[\p{Lu}\p{N}]/u.test(word.text),
  );
}

/** Nobody has to be asked about their own line. */
const isOwnLine = ({ proposed, lines }: Judged) =>
  lines.some((line) => isInScope(line, proposed) && foldMarks(line.text) === foldMarks(proposed.text));

const isDoubted = ({ verdict, quotes }: JudgedClaim, judged: Judged) =>
  verdict === 'not' || (verdict === 'partly' && !quotes.some((quote) => findQuote(quote, judged).length > 0));

/** The words to ask about, and the person's line that comes nearest among those that the judge looked at. */
function faultOf({ words, quotes }: JudgedClaim, { proposed, lines }: Judged): Fault {
  const start = words.trim() === '' ? -1 : proposed.text.indexOf(words.trim());
  const claimed = start < 0 ? '' : words.trim();
  const known = new Set(wordsOf(proposed.text).map(({ key }) => key));
  const likeness = ({ text }: PersonLine) => wordsOf(text).filter(({ key }) => known.has(key)).length;
  const [closest] = lines
    .filter((line) => isInScope(line, proposed) && quotes.some((quote) => quote.line === line.number))
    .sort((a, b) => likeness(b) - likeness(a));
  return {
    code: 'wording',
    start: Math.max(0, start),
    end: Math.max(0, start) + claimed.length,
    claimed,
    source: closest?.text ?? '',
  };
}
