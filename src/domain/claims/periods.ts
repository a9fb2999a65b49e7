import { type Comparator, finding } from './comparison.ts';

const nouns: Readonly<Record<string, RegExp>> = {
  hour: /\b(?:hours?|hrs?)\b/iu,
  day: /\b(?:days?|nights?|nites?|mornings?|evenings?|días?|jours?|tage?|dias?|dni|dzień)\b/iu,
  shift: /\bshifts?\b/iu,
  week: /\b(?:weeks?|wks?|(?:every|each|on) (?:mon|tues|wednes|thurs|fri|satur|sun)days?|semanas?|semaines?|wochen?|tygod\p{L}*)\b/iu,
  month: /\b(?:months?|mos?|mes|meses|mois|monate?|mês|miesi\p{L}*)\b/iu,
  quarter: /\bquarters?\b/iu,
  year: /\b(?:years?|yrs?|yearly|annual\p{L}*|años?|ans?|jahre?|anos?|rok\p{L}*)\b/iu,
};

const periods: readonly (readonly [string, RegExp])[] = [
  ['hour', /\b(?:hourly|(?:an|per|each|every)\s+hour)\b/giu],
  [
    'day',
    /\b(?:daily|nightly|(?:a|per|each|every)\s+(?:day|night)|diari[oa]s?|al día|par jour|täglich\p{L}*|pro Tag|por dia|dzienn\p{L}*)\b|每天|毎日/giu,
  ],
  ['shift', /\b(?:(?:a|per|each|every)\s+shift|por turno|pro Schicht)\b/giu],
  [
    'week',
    /\b(?:weekly|(?:a|per|each|every)\s+week|semanal\p{L}*|par semaine|hebdomadaire\p{L}*|wöchentlich\p{L}*|pro Woche|por semana|tygodniow\p{L}*|cotygodniow\p{L}*)\b|每周|毎週/giu,
  ],
  [
    'month',
    /\b(?:monthly|(?:a|per|each|every)\s+month|mensual\p{L}*|al mes|par mois|mensuel\p{L}*|monatlich\p{L}*|pro Monat|por mês|mensa[il]s?|miesięczn\p{L}*|comiesięczn\p{L}*)\b|每月|毎月/giu,
  ],
  [
    'quarter',
    /\b(?:quarterly|(?:a|per|each|every)\s+quarter(?!\s+of)|trimestral\p{L}*|trimestriel\p{L}*|vierteljährlich\p{L}*|kwartaln\p{L}*)\b|每季/giu,
  ],
  [
    'year',
    /\b(?:yearly|annual(?:ly)?|(?:a|per|each|every)\s+year|anual\p{L}*|al año|par an|annuel\p{L}*|jährlich\p{L}*|pro Jahr|por ano|rocznie|roczn\p{L}*)\b|每年|毎年/giu,
  ],
  ['each', /\bper\s+(?!cent|minute|second|hour|day|night|shift|week|month|quarter|year)\p{L}+/giu],
];

/** "Per section" for "each section", "a section" or "by section". */
const saysEach = (found: string, text: string) =>
  new RegExp(`\\b(?:per|each|every|an?|by|one)\\s+${found.split(/\s+/u)[1] ?? ''}`, 'iu').test(
    text.replace(/[-/]/gu, ' '),
  );

/** How often a thing is, the person says so: a week is no month, and a total is not each year's. */
export const comparePeriods: Comparator = (comparison) =>
  periods.flatMap(([period, pattern]) => {
    const [found] = comparison.text.matchAll(pattern);
    if (!found) return [];
    const isSaid = comparison.sources.some(({ text }) =>
      period === 'each'
        ? saysEach(found[0], text)
        : new RegExp(pattern.source, pattern.flags).test(text.replace(/[-/]/gu, ' ')),
    );
    if (isSaid || /\b(?:within|in|over|for|than)\s+$/iu.test(comparison.text.slice(0, found.index)))
      return [];
    const isNamed = comparison.sources.some(({ text }) => nouns[period]?.test(text));
    if (isNamed)
      return [
        finding(comparison, { start: found.index, end: found.index + found[0].length }, 'unit', {
          strength: 0.2,
        }),
      ];
    const other = comparison.sources
      .slice(0, 2)
      .some(({ text }) => periods.some(([, of]) => new RegExp(of.source, of.flags).test(text)));
    const span = { start: found.index, end: found.index + found[0].length };
    return [
      finding(comparison, span, 'unit', { strength: comparison.amounts.length > 0 || other ? 0.8 : 0.15 }),
    ];
  });
