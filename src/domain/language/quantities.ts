import { isMultiplier, numberWord } from './number-words.ts';
import { phrasePattern } from './phrase-pattern.ts';
import type { Quantity } from './quantity.ts';
import { boundOf } from './quantity-bounds.ts';
import { partsOf } from './quantity-parts.ts';
import { markRanges, shareUnits } from './quantity-ranges.ts';
import {
  currencyOf,
  magnitudes,
  measureAfter,
  moneyAfter,
  moneyBefore,
  moneyMagnitudes,
  percentAfter,
  periodAfter,
  pointsAfter,
  timeUnitAfter,
} from './quantity-units.ts';
import { type Word, wordsOf } from './words.ts';

type Raw = Pick<Quantity, 'values' | 'start' | 'end'>;

const digits =
  /\d{1,3}(?:[,.'’]\d{3})+(?:[.,]\d+)?|\d{1,3}(?:[\u00a0\u202f]\d{3})+(?:,\d+)?|\d{1,3}(?: \d{3})+(?![\d\p{L}])|\d+(?:[.,]\d+)?/gu;

/** All numbers of a text, in digits or in words; not the digits inside codes, dates and names. */
export function quantitiesOf(text: string, language = 'en'): Quantity[] {
  if (text.trim() === '') return [];
  const hasDigits = /\d/.test(text);
  const dates = hasDigits ? dateSpans(text) : [];
  const raws = [...(hasDigits ? digitNumbers(text) : []), ...wordNumbers(text, language)]
    .filter((raw) => !dates.some(({ start, end }) => raw.start >= start && raw.end <= end))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let reach = 0;
  const kept = raws.filter(({ start, end }) => {
    const isClear = start >= reach;
    reach = Math.max(reach, end);
    return isClear;
  });
  const described = markRanges(
    shareUnits(
      kept.map((raw) => describe(text, raw)),
      text,
    ),
    text,
  );
  const parts = language === 'en' ? partsOf(text) : [];
  const whole = described.filter(
    ({ start, end }) => !parts.some((part) => start >= part.start && end <= part.end),
  );
  return [...whole, ...parts].sort((a, b) => a.start - b.start);
}

/** "03/2013", "2019.07", "06/21": dates, not quantities. */
function dateSpans(text: string): { start: number; end: number }[] {
  const pattern =
    /(?<![\d.,/])(?:\d{1,2}[/.-])?\d{1,2}[/.]\s?(?:19|20)\d{2}(?!\d)|(?<!\d)(?:19|20)\d{2}[./-]\d{1,2}(?:[./-]\d{1,2})?(?![\d%])|(?<![\d/$€£.,])(?:0?[1-9]|1[0-2])\/\d{2}(?![\d/%])|(?<![\p{L}\d])['’]\d{2}(?!\d)/gu;
  return [...text.matchAll(pattern)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));
}

const digitNumbersWords = phrasePattern.u`^(?:${'quantities/digit-numbers'})(?=[\s-]\p{Ll})`;

function digitNumbers(text: string): Raw[] {
  return [...text.matchAll(digits)].flatMap((found) => {
    const start = found.index;
    const end = start + found[0].length;
    const before = text.slice(Math.max(0, start - 3), start);
    const after = text.slice(end, end + 14);
    if (/[\p{L}\d_#]$/u.test(before) && !/[\p{Script=Han}]$/u.test(before) && !moneyBefore.test(before))
      return [];
    if (/\p{Lu}[-/]$/u.test(before) || /\d:$/.test(before) || /^[.,:]\d/.test(after)) return [];
    if (digitNumbersWords.test(after) && !/^\.\s/.test(after)) return [];
    if (/^\p{L}/u.test(after) && !hasUnit(after)) return [];
    return [{ values: readings(found[0]), start, end }];
  });
}

const hasUnit = (after: string) =>
  magnitudes.some(([pattern]) => pattern.test(after)) ||
  percentAfter.test(after) ||
  timeUnitAfter(after) !== undefined ||
  measureAfter(after) !== undefined ||
  moneyAfter.test(after) ||
  /^(?:x\b|\p{Script=Han})/u.test(after);

/** The values a written number may have. */
function readings(digitsText: string): number[] {
  const bare = digitsText.replace(/['’\s\u00a0\u202f]/g, '');
  const groups = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/.exec(bare);
  if (!groups) return [Number(bare.replace(',', '.'))];
  const separator = groups[1] ?? ',';
  const parts = bare.split(separator);
  const whole = Number(bare.replaceAll(separator, '').replace(separator === ',' ? '.' : ',', '.'));
  return parts.length === 2 ? [whole, Number(bare.replace(',', '.'))] : [whole];
}

function wordNumbers(text: string, language: string): Raw[] {
  const words = wordsOf(text);
  const found: Raw[] = decades(text);
  for (let place = 0; place < words.length; place += 1) {
    const run = readRun(words, place, text, language);
    if (!run) continue;
    const first = words[place];
    const last = words[place + run.length - 1];
    if (first && last) found.push({ values: [run.value], start: first.start, end: last.end });
    place += run.length - 1;
  }
  return found;
}

/** "a decade" counts one decade. */
const decades = (text: string): Raw[] =>
  [...text.matchAll(/\b(?:a|one)(?=\s+decade\b)/gi)].map(({ index, 0: word }) => ({
    values: [1],
    start: index,
    end: index + word.length,
  }));

/** "twenty", "two" → 22; "three", "and", "a", "half" → 3.5; "eight", "thousand" → 8000. */
function readRun(words: readonly Word[], place: number, text: string, language: string) {
  let total = 0;
  let current: number | undefined;
  let length = 0;
  for (let at = place; at < words.length; at += 1) {
    const word = words[at];
    const previous = words[at - 1];
    if (!word || (length > 0 && previous && !/^[\s-]+$/.test(text.slice(previous.end, word.start)))) break;
    const value = numberWord(word.key, language);
    const many = current === undefined && length === 0 ? undefined : isMultiplier(word.key, language);
    if (many !== undefined) {
      current = (current ?? 1) * many;
      if (many >= 1000) {
        total += current;
        current = 0;
      }
    } else if (value !== undefined && (current === undefined || fits(current, value))) {
      current = value === 20 && current === 4 ? 80 : (current ?? 0) + value;
    } else if (!(length > 0 && /^(?:and|et|y|e|und)$/.test(word.key) && joins(words, at, current, language)))
      break;
    length = at - place + 1;
  }
  if (length === 0 || current === undefined) return undefined;
  const half = /^\s+and a half\b/.exec(text.slice(words[place + length - 1]?.end ?? 0));
  return half ? { value: total + current + 0.5, length: length + 3 } : { value: total + current, length };
}

const fits = (current: number, value: number) =>
  (current % 100 === 0 && current > 0 && value < 100) ||
  (current % 10 === 0 && current % 100 >= 20 && value < 20) ||
  (current === 4 && value === 20) ||
  // "dix-huit".
  (current === 10 && value >= 7 && value <= 9);

function joins(words: readonly Word[], at: number, current: number | undefined, language: string): boolean {
  const next = words[at + 1];
  const value = next ? numberWord(next.key, language) : undefined;
  return value !== undefined && current !== undefined && current >= 20 && fits(current, value);
}

function describe(text: string, raw: Raw): Quantity {
  let { end } = raw;
  let values = raw.values;
  const before = text.slice(Math.max(0, raw.start - 24), raw.start);
  const money = moneyBefore.exec(before);
  const scales =
    money || /^\s?[mb]\s?[€$£]/.test(text.slice(end, end + 5))
      ? [...magnitudes, ...moneyMagnitudes]
      : magnitudes;
  const magnitude = scales.find(([pattern]) => pattern.test(text.slice(end, end + 16)));
  if (magnitude) {
    end += magnitude[0].exec(text.slice(end, end + 16))?.[0].length ?? 0;
    values = values.map((value) => Number((value * magnitude[1]).toPrecision(12)));
  }
  const plus = /^\s?\+/.exec(text.slice(end, end + 2));
  if (plus) end += plus[0].length;
  const rest = text.slice(end, end + 60);
  const scaled = magnitude !== undefined || plus !== null;
  const unit = unitOf(rest, money?.[0], values, scaled, text.slice(raw.start, raw.end));
  end += unit.length;
  return {
    values,
    kind: unit.kind,
    unit: unit.unit,
    per: periodAfter(text.slice(end, end + 60)),
    bound: plus ? 'over' : boundOf(before.slice(0, before.length - (money?.[0].length ?? 0))),
    range: '',
    start: raw.start - (money?.[0].length ?? 0),
    end,
  };
}

function unitOf(
  rest: string,
  money: string | undefined,
  values: readonly number[],
  scaled: boolean,
  word: string,
) {
  const percent = percentAfter.exec(rest);
  const point = pointsAfter.exec(rest);
  const after = moneyAfter.exec(rest);
  // "Quarterly 941s" are forms, "45s" are seconds.
  const isPlural = /^\d{3,}$/.test(word) && /^s\b/.test(rest);
  const time = isPlural ? undefined : (timeUnitAfter(rest) ?? ownTimeUnit(word));
  const decades = /^[\s-]?decades?\b/i.exec(rest);
  const measure = measureAfter(rest);
  const fold = /^(?:x\b|-?fold\b|\s?times\b|\s?倍)/i.exec(rest);
  const [value = 0] = values;
  if (money !== undefined) return { kind: 'money' as const, unit: currencyOf(money), length: 0 };
  if (point) return { kind: 'points' as const, unit: '', length: point[0].length };
  if (percent) return { kind: 'percent' as const, unit: '', length: percent[0].length };
  if (after) return { kind: 'money' as const, unit: currencyOf(after[0]), length: after[0].length };
  if (!scaled && Number.isInteger(value) && value >= 1950 && value <= 2040 && !time && !measure)
    return { kind: 'year' as const, unit: '', length: 0 };
  if (fold) return { kind: 'factor' as const, unit: '', length: fold[0].length };
  if (decades) return { kind: 'time' as const, unit: 'decade', length: decades[0].length };
  if (time) return { kind: 'time' as const, unit: time.unit, length: time.length };
  if (measure) return { kind: 'measure' as const, unit: measure.unit, length: measure.length };
  return { kind: 'count' as const, unit: '', length: 0 };
}

/** "siebenjährig" and "siedmioletni" carry their unit inside. */
const ownTimeUnit = (word: string) => (/jährig|letni/i.test(word) ? { unit: 'year', length: 0 } : undefined);
