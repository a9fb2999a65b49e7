import phrases from '../../../public-data/phrases.json' with { type: 'json' };

type ListName = keyof typeof phrases;

/** A list of `public-data/phrases.json` as it stands. */
export const phraseList = (name: ListName): readonly string[] => phrases[name];

/** A list of pairs, `word:other`, as a table. */
export const phraseTable = (name: ListName): Readonly<Record<string, string>> =>
  Object.fromEntries(phrases[name].map((pair) => pair.split(/:(.*)/su)));

const withFlags =
  (flags: string) =>
  (parts: TemplateStringsArray, ...lists: ListName[]): RegExp =>
    new RegExp(String.raw(parts, ...lists.map((name) => phrases[name].join('|'))), flags);

/**
 * A pattern with lists of `public-data/phrases.json` in it: `\b(?:${'name of a list'})\b` finds any of its phrases as a
 * word. All else stands as in a pattern's literal, and the flags are those it's called by.
 */
export const phrasePattern = {
  plain: withFlags(''),
  i: withFlags('i'),
  gi: withFlags('gi'),
  u: withFlags('u'),
  iu: withFlags('iu'),
  gu: withFlags('gu'),
  giu: withFlags('giu'),
  mu: withFlags('mu'),
  gimu: withFlags('gimu'),
};

/** How much of a clause is looked through for wordings: nobody asks for one thing at greater length. */
export const maxClauseLength = 600;

/**
 * A pattern that finds any of the given phrases as whole words, in any script. Spaces stand for any white
 * space; a phrase that ends in a space goes on with a word.
 */
export function anyOf(...words: readonly string[]): RegExp {
  const body = words.map((phrase) => phrase.replace(/ \?/g, '\\s?').replace(/ /g, '\\s+')).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${body})(?:(?<=\\s)|(?![\\p{L}\\p{N}]))`, 'u');
}

/** The same with a list of `public-data/phrases.json`. */
export const anyPhrase = (list: ListName): RegExp => anyOf(...phrases[list]);
