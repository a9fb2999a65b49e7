import { numberWord } from './number-words.ts';
import type { Quantity, QuantityKind } from './quantity.ts';
import { boundOf } from './quantity-bounds.ts';

const partWords: readonly (readonly [RegExp, number, QuantityKind])[] = [
  [/\b(?:doubled|doubling|doubles|twofold)\b/gi, 2, 'factor'],
  [/\b(?:tripled|tripling|trebled|threefold)\b/gi, 3, 'factor'],
  [/\b(?:quadrupled|quadrupling|fourfold)\b/gi, 4, 'factor'],
  [/\b(?:tenfold)\b/gi, 10, 'factor'],
  [/\b(?:halved|halving|halves|by half|in half|half (?:of|the|its|their))\b/gi, 50, 'percent'],
  [/\b(?:a|one)[\s-]third\b/gi, 100 / 3, 'percent'],
  [/\btwo[\s-]thirds\b/gi, 200 / 3, 'percent'],
  [/\b(?:(?:a|one)[\s-]quarter of|by a quarter)\b/gi, 25, 'percent'],
  [/\bthree[\s-]quarters\b/gi, 75, 'percent'],
];

/** Said in words it is rounded, unless it's a bound: "more than halved". */
const boundBefore = (text: string, index: number): Quantity['bound'] => {
  const bound = boundOf(text.slice(Math.max(0, index - 24), index));
  return bound === 'exact' ? 'about' : bound;
};

const oneIn = /\b(?:one|1)\s+(?:in|out of)\s+(?:every\s+)?(\p{L}+|\d{1,3})\b/giu;

/** "1 in 5" is 20 %. */
const sharesOf = (text: string): Quantity[] =>
  [...text.matchAll(oneIn)].flatMap(({ index, 0: found, 1: total = '' }) => {
    const whole = /^\d/u.test(total) ? Number(total) : numberWord(total.toLowerCase(), 'en');
    if (!whole || whole < 2) return [];
    const value = 100 / whole;
    return [{ ...part(value, 'percent', index, found), bound: boundBefore(text, index) }];
  });

const part = (value: number, kind: QuantityKind, start: number, found: string): Quantity => ({
  ...{ values: [value], kind, unit: 'part', per: '', bound: 'about', range: '' },
  ...{ start, end: start + found.length },
});

const mayHoldPart = /doubl|tripl|trebl|quadrupl|fold|hal[fv]|third|quarter/i;

/** "doubled", "a third", "two-thirds": parts and multiples said in words. */
export const partsOf = (text: string): Quantity[] => [
  ...sharesOf(text),
  ...(mayHoldPart.test(text) ? partWords : []).flatMap(([pattern, value, kind]) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      ...part(value, kind, index, found),
      bound: boundBefore(text, index),
    })),
  ),
];
