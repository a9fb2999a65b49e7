import { type Comparator, type Comparison, finding } from './comparison.ts';
import { has, type Token } from './tokens.ts';
import { sameThing } from './word-support.ts';

/**
 * One thing may be told as the cause of another where the person tells both in one sentence. Joined from two
 * lines, the cause is ours.
 */
export const compareCauses: Comparator = (comparison) => {
  const { tokens, text } = comparison;
  return tokens.flatMap((token, place) => {
    const isResult = isParticiple(token, comparison);
    if (!isResult && !(has('cause')(token) && tellsResult(token, comparison))) return [];
    const joint = isResult ? place - 1 : place;
    const isNear = ({ start, end }: Token) =>
      !/[;.]\s/u.test(text.slice(Math.min(end, token.start), Math.max(start, token.start)));
    const before = fieldsOf(tokens.slice(Math.max(0, joint - reach), joint).filter(isNear), comparison);
    const after = fieldsOf(tokens.slice(joint + 1, joint + 1 + reach).filter(isNear), comparison);
    const isJoined = before.size > 0 && after.size > 0 && before.isDisjointFrom(after);
    return isJoined ? [finding(comparison, token, 'cause')] : [];
  });
};

const isChange = ({ kinds }: Token) => kinds.has('increase') || kinds.has('decrease');

/** ", cutting costs": what came of what stands before it. */
const isParticiple = (token: Token, { text }: Comparison) =>
  /ing$/u.test(token.key) && isChange(token) && /,\s+(?:\p{L}+ly\s+)?$/u.test(text.slice(0, token.start));

/** Only what came of something has a cause: "sorted by cause" tells of none. */
function tellsResult({ key, start }: Token, { tokens, amounts }: Comparison): boolean {
  if (!/^(?:by|through|via)$/u.test(key)) return true;
  const next = tokens.find((token) => token.start > start);
  return (
    (key === 'by' && /ing$/u.test(next?.key ?? '')) ||
    amounts.filter(({ end }) => end <= start).length > 1 ||
    tokens.some((token) => token.start < start && isChange(token))
  );
}

/** How far a cause reaches, in words. */
const reach = 10;

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
