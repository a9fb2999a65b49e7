import { phrasePattern } from '../language/phrase-pattern.ts';
import { type Comparator, type Comparison, type Finding, finding } from './comparison.ts';
import type { Token } from './tokens.ts';
import { sameThing } from './word-support.ts';

/**
 * One thing may be told as the cause of another where the person tells both in one sentence. Joined from two
 * lines, the cause is ours.
 */
export const compareCauses: Comparator = (comparison) => [
  ...joinedCauses(comparison),
  ...newResults(comparison),
];

const joinedCauses: Comparator = (comparison) => {
  const { tokens, kind } = comparison;
  if (kind === 'letter' || kind === 'headline' || kind === 'skill') return [];
  return joints(comparison).flatMap(({ token, place }) => {
    const before = fieldsOf(within(tokens.slice(0, place).reverse(), token, comparison), comparison);
    const after = fieldsOf(within(tokens.slice(place + 1), token, comparison), comparison);
    if (before.size === 0 || after.size === 0 || !tellsResult(token, comparison)) return [];
    if ([...before].some((field) => after.has(field))) return [];
    return [finding(comparison, token, 'cause')];
  });
};

/** "by 12%", "by about $11,000": how much, not why. */
const isMeasure = phrasePattern.iu`^by\s+(?:about|roughly|over|more than|nearly|almost|up to|an?|the)?\s*(?:${'causes/is-measure'})`;

/** "Cut spend from $212k to $131k with skew checks". */
const means = /^(?:with|mit|con|avec|com)$/u;

/** "by", "resulting in", and a participle after a comma: ", cutting costs". */
function joints({ tokens, text, language }: Comparison): { token: Token; place: number }[] {
  return tokens.flatMap((token, place) => {
    const isWord =
      (token.kinds.has('cause') || means.test(token.key)) &&
      place > 0 &&
      !isMeasure.test(text.slice(token.start));
    const isResult =
      token.kinds.has('increase') ||
      token.kinds.has('decrease') ||
      /^(?:sav|earn|winn?|generat|eliminat|improv|achiev)/u.test(token.key);
    const isParticiple =
      language === 'en' &&
      /ing$/.test(token.key) &&
      isResult &&
      /,\s+(?:\p{L}+ly\s+)?$/u.test(text.slice(0, token.start));
    return isWord || isParticiple ? [{ token, place: isParticiple ? place - 1 : place }] : [];
  });
}

/** Only what came of something has a cause: "sorted by cause" tells of none. */
function tellsResult({ key, start }: Token, { tokens, amounts }: Comparison): boolean {
  if (!/^(?:by|through|via)$/u.test(key) && !means.test(key)) return true;
  const next = tokens.find((token) => token.start > start);
  const before = amounts.filter((amount) => amount.end <= start);
  const isChanged = tokens.some((token) => token.start < start && isChange(token));
  if (means.test(key)) return isChanged && amounts.every((amount) => amount.end <= start);
  return (
    (key === 'by' && /ing$/u.test(next?.key ?? '')) ||
    before.some(({ kind }) => /^(?:percent|money|points)$/u.test(kind)) ||
    before.length > 1 ||
    isChanged
  );
}

/** ", which lowered premiums": more or less of something that no one line tells of. */
function newResults(comparison: Comparison): Finding[] {
  const { tokens, alignment, scope, language, kind, amounts } = comparison;
  if (language !== 'en' || kind === 'headline' || kind === 'skill') return [];
  return [...Map.groupBy(tokens, ({ clause }) => clause).values()].flatMap((clause) => {
    const verb = clause.find((token) => isChange(token) && token.part === 'VERB');
    const [first] = clause;
    const told = clause.filter((token) => token.isContent && token !== verb && token.part !== 'NUM');
    const last = clause.at(-1);
    if (!verb || !first || !last || told.length < 2) return [];
    if (amounts.some(({ start, end }) => start >= first.start && end <= last.end)) return [];
    const most = scope.reduce((best, isIn, line) => {
      if (!isIn) return best;
      const said = told.filter((token) => (alignment.scores.get(token)?.[line] ?? 0) >= sameThing);
      return Math.max(best, said.length);
    }, 0);
    const span = { start: first.start, end: last.end };
    return most * 2 < told.length ? [finding(comparison, span, 'cause', { strength: 0.7 })] : [];
  });
}

const isChange = ({ kinds }: Token) => kinds.has('increase') || kinds.has('decrease');

/** How far a cause reaches, in words; not beyond a semicolon. */
const reach = 10;

function within(tokens: readonly Token[], { start }: Token, { text }: Comparison): Token[] {
  const end = tokens.findIndex((token) =>
    /[;.]\s/u.test(text.slice(Math.min(token.end, start), Math.max(token.start, start))),
  );
  return tokens.slice(0, Math.min(reach, end < 0 ? reach : end));
}

/** One word may stand anywhere. */
const least = 1.2;

/** The fields of the resume that tell most of a run of words. */
function fieldsOf(tokens: readonly Token[], { alignment, ledger }: Comparison): Set<number> {
  const counts = new Map<number, number>();
  for (const token of tokens) {
    const support = alignment.supports.get(token);
    if (!support || support.best < sameThing) continue;
    for (const field of new Set(support.lines.map((line) => ledger.lines[line]?.field ?? -1)))
      counts.set(field, (counts.get(field) ?? 0) + 1 / support.lines.length);
  }
  const most = Math.max(0, ...counts.values());
  if (most < least) return new Set();
  return new Set([...counts].filter(([, count]) => count >= most * 0.6).map(([field]) => field));
}
