import { phrasePattern, phraseTable } from '../../language/phrase-pattern.ts';

/** Words and signs that a resume has in one form; no fact is in any of them. */
type Style = readonly [RegExp, string | ((...parts: string[]) => string)];

const shortWords = phraseTable('resume-style/short-words');
const spans: Readonly<Record<string, string>> = {
  yr: 'year',
  mo: 'month',
  mth: 'month',
  wk: 'week',
  hr: 'hour',
};

/** The stop of an abbreviation goes with it; one that ends a sentence may not. */
const styles: readonly Style[] = [
  [/\b(?:in order|so as) to\b/giu, 'to'],
  [/\b([Uu])tili[sz](e[ds]?|ing)\b/gu, (_, u, end) => `${u}s${end}`],
  [/\bon an? (daily|weekly|monthly|yearly|quarterly|hourly|nightly) basis\b/giu, '$1'],
  [/\bon an? regular basis\b/giu, 'regularly'],
  [/\bon an as[ -]needed basis\b/giu, 'as needed'],
  [/\b(including|such as),? but not limited to:?,?(?=\s)/giu, '$1'],
  [/(?<=[\p{L}\d)]) & (?=\p{Ll})/gu, ' and '],
  [/(?<=\s)w\/(?!o\b) ?(?=[\p{L}\d])/gu, 'with '],
  [/(?<=\p{Ll} )w (?=\p{Ll}{3})/gu, 'with '],
  [/(?<=\s)w\/o (?=\p{L})/gu, 'without '],
  [/(?<=\p{Ll}\s)b\/c (?=\p{L})/gu, 'because '],
  [/(?<=[\p{L}\d] )@ (?=\p{L})/gu, 'at '],
  [/(?<=\d ?)pct\b|(?<=\d) percent\b|(?<=\d) %/gu, '%'],
  [/(?<=\d )hrs?\b(?!\/)\.?(?!\s\p{Lu})/gu, 'hours'],
  [/(?<=\d )yrs\b(?:\.(?!\s\p{Lu}|$))?/gu, 'years'],
  [/(?<=\d )mths\b(?:\.(?!\s\p{Lu}|$))?/gu, 'months'],
  [
    /(?<=\b(?:an?|per|each|every|last) )(yr|mo|mth|wk|hr)\b(?!\.\s\p{Lu})(?:\.(?=\s))?/gu,
    (whole, span) => spans[span ?? ''] ?? whole,
  ],
  [
    phrasePattern.gu`(?<=\p{Ll} )(${'resume-style/short-forms'})\b(?!\.\s\p{Lu})(?:\.(?=\s))?`,
    (whole, word) => shortWords[word ?? ''] ?? whole,
  ],
  [/\bapprox\.? (?=[\d$])/gu, 'approximately '],
  // A year has no comma, and a code has none.
  [phrasePattern.gu`(?<![\p{L}\d.,#$-])(\d{1,3})(\d{3})(?= (?:${'resume-style/styles'})\b)`, '$1,$2'],
];

/** Alone it changes nothing that a reader sees: it goes along with what is changed anyway. */
const ranges = /(?<![\p{L}\d.,–-])(?<!\p{Lu}\s)(\d{1,3})\s?-\s?(\d{1,3})(?=\s\p{L})/gu;

/** One form for what people write in many: "w/", "approx.", "on a daily basis". */
export const resumeStyle = (text: string): string =>
  styles.reduce((line, [from, to]) => line.replace(from, to as string), text);

export const smallStyle = (text: string): string => text.replace(ranges, '$1–$2');
