import { phrasePattern } from './phrase-pattern.ts';
import type { Quantity } from './quantity.ts';

const bounds: readonly (readonly [Quantity['bound'], RegExp])[] = [
  ['over', phrasePattern.iu`(?:${'quantity-bounds/bounds-over'})\s*$`],
  ['under', phrasePattern.iu`(?:${'quantity-bounds/bounds-under'})\s*$`],
  ['upto', phrasePattern.iu`(?:${'quantity-bounds/bounds-upto'})\s*$`],
  ['about', phrasePattern.iu`(?:${'quantity-bounds/bounds-about'})\s*$`],
];

export const boundOf = (before: string): Quantity['bound'] =>
  bounds.find(([, pattern]) => pattern.test(before.replace(/\b(?:a|an|the|one)\s*$/i, '')))?.[0] ?? 'exact';
