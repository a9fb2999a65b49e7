import { phrasePattern } from '../language/phrase-pattern.ts';
import type { Quantity } from '../language/quantity.ts';
import { type Comparator, type Comparison, type Finding, finding } from './comparison.ts';
import type { LedgerLine, Passage } from './ledger.ts';
import type { Token } from './tokens.ts';
import { wordSupport } from './word-support.ts';

/** The person's own words and numbers, put together as they didn't: numbers changed places, "to" became "by", words moved. */
export const compareArrangement: Comparator = (comparison) =>
  comparison.isForeign
    ? []
    : [...swappedNumbers(comparison), ...otherRelations(comparison), ...scrambled(comparison)];

interface Held {
  amount: Quantity;
  of: Quantity;
  line: LedgerLine;
}

/** Every number with its only place in one of the lines it rests on. */
function heldIn({ amounts }: Comparison, line: LedgerLine): Held[] {
  return amounts.flatMap((amount) => {
    const same = line.amounts.filter((of) => of.kind === amount.kind && of.values[0] === amount.values[0]);
    return same.length === 1 && same[0] ? [{ amount, of: same[0], line }] : [];
  });
}

/** "41 soldiers on nine convoys" for "nine soldiers on 41 convoys". */
function swappedNumbers(comparison: Comparison): Finding[] {
  return comparison.sources.slice(0, 2).flatMap((line) => {
    const held = heldIn(comparison, line).map(({ amount, of }) => ({
      amount,
      of,
      next: nextAfter(comparison, amount.end),
      said: nextAfter(line, of.end),
    }));
    return held.flatMap((a, place) =>
      held.slice(place + 1).flatMap((b) => {
        const straight = Math.min(nextFit(a.next, a.said), nextFit(b.next, b.said));
        const crossed = Math.min(nextFit(a.next, b.said), nextFit(b.next, a.said));
        return crossed === 1 && straight < 1
          ? [finding(comparison, a.amount, 'arrangement', { source: line.text.slice(a.of.start, a.of.end) })]
          : [];
      }),
    );
  });
}

/** 1 where the next content word after both is the same, else 0. */
const nextFit = (next: Token | undefined, said: Token | undefined): number =>
  next && said && wordSupport(next, said) >= 0.9 ? 1 : 0;

const nextAfter = ({ tokens }: Passage, end: number): Token | undefined =>
  tokens.find(({ start, isContent, key }) => start >= end && isContent && !/^\d/u.test(key));

const ways: readonly (readonly [string, RegExp])[] = [
  ['from', /\b(?:from|von|desde|od)\s+(?:about |around |roughly |over |under |nearly )?\p{Sc}?$/iu],
  [
    'to',
    phrasePattern.iu`\b(?:${'arrangement/ways-to'})\s+(?:about |around |roughly |over |under |nearly )?\p{Sc}?$`,
  ],
  ['by', /\b(?:by|um|en un|o)\s+(?:about |around |roughly |over |under |nearly )?\p{Sc}?$/iu],
];
const wayOf = (text: string, { start }: Quantity) =>
  ways.find(([, pattern]) => pattern.test(text.slice(Math.max(0, start - 24), start)))?.[0];

/** "Fell to 210 ms" is not "fell by 210 ms". */
function otherRelations(comparison: Comparison): Finding[] {
  return comparison.sources.slice(0, 2).flatMap((line) =>
    heldIn(comparison, line).flatMap(({ amount, of }) => {
      const [own, said] = [wayOf(comparison.text, amount), wayOf(line.text, of)];
      return own !== undefined && said !== undefined && own !== said && (own === 'by' || said === 'by')
        ? [
            finding(comparison, amount, 'arrangement', {
              source: line.text.slice(Math.max(0, of.start - 12), of.end),
            }),
          ]
        : [];
    }),
  );
}

const farthest = 3;
/** Every word is looked for among them. */
const mostWords = 400;

/**
 * How many neighbors of a text stand far apart in the line it comes from, or the other way around, and what share of
 * its words that line has. One that moved may be style; several mix things up.
 */
export function movedWords(
  { text, tokens }: Passage,
  line: readonly Token[],
): { count: number; share: number } {
  const content = tokens.filter(({ isContent }) => isContent);
  const said = line.slice(0, mostWords);
  let last = -1;
  const places = content.map((token) => {
    const place = placeIn(said, token, last + 1);
    if (place >= 0) last = place;
    return place;
  });
  const count = content.reduce((sum, token, at) => {
    const [here = -1, there = -1] = [places[at], places[at + 1]];
    const next = content[at + 1];
    if (here < 0 || there < 0 || next?.clause !== token.clause) return sum;
    // "By counting stock weekly, cut …": a part put first is still the same part.
    if (/[,;]/u.test(text.slice(token.end, next.start))) return sum;
    return sum + Number(Math.abs(there - here) > farthest) + Number(there < here);
  }, 0);
  return { count, share: places.filter((place) => place >= 0).length / content.length };
}

/** Where a line has a word: the same word before a related one, and of several the one that comes next. */
function placeIn(said: readonly Token[], token: Token, next: number): number {
  let best = { place: -1, support: 0.9 };
  for (const [place, source] of said.entries()) {
    const support = wordSupport(token, source);
    const isNearer = support === best.support && Math.abs(place - next) < Math.abs(best.place - next);
    if (support > best.support || (support >= 0.9 && (best.place < 0 || isNearer))) best = { place, support };
  }
  return best.place;
}

const least = 0.6;

function scrambled(comparison: Comparison): Finding[] {
  const content = comparison.tokens.filter(({ isContent }) => isContent);
  const said = comparison.sources[0]?.tokens.filter(({ isContent }) => isContent) ?? [];
  const { count, share } = movedWords(comparison, said);
  const [first, last] = [content[0], content.at(-1)];
  return share >= least && count >= 2 && first && last
    ? [
        finding(comparison, { start: first.start, end: last.end }, 'arrangement', {
          strength: Math.min(1, 0.3 * (count - 1)),
        }),
      ]
    : [];
}
