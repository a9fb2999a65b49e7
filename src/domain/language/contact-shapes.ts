import { findDateRanges } from './date-ranges.ts';
import { phrasePattern } from './phrase-pattern.ts';

/** A stretch of a text that has the shape of one of the contact fields. */
export interface Shape {
  start: number;
  end: number;
  text: string;
}

const shapesOf = (pattern: RegExp, text: string): Shape[] =>
  [...text.matchAll(pattern)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    text: found[0],
  }));

const email = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;
const link = phrasePattern.gu`(?:https?:\/\/|www\.)[^\s|｜,;<>()]{3,200}|(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}-]{1,63}\.){1,6}(?:${'contact-shapes/link'})(?:\/[^\s|｜,;<>()]{0,200})?(?![\p{L}\p{N}@])`;
const phone =
  /(?<![\p{L}\d@/#.〒+-])(?:[(（]\+\d{1,3}[)）]\s?|\+|00)?[(（]?\d(?:[\d().（）]|[\s/-](?=[\d(（])|\s[)）]|\s[/-]\s(?=[\d(（])){5,24}\d(?:\s?(?:x|ext\.?|Durchwahl)\s?\d{1,6})?(?![\p{L}\d@])/gu;

export const findEmails = (text: string): Shape[] => (text.includes('@') ? shapesOf(email, text) : []);

export const findLinks = (text: string): Shape[] => (/[./]/.test(text) ? shapesOf(link, text) : []);

/** Digits in groups that could be dialled, and are neither dates nor codes. */
export function findPhones(text: string): Shape[] {
  if (!/\d/.test(text)) return [];
  return shapesOf(phone, text)
    .flatMap(cutAtGaps)
    .filter(({ text: found }) => {
      const digits = found.replace(/\D/g, '');
      if (digits.length < 7 || digits.length > 15) return false;
      const [date] = findDateRanges(found);
      return (
        !/^\d{4}-\d{3}$/.test(found) &&
        !(date && date.end - date.start >= found.length - 1) &&
        !/^(?:19|20)\d{2}\s?[-–]\s?(?:19|20)\d{2}$/.test(found)
      );
    });
}

/** Two numbers side by side, parted by a wide gap, are two numbers. */
function cutAtGaps(shape: Shape): Shape[] {
  const sides = shape.text.split(/\s{2,}|\s\/\s/).map((side) => side.replace(/\D/g, '').length);
  const code = /^\d{5}\s+(?=[(+\d])/u.exec(shape.text);
  if (code && shape.text.replace(/\D/g, '').length >= 14)
    return [{ ...shape, start: shape.start + code[0].length, text: shape.text.slice(code[0].length) }];
  const isCode = sides.length === 2 && sides[0] === 5 && (sides[1] ?? 0) >= 9;
  if (!isCode && sides.some((digits) => digits > 0 && digits < 7)) return [shape];
  const parts: Shape[] = [];
  let at = shape.start;
  for (const part of shape.text.split(/(\s{2,}|\s\/\s)/)) {
    if (/\d{3}/.test(part) || /\d/.test(part)) {
      const trimmed = part.trim();
      const start = at + part.indexOf(trimmed);
      parts.push({ start, end: start + trimmed.length, text: trimmed });
    }
    at += part.length;
  }
  return parts;
}
