import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { isNoun } from '../../language/word-knowledge.ts';

/** What can be done to a thing that is named before it. */
const done = phrasePattern.u`^(?:${'inverted-name/done'})$`;
/** Not done to, or said of how, or a verb that opens the line. */
const noObject = phrasePattern.u`^(?:${'inverted-name/no-object'})$`;
/** Without a plural. */
const mass = phrasePattern.u`^(?:${'inverted-name/mass'})$`;

/** Nobody is handled. */
const people = phrasePattern.u`^(?:${'inverted-name/people'})$`;

/** "cash handling" → "handling cash", "order picking" → "picking orders"; undefined for every other name. */
export function uninverted(name: string, lexicon: Lexicon): string | undefined {
  const [, thing = '', doing = ''] = /^(\p{Ll}+)[ -](\p{Ll}+)$/u.exec(name) ?? [];
  if (people.test(thing) && doing === 'handling') return undefined;
  if (!done.test(doing) || noObject.test(thing) || !isNoun(lexicon.words.meaningOf(thing))) return undefined;
  return `${doing} ${mass.test(thing) || thing.endsWith('s') ? thing : pluralOf(thing)}`;
}

const pluralOf = (noun: string): string => {
  if (noun === 'shelf') return 'shelves';
  if (/(?:s|sh|ch|x|z)$/u.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/u.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
};
