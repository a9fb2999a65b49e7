import { type TextWord, textWordsOf } from '../../guard/text-words.ts';
import type { RevertKind } from '../revert-kinds.ts';
import type { ChangedLine } from './changed-line.ts';
import { isFree } from './free-words.ts';
import { isBacked } from './word-support.ts';

/** Nothing new: every word that carries a fact must stand behind a word of the person's. */
export function checkVocabulary(line: ChangedLine): RevertKind[] {
  const words = textWordsOf(line.after, line.own);
  if (addsSkill(words, line)) return ['skill'];
  const isKnown = (word: TextWord) =>
    (line.isEnglish ? isFree(word, line) : isParticle(word)) || isBacked(word, words, line);
  // What stands in a quantity ("28 percent") is judged with its number.
  const { is: amounts } = line.amounts();
  const isCounted = ({ start, end }: TextWord) => amounts.some((of) => start >= of.start && end <= of.end);
  return words.some((word) => word.content && !isCounted(word) && !isKnown(word)) ? ['wording'] : [];
}

/** First letters that happen to spell a tool's name, or a likeness, do not make it one of the person's tools. */
function addsSkill(words: readonly TextWord[], line: ChangedLine): boolean {
  const { own, after } = line;
  const isSpelledOut = (word: TextWord) =>
    word.support === 'acronym' && !/^\p{Lu}{2}/u.test(word.text) && isBacked(word, words, line);
  return own.lexicon.skills.find(words).some(({ value, start, end }) => {
    if (value.type === 'soft' || own.known.has(`skill:${value.name}`)) return false;
    if (value.ambiguous && !/\p{Lu}/u.test(after[start] ?? '')) return false;
    const named = words.filter((word) => word.content && word.start >= start && word.end <= end);
    return (
      /^\p{Lu}/u.test(after.slice(start)) &&
      named.some((word) => word.support !== 'same' && !isSpelledOut(word))
    );
  });
}

/** What Japanese joins its words with. */
const isParticle = ({ text }: TextWord) => /^[\p{Script=Hiragana}ー]$/u.test(text);
