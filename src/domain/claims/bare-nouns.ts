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
/** A row or a clause that begins: "when manager is away". */
const opens = /^(?:,|when|while|if|where)$/u;
const counted = phrasePattern.iu`^(?:${'bare-nouns/counted'})$`;
const mass = phrasePattern.iu`^(?:${'bare-nouns/mass'})$`;

/** "set alarm", "with CPA", "in lab notebook": what there may be several of, alone and without its article, as notes have it. */
export function hasBareNoun(tags: readonly Tag[], lexicon: Lexicon): boolean {
  return tags.some((tag, at) => {
    const next = tags[at + 1];
    // "and report it": taken for a noun, and a verb.
    const goesOn = /^(?:NOUN|PROPN|PRON|ADJ|NUM)$/u.test(next?.part ?? '') && !/ly$/u.test(next?.word ?? '');
    if (tag.part !== 'NOUN' || goesOn) return false;
    let from = at;
    while (/^(?:NOUN|PROPN|ADJ)$/u.test(tags[from - 1]?.part ?? '')) from -= 1;
    const before = tags[from - 1];
    return (
      before !== undefined &&
      (/^(?:VERB|ADP|CCONJ)$/u.test(before.part) || opens.test(before.word)) &&
      tags[from - 2]?.part !== 'DET' &&
      // "on time", but not "on school committee".
      !(idiom.test(before.word) && (from === at || !/^(?:on|at)$/u.test(before.word))) &&
      isCounted(tag.word.toLowerCase(), lexicon)
    );
  });
}

/** So much rarer may the plural of a thing be that is counted; what is done seldom is. */
const rarer = 4;
const rarerActionNoun = 2.5;
const actionNoun = /(?:[st]ion|ment|[ae]nce|ness|ity|ing|al|age)$/u;

/** Somebody, several together, or a word that stands in its plural almost as often. */
export function isCounted(written: string, { words, titleWords }: Lexicon): boolean {
  const word = written.replace(/^.*-/u, '');
  if (counted.test(word)) return true;
  if (/s$/u.test(word) || mass.test(word)) return false;
  if (/(?:er|or)$/u.test(word) && titleWords.whole(word)?.role === 'head') return true;
  const meaning = words.meaningOf(word);
  if (['person', 'organization'].some((broad) => isBroader(words.meaningOf(broad), meaning))) return true;
  const limit = actionNoun.test(word) ? rarerActionNoun : rarer;
  const plurals = [`${word}s`, word.replace(/y$/u, 'ies')].filter((plural) => plural !== word);
  return plurals.some((plural) => words.rankOf(plural) < words.rankOf(word) * limit);
}

/** ", success rate 58%": a figure with its name, as a table has it. */
export const hasLabel = (tags: readonly Tag[]): boolean =>
  tags.some(
    ({ word }, at) =>
      word === ',' &&
      /^(?:NOUN )+(?:SYM |NUM )/u.test(
        tags
          .slice(at + 1, at + 5)
          .map(({ part }) => `${part} `)
          .join(''),
      ),
  );
