import { numberWord } from '../../language/number-words.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { keyOf } from '../../language/words.ts';

const percent = /(\d{1,3})\s?(?:%|percent|per cent)/u;
const wordedPercent = /\b([a-z]+(?:[- ][a-z]+)?) (?:percent|per cent)/u;
const fraction = phrasePattern.u`\b(?:(\w+) )?(half|third|quarter|fifth|tenth)s?(?: of)? (?:(?:${'how-often/fraction'}) ){0,2}(?:${'how-often/fraction-2'})\b`;

const parts: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5, tenth: 10 };

/** The share that a text tells, 0 to 1: "30%", "twenty-five percent", "a third of the time". */
export function shareIn(lower: string): number | undefined {
  const digits = percent.exec(lower)?.[1];
  if (digits) return Math.min(1, Number(digits) / 100);
  const worded = wordedPercent.exec(lower)?.[1];
  const told = worded === undefined ? undefined : numberIn(worded);
  if (told !== undefined) return Math.min(1, told / 100);
  const found = fraction.exec(lower);
  const whole = parts[found?.[2] ?? ''];
  if (!found || whole === undefined) return undefined;
  return Math.min(1, (numberWord(found[1] ?? '', 'en') ?? 1) / whole);
}

/** "Twenty-five" is twenty and five; of "about ten" the ten counts. */
function numberIn(words: string): number | undefined {
  const values = words.split(/[- ]/u).map((word) => numberWord(keyOf(word), 'en'));
  const last = values.at(-1);
  if (last === undefined) return undefined;
  const tens = values.length > 1 ? (values[0] ?? 0) : 0;
  return tens >= 20 && last < 10 ? tens + last : last;
}

const seldom = phrasePattern.u`\b(?:${'how-often/seldom'})\b`;
const always = phrasePattern.u`\b(?:${'how-often/always'})\b`;

export const isSeldom = (lower: string): boolean => seldom.test(lower);

/** 0.3 now and then, 0.6 where nothing more is said, 1 always. */
export function frequencyIn(lower: string): number {
  if (seldom.test(lower)) return 0.3;
  return always.test(lower) ? 1 : 0.6;
}
