import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { isBroader } from '../language/word-knowledge.ts';

/** A word of a sentence and what the tagger takes it for. */
export interface Tag {
  word: string;
  part: string;
}

/** "by phone", "on time", "at home", "as lead": there no article is missing. */
const idiom = phrasePattern.iu`^(?:${'bare-nouns/idiom'})$`;
const mass = phrasePattern.iu`^(?:${'bare-nouns/mass'})$`;

/** "set alarm", "with CPA", "in lab notebook": what there may be several of, alone and without its article, as notes have it. */
export function hasBareNoun(tags: readonly Tag[], lexicon: Lexicon): boolean {
  return tags.some((tag, at) => {
    if (tag.part !== 'NOUN' || /^(?:NOUN|PROPN|ADJ|NUM)$/u.test(tags[at + 1]?.part ?? '')) return false;
    let from = at;
    while (/^(?:NOUN|ADJ)$/u.test(tags[from - 1]?.part ?? '')) from -= 1;
    const before = tags[from - 1];
    return (
      before !== undefined &&
      /^(?:VERB|ADP|CCONJ)$/u.test(before.part) &&
      !idiom.test(before.word) &&
      isCounted(tag.word.toLowerCase(), lexicon)
    );
  });
}

/** So much rarer may the plural of a thing be that is counted. */
const rarer = 2.5;

/** Somebody, or a word that stands in its plural almost as often. */
function isCounted(word: string, { words }: Lexicon): boolean {
  if (/s$/u.test(word) || mass.test(word)) return false;
  if (isBroader(words.meaningOf('person'), words.meaningOf(word))) return true;
  const plurals = [`${word}s`, word.replace(/y$/u, 'ies')].filter((plural) => plural !== word);
  return plurals.some((plural) => words.rankOf(plural) < words.rankOf(word) * rarer);
}
