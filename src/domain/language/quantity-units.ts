import { phraseList, phrasePattern, phraseTable } from './phrase-pattern.ts';

/** What stands after (or before) a number and says what it counts. Rules of language, in the languages read. */

/** Small letters that mean millions and thousand millions only with money: "£5.1m", "3b€". */
export const moneyMagnitudes: readonly (readonly [RegExp, number])[] = [
  [/^\s?m(?![\p{L}\p{N}])/u, 1e6],
  [/^\s?b(?![\p{L}\p{N}])/u, 1e9],
];

/** Each with its value before it. */
export const magnitudes: readonly (readonly [RegExp, number])[] = phraseList('quantity-units/magnitudes').map(
  (entry) => {
    const at = entry.indexOf(' ');
    return [new RegExp(entry.slice(at + 1), 'u'), Number(entry.slice(0, at))];
  },
);

export const percentAfter = phrasePattern.iu`^\s?(?:${'quantity-units/percent-after'})`;
export const pointsAfter =
  /^[\s-]?(?:(?:percentage |% )?points?\b|pp\b|p\.p\.|pts\b|Prozentpunkte?|points de pourcentage|puntos porcentuales)/iu;

const moneySigns = phraseTable('quantity-units/money-signs');
const codes =
  'USD|EUR|GBP|CAD|AUD|NZD|CHF|PLN|CZK|SEK|NOK|DKK|JPY|CNY|RMB|INR|BRL|MXN|SGD|HKD|ZAR|AED|KRW|TRY';
export const moneyBefore = new RegExp(
  `(?<!\\d\\s?[kKMB]?)(?:US\\$|CA\\$|C\\$|A\\$|R\\$|[$€£¥₹]|(?<![\\p{L}])(?:${codes}|Rs\\.?))\\s?$`,
  'u',
);
export const moneyAfter = new RegExp(
  `^\\s?(?:[€£¥$₹]|zł|元|円|(?:${codes}|euros?|dollars|pounds|yuan|rupees)(?![\\p{L}]))`,
  'u',
);
export const currencyOf = (sign: string): string => moneySigns[sign.trim()] ?? sign.trim();

const times: readonly (readonly [string, RegExp])[] = [
  ['year', phrasePattern.iu`^[\s-]?(?:${'quantity-units/times-year'})`],
  ['month', phrasePattern.iu`^[\s-]?(?:${'quantity-units/times-month'})`],
  ['week', /^[\s-]?(?:weeks?(?!ly)|wks?\b|semaines?|semanas?|woche\p{L}*|tygod\p{L}*|周)/iu],
  ['day', /^[\s-]?(?:days?\b|jours?\b|días?|dias?\b|tage?n?\b|dni\b|天|日)/iu],
  ['hour', phrasePattern.iu`^[\s-]?(?:${'quantity-units/times-hour'})`],
  ['minute', /^[\s-]?(?:minutes?|mins?\b|minutos?|minuten?|minut\b|分钟|分)/iu],
  ['second', /^[\s-]?(?:seconds\b|secs?\b|s\b|segundos?|sekunden?)/iu],
  ['ms', /^[\s-]?(?:ms\b|milliseconds?)/iu],
];

const measures = phrasePattern.u`^[\s-]?(?:${'quantity-units/measures'})(?![\p{L}\p{N}])`;

export function timeUnitAfter(rest: string): { unit: string; length: number } | undefined {
  for (const [unit, pattern] of times) {
    const found = pattern.exec(rest);
    if (found) return { unit, length: found[0].length };
  }
  return undefined;
}

export function measureAfter(rest: string): { unit: string; length: number } | undefined {
  const found = measures.exec(rest);
  if (!found) return undefined;
  const unit = found[0].replace(/^[\s-]/, '').replace('μ', 'µ');
  const folded = /^(?:sq|square)/.test(unit) ? unit.replace(/[\s.-]/g, '') : unit;
  if (/^f(?:ee|oo)t$/.test(folded)) return { unit: 'ft', length: found[0].length };
  return { unit: folded.length > 2 ? folded.replace(/s$/, '') : folded, length: found[0].length };
}

const each =
  "(?:\\/|\\s*(?:per|a|an|each|every|par|pro|por|al|im|na|à la|a la|à l[’']|cada|jede[rsnm]?|chaque)\\s|每)\\s*";
const periodWords = phraseTable('quantity-units/period-words');
const adverbs = phraseTable('quantity-units/adverbs');
const periods = Object.entries(periodWords).map(([period, words]): [string, RegExp] => [
  period,
  new RegExp(`^${each}(?:${words})(?![\\p{L}])|^\\s*(?:${adverbs[period] ?? '(?!)'})(?![\\p{L}])`, 'iu'),
]);

/** Six words are never longer. */
const farthest = 300;

/** "… a year", "per quarter": looked for right after the number and after up to three words. */
export function periodAfter(rest: string): string {
  const near = (rest.slice(0, farthest).split(/[.;,:()]/)[0] ?? '').replace(/-/g, ' ');
  if (!/\p{L}/u.test(near)) return '';
  const tokens = near.split(/(?=[\s/])/).slice(0, 6);
  for (let skip = 0; skip < tokens.length; skip += 1) {
    const tail = tokens.slice(skip).join('');
    if (skip > 0 && /\d/.test(tokens[skip - 1] ?? '')) return '';
    // "$22,500 and a monthly report": the report is monthly.
    const isOfNext = skip > 0 && /^\s(?:an?|the|my|our|its)$/i.test(tokens[skip - 1] ?? '');
    for (const [period, pattern] of periods) if (!isOfNext && pattern.test(tail)) return period;
  }
  return '';
}
