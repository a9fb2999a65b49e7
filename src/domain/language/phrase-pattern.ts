import phrases from '../../../public-data/phrases.json' with { type: 'json' };

type ListName = keyof typeof phrases;

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
