import { weighEvidence } from '../evidence/weigh-evidence.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { Span } from '../language/span.ts';
import { textReaderOf } from '../language/text-reader.ts';
import type { AskingPosting } from '../posting/posting.ts';
import { postingWordsOf } from '../posting/posting-words.ts';
import { withEmptiedLines, withoutSpans } from '../resume/edited-text.ts';
import { type ReadResume, readResume, readWhole } from '../resume/read-resume.ts';
import type { ResumeData } from '../resume/resume.ts';
import { joinedLists, unseenSpans } from '../resume/unseen-text.ts';
import { fixesFor } from './fixes/fixes-for.ts';
import { gatesOf } from './gates.ts';
import { lackingOf, matchFindings } from './match-findings.ts';
import { paddingSpans, withLeftovers } from './padding.ts';
import { readabilityFindings } from './readability-findings.ts';
import { type Check, type CheckId, type Finding, type Gate, rubricVersion, type Score } from './score.ts';

interface ScoreInput {
  /** The resume as pasted or printed. */
  text: string;
  /** The same by the fields that it was printed of: then it isn't read again. */
  printed?: ReadResume;
  posting?: AskingPosting;
}

/** Shares of 100. What does not apply is shared out among the rest. */
const points: Readonly<Record<CheckId, number>> = {
  ...{ contact: 15, sections: 20, dates: 10 },
  ...{ 'bullet-verbs': 10, 'bullet-numbers': 10, 'bullet-length': 6, 'bullet-duties': 6 },
  ...{ length: 5, hygiene: 10, 'skill-evidence': 8 },
  // What is asked weighs by itself, a must 1 and a wish .3.
  ...{ skills: 1, years: 1, credentials: 1, education: 1, place: 1 },
};

const matchCheckIds: ReadonlySet<CheckId> = new Set([
  ...(['skills', 'years', 'credentials', 'education', 'place'] as const),
]);

const readabilityWeight = 0.4;

/** Each costs a reading of the whole resume. */
const usualFixes = 3;

interface ScoreOptions {
  now: Date;
  /** How many fixes are tried; 0 where only the score is wanted. */
  mostFixes?: number;
  /** Whether there's no time left to try another. */
  isOver?: () => boolean;
}

/** A rating as a score with the fixes that raise it. `totalOf` rates other data against the same posting. */
export function withFixes(
  rating: Rating,
  { data, posting }: Pick<ScoreInput, 'posting'> & { data: ResumeData },
  totalOf: (data: ResumeData) => number,
  { now, mostFixes = usualFixes, isOver = () => false }: ScoreOptions,
): Score {
  const fixes = fixesFor({
    rating,
    data,
    posting,
    now,
    totalOf,
    most: mostFixes,
    isOver,
  });
  const { view: _, ...score } = rating;
  const checks = score.checks.map((check) => ({
    ...check,
    fixes: fixes.filter(({ check: id }) => id === check.id).map(({ fix }) => fix),
  }));
  return { ...score, checks };
}

/** A score before fixes, with what they are made from. The same input has the same score; `now` ends running jobs. */
export interface Rating extends Score {
  /** What was scored: the text without what does not count. */
  view: ReadResume;
}

/**
 * Padding is left out; where there is any, the text is also rated with it, without the marks that tied it on, and
 * without what may have come along with it, and the lowest counts. So padding neither earns by what it says nor by what
 * it does to the lines around it.
 */
export function rateResume(
  { text: given, printed, posting }: ScoreInput,
  lexicon: Lexicon,
  now: Date,
): Rating {
  const words = posting && postingWordsOf(posting, lexicon);
  const reader = textReaderOf(lexicon);
  const joined = words ? joinedLists(given, words.names) : [];
  const seen = withoutSpans(given, withEmptiedLines(given, [...unseenSpans(given), ...joined]));
  const padding = paddingSpans(seen.text, words, reader);
  const rateWithout = (spans: readonly Span[]) => {
    const counted = withoutSpans(seen.text, withEmptiedLines(seen.text, spans));
    const view = (counted.text === given ? printed : undefined) ?? readResume(counted.text, lexicon);
    return rateView(view, posting, now, (span) => seen.originalOf(counted.originalOf(span)));
  };
  const isLacking = () =>
    posting !== undefined &&
    lackingOf(weighEvidence(printed ?? readWhole(given, lexicon), posting, now)).length > 0;
  const rating = rateWithout(padding);
  if (padding.length === 0) return withSeenGates(rating, isLacking);
  const ratings = [
    rating,
    rateWithout([]),
    rateWithout(padding.map((span) => withMarkBefore(seen.text, span))),
    rateWithout(withLeftovers(seen.text, padding, reader)),
  ];
  const lowest = withSeenGates(lowestOf(ratings, rating), isLacking);
  return { ...lowest, ignored: padding.map((span) => seen.originalOf(span)) };
}

