import { anyPhrase, maxClauseLength, phrasePattern } from '../../language/phrase-pattern.ts';

// Families of words that tell what kind of thing an ask is, in the languages of the product and some more.
// None decides alone: what each is worth is learned.

export const languageWording = anyPhrase('kind-wording/language-wording');

export const educationWording = anyPhrase('kind-wording/education-wording');

export const certificationWording = anyPhrase('kind-wording/certification-wording');

export const experienceWording = anyPhrase('kind-wording/experience-wording');

const families: readonly (readonly [string, RegExp])[] = [
  ['language', languageWording],
  ['education', educationWording],
  ['certification', certificationWording],
  ['experience', experienceWording],
  ['school', anyPhrase('kind-wording/families-school')],
  ['card', anyPhrase('kind-wording/families-card')],
  [
    'deed',
    phrasePattern.u`(?:^|(?:${'kind-wording/families-deed'}) (?:[\p{L}]+ly |already |also |ever |personally )?)(?:${'kind-wording/families-deed-2'})(?![\p{L}])`,
  ],
  ['past', anyPhrase('kind-wording/families-past')],
  ['residence', anyPhrase('kind-wording/families-residence')],
  ['worksite', anyPhrase('kind-wording/families-worksite')],
  ['timezone', anyPhrase('kind-wording/families-timezone')],
  ['permission', anyPhrase('kind-wording/families-permission')],
  ['body', anyPhrase('kind-wording/families-body')],
  ['time', anyPhrase('kind-wording/families-time')],
  ['clock', /\d ?(?:[ap]\.?m\.?(?![\p{L}])|[ap](?![\p{L}]))|\d:\d\d/u],
  ['travel', anyPhrase('kind-wording/families-travel')],
  ['check', anyPhrase('kind-wording/families-check')],
  ['age', phrasePattern.u`(?<!\d)(?:1[68]|2[1-5])\+|(?:${'kind-wording/families-age'})(?![\p{L}])`],
  ['own', anyPhrase('kind-wording/families-own')],
  ['paper', anyPhrase('kind-wording/families-paper')],
  ['manner', anyPhrase('kind-wording/families-manner')],
  ['ability', anyPhrase('kind-wording/families-ability')],
  ['willing', anyPhrase('kind-wording/families-willing')],
  ['without', anyPhrase('kind-wording/families-without')],
  ['software', anyPhrase('kind-wording/families-software')],
];

/** The families of words that a run of text has. */
export const familiesIn = (lower: string): string[] =>
  families.filter(([, pattern]) => pattern.test(lower.slice(0, maxClauseLength))).map(([name]) => name);
