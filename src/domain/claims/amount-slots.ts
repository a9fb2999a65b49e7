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
  const isUsed = (found: Quantity) => comparison.amounts.some((other) => sameAmount(other, found));
  // "Nine years, the last six as chief": the unit is said once.
  const isAlike = (of: Quantity) =>
    comparable(of).family === comparable(amount).family || (of.kind === 'count' && amount.kind === 'time');
  return (
    foundIn(comparison)
      .filter(({ amount: of }) => isAlike(of) && !isUsed(of))
      // "Now takes 25 minutes" for "from 3 hours to 25 minutes".
      .filter(
        ({ amount: of, line }) =>
          !line.amounts.some((next) => next.start > of.end && sameAmount(amount, next)),
      )
      .find((of) => slotFit(amount, comparison, of) > Math.max(0.5, best + 0.3))
  );
}

const foundIn = ({ sources }: Comparison): Found[] =>
  sources.flatMap((line) => line.amounts.map((amount) => ({ amount, line })));

/** "Six crews" where the person has three: the same things, counted otherwise. */
export function recounted(amount: Quantity, comparison: Comparison): Found | undefined {
  const head = headOf(amount, comparison);
  if (!head || amount.kind !== 'count') return undefined;
  const counts = foundIn(comparison).filter(({ amount: of, line }) => {
    const other = headOf(of, line);
    return of.kind === 'count' && other && wordSupport(head, other) >= 0.9;
  });
  const timesIn = (all: readonly Quantity[]) => all.filter((one) => sameAmount(amount, one)).length;
  if (counts.some((count) => sameAmount(amount, count.amount))) return undefined;
  return counts.find(
    (count) =>
      timesIn(comparison.amounts) > timesIn(count.line.amounts) &&
      slotFit(amount, comparison, count) >= 0.6 &&
      ((amount.values[0] ?? 0) <= small || !follows(amount, count.line.amounts)),
  );
}

/** Up to here numbers follow from others by chance. */
const small = 12;

/** What a number counts: the word right behind it. */
function headOf({ end }: Quantity, { tokens, text }: Passage): Token | undefined {
  const next = tokens[firstFrom(tokens, end)];
  return next?.isContent && /^[\s-]$/u.test(text.slice(end, next.start)) ? next : undefined;
}

/** "Five sections: four of earth science and one of math". */
export const followsBeside = (amount: Quantity, amounts: readonly Quantity[]): boolean =>
  follows(
    amount,
    amounts.filter((other) => other !== amount),
  );

/** "Beating it by $7M", "all but $15,000", "17 hours out of": how far two numbers are apart. */
const difference = phrasePattern.iu`\b(?:${'amount-slots/difference'})\s+(?:about\s+)?$`;
const differs = /^\s*(?:out of|off|less|fewer|more|below|above|short|ahead)\b/iu;

/** Everything around it is the person's and only the number is another: no derivation explains that. */
export function changedFrom(amount: Quantity, comparison: Comparison): Found | undefined {
  const { text, amounts } = comparison;
  const isDifference = difference.test(text.slice(0, amount.start)) || differs.test(text.slice(amount.end));
  if (isDifference || followsBeside(amount, amounts)) return undefined;
  const rival = betterSlot(amount, 0.5, comparison);
  return rival && slotFit(amount, comparison, rival) >= 0.9 ? rival : recounted(amount, comparison);
}

/** How alike the words and numbers on both sides are, the nearest counting most: 0 to 1. */
export function slotFit(amount: Quantity, comparison: Comparison, { amount: own, line }: Found): number {
  const claimed = neighborsOf(amount, comparison);
  const said = neighborsOf(own, line);
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
