import { type Comparator, type Comparison, finding } from './comparison.ts';
import { sameThing } from './support.ts';
import type { Token } from './tokens.ts';

/**
 * One thing may be told as the cause of another where the person tells both in one sentence. Joined from two
 * lines, the cause is ours.
 */
export const compareCauses: Comparator = (comparison) => {
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
const isMeasure =
  /^by\s+(?:about|roughly|over|more than|nearly|almost|up to|an?|the)?\s*(?:\p{Sc}?\d|half|two|three|four|five|six|seven|eight|nine|ten)/iu;

/** "by", "resulting in", and a participle after a comma: ", cutting costs". */
function joints({ tokens, text, language }: Comparison): { token: Token; place: number }[] {
  return tokens.flatMap((token, place) => {
    const isWord = token.kinds.has('cause') && place > 0 && !isMeasure.test(text.slice(token.start));
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
  if (!/^(?:by|through|via)$/u.test(key)) return true;
  return (
    amounts.some((amount) => amount.end <= start && /^(?:percent|money|points)$/u.test(amount.kind)) ||
    tokens.some(
      (token) => token.start < start && (token.kinds.has('increase') || token.kinds.has('decrease')),
    )
  );
}

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
