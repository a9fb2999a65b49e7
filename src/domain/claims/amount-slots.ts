import { phrasePattern } from '../language/phrase-pattern.ts';
import type { Quantity } from '../language/quantity.ts';
import type { Comparison } from './comparison.ts';
import type { LedgerLine, Passage } from './ledger.ts';
import { comparable, follows, sameAmount } from './same-amounts.ts';
import type { Token } from './tokens.ts';
import { sameThing, wordSupport } from './word-support.ts';

export interface Found {
  amount: Quantity;
  line: LedgerLine;
}

export const textOf = ({ amount, line }: Found) => line.text.slice(amount.start, amount.end);

/** Another number of the person's that stands where this one does: "from 41% to 63%" for "from 41% to 68%". */
export function betterSlot(amount: Quantity, best: number, comparison: Comparison): Found | undefined {
  const isUsed = (of: Quantity) =>
    comparison.amounts.some((other) => other !== amount && sameAmount(other, of));
  return comparison.sources
    .flatMap((line) => line.amounts.map((of) => ({ amount: of, line })))
    .filter(({ amount: of }) => isAlike(of, amount) && !sameAmount(amount, of) && !isUsed(of))
    .filter((of) => !isStart(of, amount, comparison))
    .find((of) => slotFit(amount, comparison, of) > Math.max(0.5, best + 0.3));
}

/** "Six crews" where the person has three: the same things, counted otherwise. */
export function recounted(amount: Quantity, comparison: Comparison): Found | undefined {
  const { sources, amounts } = comparison;
  const head = headOf(amount, comparison);
  if (!head || amount.kind !== 'count' || (amount.values[0] ?? 0) < 2) return undefined;
  const counts = sources
    .flatMap((line) => line.amounts.map((of) => ({ amount: of, line })))
    .filter(({ amount: of, line }) => {
      const other = headOf(of, line);
      return of.kind === 'count' && other && wordSupport(head, other) >= 0.9;
    });
  if (counts.some((of) => sameAmount(amount, of.amount))) return undefined;
  const timesIn = (all: readonly Quantity[]) => all.filter((of) => sameAmount(amount, of)).length;
  return counts.find(
    (of) =>
      !amounts.some((other) => sameAmount(other, of.amount)) &&
      of.amount.range === '' &&
      timesIn(amounts) > timesIn(of.line.amounts) &&
      ((amount.values[0] ?? 0) <= small || !follows(amount, of.line.amounts)) &&
      slotFit(amount, comparison, of) >= 0.6,
  );
}

/** Up to here numbers follow from others by chance. */
const small = 12;

/** What a number counts: the word right behind it. */
function headOf({ end }: Quantity, { tokens, text }: Passage): Token | undefined {
  const next = tokens[firstFrom(tokens, end)];
  return next?.isContent && /^[\s-]$/u.test(text.slice(end, next.start)) ? next : undefined;
}

/** "Beating it by $7M", "all but $15,000", "17 hours out of": how far two numbers are apart. */
const difference = phrasePattern.iu`\b(?:${'amount-slots/difference'})\s+(?:about\s+)?$`;
const differs = /^\s*(?:out of|off|less|fewer|more|below|above|short|ahead)\b/iu;

/** Everything around it is the person's and only the number is another: no derivation explains that. */
export function changedFrom(amount: Quantity, comparison: Comparison): Found | undefined {
  const { isForeign, amounts, text } = comparison;
  if (difference.test(text.slice(0, amount.start)) || differs.test(text.slice(amount.end))) return undefined;
  const others = amounts.filter((other) => other !== amount);
  if (isForeign || amount.bound === 'over' || amount.unit === 'part' || follows(amount, others))
    return undefined;
  const rival = betterSlot(amount, 0.5, comparison);
  if (rival && slotFit(amount, comparison, rival) >= 0.9) return rival;
  return recounted(amount, comparison);
}

/** "Now takes 25 minutes" for "from 3 hours to 25 minutes": the end of a change without its start. */
function isStart({ amount: of, line }: Found, amount: Quantity, { text }: Comparison): boolean {
  const next = line.amounts.find(({ start }) => start >= of.end);
  return (
    next !== undefined &&
    sameAmount(amount, next) &&
    /^\s*(?:\p{L}+\s+)?(?:to|→|->|auf|à|a|do|na)\s+\P{L}?$/u.test(line.text.slice(of.end, next.start)) &&
    !/\bfrom\s+\P{L}?$/iu.test(text.slice(0, amount.start))
  );
}

/** "Nine years, the last six as chief": the unit is said once. */
const isAlike = (a: Quantity, b: Quantity) =>
  comparable(a).family === comparable(b).family || (a.kind === 'count' && a.unit === '' && b.kind === 'time');

/** How alike the words and numbers on both sides are, the nearest counting most: 0 to 1. */
export function slotFit(amount: Quantity, comparison: Comparison, { amount: of, line }: Found): number {
  const claimed = neighborsOf(amount, comparison);
  const said = neighborsOf(of, line);
  const rate = (words: readonly Token[], others: readonly Token[]) =>
    words.reduce((sum, word, place) => {
      const fit = Math.max(0, ...others.map((other) => wordSupport(word, other)));
      return sum + (fit >= sameThing ? fit : 0) / (1 + place);
    }, 0) / words.reduce((sum, _, place) => sum + 1 / (1 + place), 0.0001);
  const all = [...said.after, ...said.before];
  const sides = [
    ...(claimed.after.length > 0 ? [rate(claimed.after, all)] : []),
    ...(claimed.before.length > 0 ? [rate(claimed.before, all)] : []),
  ];
  return sides.length === 0 ? 1 : Math.max(...sides) * 0.7 + Math.min(...sides) * 0.3;
}

const near = 3;

/** The content words and numbers next to an amount, the nearest first. */
function neighborsOf(amount: Quantity, { tokens }: Passage): { after: Token[]; before: Token[] } {
  const after: Token[] = [];
  const before: Token[] = [];
  for (let at = firstFrom(tokens, amount.end); at < tokens.length && after.length < near; at += 1) {
    const token = tokens[at];
    if (token?.isContent) after.push(token);
  }
  for (let at = firstFrom(tokens, amount.start) - 1; at >= 0 && before.length < near; at -= 1) {
    const token = tokens[at];
    if (token?.isContent && token.end <= amount.start) before.push(token);
  }
  return { after, before };
}

/** The place of the first token that begins there or later. They stand in order, and a line may have thousands. */
function firstFrom(tokens: readonly Token[], start: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
