import { type TextWord, textWordsOf } from '../../guard/text-words.ts';
import { misspells } from '../../guard/word-forms.ts';
import { quantitiesOf } from '../../quantities.ts';
import { wordsOf } from '../../words.ts';
import type { RevertKind } from '../revert-kinds.ts';
import type { ChangedLine } from './changed-line.ts';
import { isNounOf } from './check-verbs.ts';
import { isJoining } from './joining-words.ts';

/** Nothing new: every word that carries a fact must stand behind a word of the person's. */
export function checkVocabulary(line: ChangedLine): RevertKind[] {
  const words = textWordsOf(line.after, line.own);
  if (addsSkill(words, line)) return ['skill'];
  const isKnown = line.isEnglish ? isKnownEnglish(words, line) : isKnownElsewhere;
  // What stands in a quantity ("28 percent") is judged with its number.
  const amounts = quantitiesOf(line.after, line.own.language || 'en');
  const isCounted = ({ start, end }: TextWord) => amounts.some((of) => start >= of.start && end <= of.end);
  return words.some((word) => word.content && !isCounted(word) && !isKnown(word)) ? ['wording'] : [];
}

/** First letters that happen to spell a tool's name, or a likeness, do not make it one of the person's tools. */
const addsSkill = (words: readonly TextWord[], { own, after }: ChangedLine): boolean =>
  own.lexicon.skills.find(words).some(({ value, start, end }) => {
    if (value.type === 'soft' || own.known.has(`skill:${value.name}`)) return false;
    if (value.ambiguous && !/\p{Lu}/u.test(after[start] ?? '')) return false;
    const named = words.filter((word) => word.content && word.start >= start && word.end <= end);
    return named.some(({ support }) => support !== 'same') && /^\p{Lu}/u.test(after.slice(start));
  });

const isKnownEnglish = (words: readonly TextWord[], line: ChangedLine) => (word: TextWord) => {
  if (isJoining(word.key) || isSoft(word, line) || isOfHead(word, line)) return true;
  if (word.support === 'none') return wordsOf(line.before).some(({ key }) => isFormOf(key, word.key));
  if (word.support === 'translation') return false;
  return word.support !== 'synonym' || hasFreeWord(word, words);
};

const isFormOf = (own: string, key: string) => misspells(own, key) || isNounOf(own, key);

/** Praise claims nothing that could be checked; but a line about a deed needs none. */
const isSoft = ({ key }: TextWord, { kind, own }: ChangedLine) => kind === 'summary' && own.forms.isSoft(key);

/** The employer or the post, by name. */
const isOfHead = ({ key, capital }: TextWord, { head }: ChangedLine) => capital && head.has(key);

/** One word of the person's stands behind one word of the text, not behind several. */
const hasFreeWord = (word: TextWord, words: readonly TextWord[]) =>
  word.via.some(({ stem }) => !words.some((other) => other !== word && other.stem === stem));

/** Where synonyms are not listed, only the person's own words in other forms count. */
const isKnownElsewhere = ({ support, text }: TextWord): boolean =>
  support === 'same' ||
  support === 'listed' ||
  support === 'family' ||
  support === 'spelling' ||
  /^[\p{Script=Hiragana}ー]$/u.test(text);
