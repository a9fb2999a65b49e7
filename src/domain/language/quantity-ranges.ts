import { phrasePattern } from './phrase-pattern.ts';
import type { Quantity } from './quantity.ts';

/** "from 41 to 29 days", "from 41 days to 29": the unit is said once and meant twice. */
export function shareUnits(quantities: Quantity[], text: string): Quantity[] {
  for (const [place, quantity] of quantities.entries()) {
    const next = quantities[place + 1];
    if (!next || !/^\s*(?:to|auf|à|al|a|do|–|-)\s*$/u.test(text.slice(quantity.end, next.start))) continue;
    const [bare, full] = quantity.kind === 'count' ? [quantity, next] : [next, quantity];
    if (bare.kind !== 'count' || !/^(?:time|percent|measure)$/.test(full.kind)) continue;
    bare.kind = full.kind;
    bare.unit = full.unit;
  }
  return quantities;
}

const markRangesWords = phrasePattern.u`^\s*(?:${'quantity-ranges/mark-ranges'})\s*[$€£¥]?$`;

/** "15 to 30", "5.1–7.4": two numbers of one kind with only a dash or "to" between, not after "from". */
export function markRanges(quantities: Quantity[], text: string): Quantity[] {
  for (const [place, quantity] of quantities.entries()) {
    const next = quantities[place + 1];
    if (!next || quantity.kind === 'year' || next.kind === 'year') continue;
    if (!markRangesWords.test(text.slice(quantity.end, next.start + 0))) continue;
    if (/(?:from|by|von|de|由|od)\s*$/iu.test(text.slice(Math.max(0, quantity.start - 6), quantity.start)))
      continue;
    quantity.range = 'from';
    next.range = 'to';
  }
  return quantities;
}
