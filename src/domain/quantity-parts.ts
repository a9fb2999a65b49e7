import type { Quantity, QuantityKind } from './quantity.ts';

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

const mayHoldPart = /doubl|tripl|trebl|quadrupl|fold|hal[fv]|third|quarter/i;

/** "doubled", "a third", "two-thirds": parts and multiples said in words. */
export const partsOf = (text: string): Quantity[] =>
  (mayHoldPart.test(text) ? partWords : []).flatMap(([pattern, value, kind]) =>
    [...text.matchAll(pattern)].map(
      ({ index, 0: found }): Quantity => ({
        values: [value],
        kind,
        unit: 'part',
        per: '',
        bound: 'about',
        range: '',
        start: index,
        end: index + found.length,
      }),
    ),
  );
