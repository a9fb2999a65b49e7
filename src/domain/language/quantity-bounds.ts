import type { Quantity } from './quantity.ts';

const bounds: readonly (readonly [Quantity['bound'], RegExp])[] = [
  [
    'over',
    /(?:over|more than|older than|longer than|greater than|mas de|better than|above|exceeding|at least|upwards of|plus de|más de|mehr als|über|ponad|mais de|minimum of|no fewer than|不低于|超过)\s*$/iu,
  ],
  ['under', /(?:under|below|less than|fewer than|within|moins de|menos de|weniger als|unter|poniżej)\s*$/iu],
  [
    'upto',
    /(?:up to|as many as|as high as|as much as|at most|a maximum of|peaking at|jusqu'à|bis zu|hasta|até|do)\s*$/iu,
  ],
  [
    'about',
    /(?:about|around|roughly|approximately|approx\.?|apx|nearly|almost|close to|just over|some|~|≈|c\.|circa|environ|rund|etwa|ca\.|około|unos|unas|cerca de|aproximadamente|约)\s*$/iu,
  ],
];

export const boundOf = (before: string): Quantity['bound'] =>
  bounds.find(([, pattern]) => pattern.test(before.replace(/\b(?:a|an|the|one)\s*$/i, '')))?.[0] ?? 'exact';
