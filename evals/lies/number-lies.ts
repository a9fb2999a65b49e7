import type { Pick } from '../chance.ts';
import type { Made, MakeLie, TrueLine } from './make-lie.ts';

const number = /(?<![\w.,/:-])\d{1,3}(?:,\d{3})+(?!\w)|(?<![\w.,/:-])\d+(?![\w/:-]|[.,]\d)/g;
const isYear = (digits: string) => /^(?:19|20)\d{2}$/.test(digits);
const numbersOf = (text: string) => [...text.matchAll(number)].filter(({ 0: digits }) => !isYear(digits));

/** The line with something else at a place. The claim is that and the words about it, which tell what it counts. */
function replaced(line: TrueLine, at: number, old: string, now: string): Made {
  const text = line.text.slice(0, at) + now + line.text.slice(at + old.length);
  const after = /^(?:\S*\s+\S+){1,2}|^\S*/.exec(text.slice(at + now.length))?.[0] ?? '';
  const before = /(?:\S+\s+){1,3}\S*$/.exec(text.slice(0, at))?.[0] ?? '';
  const claim = (after.trim() === '' ? before + now : now + after).replace(/[.,;:]+$/, '').trim();
  return { kind: 'bullet', text, claims: [claim], path: line.path };
}

/** Another number of as many digits. */
export const changeNumber: MakeLie = (line, _, pick) => {
  const found = numbersOf(line.text).filter(({ 0: digits }) => digits.length > 1);
  if (found.length === 0) return undefined;
  const { index, 0: digits } = pick(found);
  const first = (Number(digits[0]) % 9) + 1;
  const last = digits.length > 2 ? digits.slice(1) : String(pick([1, 3, 4, 6, 7, 8, 9]));
  return replaced(line, index, digits, `${first}${last}`);
};

/** A number that the resume has, of something else. */
export const swapNumber: MakeLie = (line, { lines }, pick) => {
  const found = numbersOf(line.text);
  const own = new Set(found.map(({ 0: digits }) => digits));
  const others = lines
    .flatMap(({ text }) => numbersOf(text).map(({ 0: digits }) => digits))
    .filter((digits) => !own.has(digits));
  if (found.length === 0 || others.length === 0) return undefined;
  const { index, 0: digits } = pick(found);
  return replaced(line, index, digits, pick(others));
};

const units: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)k\b/i, 'M'],
  [/(?<=\d)M\b/, 'B'],
  [/\bmillion\b/, 'billion'],
  [/\bthousand\b/, 'million'],
  [/\b(?:per|a|each) month\b/, 'a week'],
  [/\b(?:per|a|each) year\b/, 'a month'],
  [/\b(?:per|a|each) week\b/, 'a day'],
  [/\b(?:per|a|each) day\b/, 'an hour'],
  [/\bdays\b/, 'hours'],
  [/\bweeks\b/, 'days'],
  [/\bmonths\b/, 'weeks'],
  [/\bhours\b/, 'minutes'],
  [/(?<=\d) ?%/, ' percentage points'],
  [/\$(?=\d)/, '€'],
  [/€(?=\d)/, '£'],
  [/£(?=\d)/, '$'],
];

/** The same number of a larger or another thing. */
export const changeUnit: MakeLie = (line, _, pick) => {
  const swaps = units.filter(([pattern]) => pattern.test(line.text));
  if (swaps.length === 0) return undefined;
  const [pattern, now] = pick(swaps);
  const found = pattern.exec(line.text);
  if (!found) return undefined;
  const { index: at } = found;
  const made = replaced(line, at, found[0], now);
  const before = /(?:\S+\s+){0,2}\S*\s*$/.exec(made.text.slice(0, at))?.[0] ?? '';
  const rest = /^[\w.,]*\w/.exec(made.text.slice(at + now.length))?.[0] ?? '';
  return { ...made, claims: [(before + now + rest).trim()] };
};

const counts = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const larger = {
  fourteen: '14',
  seventeen: '17',
  nineteen: '19',
  'twenty-six': '26',
  thirty: '30',
  'forty-one': '41',
};

/** A count in words that is not the line's. */
export const changeCount: MakeLie = (line, _, pick) => {
  const words = [...line.text.matchAll(new RegExp(`\\b(?:${counts.join('|')})\\b`, 'gi'))];
  const digits = numbersOf(line.text).filter(({ 0: digits }) => Number(digits) < 60);
  const found = [...words, ...digits].filter(
    ({ 0: written }) => written !== '' && !followedByPercent(line.text, written),
  );
  if (found.length === 0) return undefined;
  const { index, 0: old } = pick(found);
  return replaced(line, index, old, pickOther(old, pick));
};

const followedByPercent = (text: string, digits: string) =>
  /^\s?[%\p{Sc}]/u.test(text.slice(text.indexOf(digits) + digits.length));

const pickOther = (old: string, pick: Pick) =>
  pick(Object.entries(larger).flatMap(([word, digits]) => (digits === old || word === old ? [] : [word])));