/** What the table calls shown, with all that can be seen in the resume, caps no score. */
function withSeenGates(rating: Rating, isLacking: () => boolean): Rating {
  const gates = rating.gates.filter(({ code }) => code !== 'must-not-found');
  if (gates.length === rating.gates.length || isLacking()) return rating;
  return { ...rating, gates, total: totalOf(rating.readability, rating.match, gates) };
}

function withMarkBefore(text: string, { start, end }: Span): Span {
  return {
    start: start - (/[.,;:!?]\s*$/u.exec(text.slice(Math.max(0, start - 2), start))?.[0].length ?? 0),
    end,
  };
}

/** The lowest readability and the lowest match of several readings of one text. */
function lowestOf(ratings: readonly Rating[], first: Rating): Rating {
  const readable = ratings.reduce((a, b) => (b.readability < a.readability ? b : a), first);
  const matching = ratings.reduce((a, b) => ((b.match ?? 0) < (a.match ?? 0) ? b : a), first);
  return {
    ...first,
    readability: readable.readability,
    ...(matching.match === undefined ? {} : { match: matching.match }),
    checks: [
      ...readable.checks.filter(({ id }) => !isMatchCheck(id)),
      ...matching.checks.filter(({ id }) => isMatchCheck(id)),
    ],
    total: totalOf(readable.readability, matching.match, first.gates),
  };
}

const isMatchCheck = (id: CheckId) => matchCheckIds.has(id);

/** How much of the total a point of a check's hundred is. */
export const weightOfCheck = (id: CheckId, hasPosting: boolean): number =>
  !hasPosting ? 1 : isMatchCheck(id) ? 1 - readabilityWeight : readabilityWeight;

function rateView(
  view: ReadResume,
  posting: AskingPosting | undefined,
  now: Date,
  originalOf: (span: Span) => Span,
): Rating {
  const words = posting && postingWordsOf(posting, view.reader.lexicon);
  const readability = checksOf(readabilityFindings(view, words), originalOf);
  const matched = posting && matchFindings(view, posting, now);
  const match = matched && checksOf(matched.findings, originalOf);
  const gates = [...gatesOf(view), ...(matched?.gates ?? [])];
  const r = sumOf(readability);
  const m = match && sumOf(match);
  return {
    version: rubricVersion,
    total: totalOf(r, m, gates),
    readability: r,
    ...(m === undefined ? {} : { match: m }),
    gates,
    checks: [...readability, ...(match ?? [])],
    ignored: [],
    view,
  };
}

function totalOf(readability: number, match: number | undefined, gates: readonly Gate[]): number {
  const earned =
    match === undefined ? readability : readabilityWeight * readability + (1 - readabilityWeight) * match;
  // A hair's breadth, so that sums that are equal but for the last bit round alike.
  const rounded = Math.round(earned + 1e-9);
  return Math.max(0, Math.min(100, rounded, ...gates.map(({ cap }) => cap)));
}

const sumOf = (checks: readonly Check[]) => checks.reduce((sum, { got }) => sum + got, 0);

function checksOf(findings: readonly Finding[], originalOf: (span: Span) => Span): Check[] {
  const applying = findings.filter(({ share }) => share !== undefined);
  const all = applying.reduce((sum, { id, weight = 1 }) => sum + points[id] * weight, 0);
  return findings.map(({ id, share, weight = 1, evidence, notes }) => {
    const max = share === undefined || all === 0 ? 0 : (points[id] * weight * 100) / all;
    return { id, got: max * (share ?? 0), max, evidence: evidence.map(originalOf), notes, fixes: [] };
  });
}
