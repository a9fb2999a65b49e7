import type { Quantity } from '../../quantity.ts';

const endBefore =
  /(?<!\p{L})(from|between|to|into|and|by|under|below|less than|fewer than)\s+(?:(?:a|an|the|only|just|about|around|approximately|over|nearly|almost|roughly|some)\s+)*$/iu;

type End = 'from' | 'to' | 'by' | 'under' | '';

/** Which end of a change or a range a number is. */
export function endOf({ of, text }: { of: Quantity; text: string }): End {
  if (of.range !== '') return of.range;
  const lead = text.slice(Math.max(0, of.start - 40), of.start);
  if (/\d\S*\s*[–—-]\s*$/u.test(lead)) return 'to';
  const word = endBefore.exec(lead)?.[1]?.toLowerCase() ?? '';
  if (word === 'between') return 'from';
  // "from two sites" and "to 300 families" are no ends of a change.
  if (word === 'from')
    return of.kind !== 'count' ||
      /^[^,;.]*\bto\b/iu.test(text.slice(of.end)) ||
      /\b(?:up|down) from/iu.test(lead)
      ? 'from'
      : '';
  if (word === 'and') return /\bbetween\b[^,;.]*$/iu.test(lead) ? 'to' : '';
  if (word === 'by') return 'by';
  if (word === 'to' || word === 'into') {
    if (/\bup to\s+$/iu.test(lead)) return '';
    return of.kind !== 'count' || /\bfrom\b(?:(?!\bto\b)[^,;.])*\bto\b\P{N}*$/iu.test(text.slice(0, of.start))
      ? 'to'
      : '';
  }
  return word === '' ? '' : 'under';
}
