import type { FaultCode } from '../claims/judgment.ts';
import { textWordsOf } from '../guard/text-words.ts';
import type { Quantity } from '../quantity.ts';
import { dutyOpening } from '../score/duty-wording.ts';
import type { Span } from '../text/span.ts';
import { faultCodeOf } from './fault-codes.ts';
import type { RevertKind } from './revert-kinds.ts';
import type { ChangedLine } from './review/changed-line.ts';

const help =
  /\b(?:assist|help|support|aid|contribut|participat|volunteer|shadow)\p{L}*|\bt(?:ook|ake) part\b/iu;
const together = /\b(?:co-\p{L}+|joint(?:ly)?|collaborat\p{L}*|part of|member|team|we|our)\b/iu;
const limiting =
  /\b(?:part(?:s|ly|ial|ially)?|half|some|several|few|most|mostly|mainly|only|except|excluding|all but|apart from|other than|rather than|instead)\b/iu;
const bounds =
  /(?:\b(?:about|around|approx\p{L}*|roughly|nearly|almost|up to|as many as|at most|under|below|less than|fewer than|close to)\b|~)\s*\S+(?:\s+\p{L}+)?/iu;
const unfinished =
  /\b(?:pending|plan(?:ned|ning|s)?|propos\p{L}*|scheduled|expected|anticipated|in progress|ongoing|underway|unfinished|incomplete|awaiting|draft\p{L}*)\b/iu;
const wished =
  /\b(?:would|could|might|attempt\p{L}*|tr(?:y|ied|ying) to|aim\p{L}*|goals?|target\p{L}*|potential\p{L}*|forecast\p{L}*|projected)\b/iu;
const awards = /\b(?:award|prize|medal|honou?r|winner|finalist|runner-up|nomin|short-?list|commend)/iu;

/** The kinds of the first review say less than the codes: what the line has lost tells which one it is. */
export function codeOf(kind: RevertKind, { before, after }: ChangedLine): FaultCode {
  const drops = (words: RegExp) => words.test(before) && !words.test(after);
  if (kind === 'role') return drops(help) ? 'helped' : drops(together) ? 'team' : 'act';
  if (kind === 'scope' && drops(limiting)) return 'restriction';
  if (kind === 'number' && drops(bounds)) return 'rounded';
  if (kind === 'status' && drops(unfinished)) return 'unfinished';
  if (kind === 'status' && drops(wished)) return 'wish';
  if (kind === 'award' && !awards.test(`${before} ${after}`)) return 'restriction';
  return faultCodeOf(kind);
}

/** The person's words that say less, or that were left out. */
export function sourceOf(code: FaultCode, line: ChangedLine, claimed: Span): string {
  const { before } = line;
  if (code === 'lost') return longest(runsOf(lostWords(line), before), before);
  if (code === 'act') return excerpt(before, 0);
  if (code === 'helped') return excerpt(before, help.exec(before)?.index ?? 0);
  if (code === 'team') return excerpt(before, together.exec(before)?.index ?? 0);
  if (code === 'restriction') return excerpt(before, limiting.exec(before)?.index ?? before.length);
  if (code === 'rounded') return bounds.exec(before)?.[0] ?? '';
  return code === 'number' || code === 'years' ? numberFor(line, claimed) : '';
}

const isIn = (amounts: readonly Quantity[]) => (of: Quantity) =>
  amounts.some(({ values }) => values[0] === of.values[0]);

/** The person's number that another one took the place of: of its kind the only one that's gone, for the only new one. */
function numberFor(line: ChangedLine, { start, end }: Span): string {
  const { was, is } = line.amounts();
  const claimed = is.find((of) => of.start === start && of.end === end);
  const isLike = ({ kind, unit }: Quantity) => kind === claimed?.kind && unit === claimed.unit;
  const fresh = is.filter((of) => isLike(of) && !isIn(was)(of));
  const gone = was.filter((of) => isLike(of) && !isIn(is)(of));
  const [only] = gone;
  return only && gone.length === 1 && fresh.length === 1 ? line.before.slice(only.start, only.end) : '';
}

function lostWords(line: ChangedLine): Span[] {
  const { is, was } = line.amounts();
  const opening = dutyOpening.exec(line.before)?.[0].length ?? 0;
  const lost = textWordsOf(line.before, line.proposed()).filter(
    ({ content, support, start }) => content && support === 'none' && start >= opening,
  );
  return [...lost, ...was.filter((of) => !isIn(is)(of))].sort((a, b) => a.start - b.start);
}

/** Words side by side are one place. */
export function runsOf(words: readonly Span[], text: string): Span[] {
  const runs: Span[] = [];
  for (const { start, end } of words) {
    const last = runs.at(-1);
    if (last && /^[\s-]*$/.test(text.slice(last.end, start))) last.end = end;
    else runs.push({ start, end });
  }
  return runs;
}

const longest = (spans: readonly Span[], text: string) =>
  spans.map(({ start, end }) => text.slice(start, end)).reduce((a, b) => (b.length > a.length ? b : a), '');

const longestExcerpt = 90;

/** A few words of the line from a place on, whole words only. */
function excerpt(text: string, start: number): string {
  const rest = text.slice(start);
  return (rest.length <= longestExcerpt ? rest : rest.slice(0, longestExcerpt).replace(/\s+\S*$/, '')).trim();
}
