import { spelledRuns } from '../../guard/acronyms.ts';
import type { TextWord } from '../../guard/text-words.ts';
import { abbreviates, sameFamily } from '../../guard/word-forms.ts';
import { wordsOf } from '../../text/words.ts';
import type { ChangedLine } from './changed-line.ts';
import { isMended, isNounOf } from './check-verbs.ts';

/**
 * Whether a word of the person's stands behind a word of the text. The guard takes likenesses on trust and asks where
 * they add up; here each of them has to be the same word beyond doubt, and a name is a name only letter by letter.
 */
export function isBacked(word: TextWord, words: readonly TextWord[], line: ChangedLine): boolean {
  if (word.support === 'same' || word.support === 'listed') return true;
  if (word.support === 'acronym') return isAcronym(word, words, line);
  if (isNamelike(word, line)) return false;
  if (word.support === 'family' && word.via.some(({ stem }) => isFamily(word, stem))) return true;
  if (line.isEnglish && (hasFreeWord(word, words, line) || isJoined(word, line) || isOfPhrase(word, line)))
    return true;
  if (word.support === 'family' || word.support === 'synonym') return false;
  if (word.support === 'translation') return false;
  return wordsOf(line.before).some(({ key }) => isMended(key, word.key, line.own) || isNounOf(key, word.key));
}

/** A capital inside a sentence, or digits among letters. German writes all nouns so: there it tells nothing. */
function isNamelike({ text, start, capital }: TextWord, { after, own }: ChangedLine): boolean {
  if (/\d/.test(text)) return true;
  const isFirst = /(?:^|[.!?:]\s+)\P{L}*$/u.test(after.slice(0, start));
  const isShouted = /^\p{Lu}{2,}/u.test(text) && after !== after.toUpperCase();
  return isShouted || (capital && !isFirst && own.language !== 'de');
}

/** "coordinate" and "coordinator", "mgmt" and "management"; but not "quick" and "quicksilver". */
const isFamily = ({ key, stem }: TextWord, other: string): boolean =>
  sameFamily(stem, other) || isShort(other, key) || isShort(key, other);

const isShort = (short: string, long: string) =>
  abbreviates(short, long) && (!long.startsWith(short) || clipped.has(short));

/** Words that are usual without their ends. */
const clipped: ReadonlySet<string> = new Set(
  'tech temp rep admin info dept approx ops dev prep intro max min avg misc asst mgr coord exec spec doc demo lab stat stats vet meds rehab'.split(
    ' ',
  ),
);

/** One word of the person's stands behind one word of the text, not behind several. */
function hasFreeWord(word: TextWord, words: readonly TextWord[], { source, own }: ChangedLine): boolean {
  const said = wordsOf(source).map(({ key }) => own.forms.stem(key));
  const timesIn = (stems: readonly string[], of: string) => stems.filter((stem) => stem === of).length;
  const used = words.filter((other) => other !== word).map(({ stem }) => stem);
  const groups = own.forms.groupsOf(word.stem) ?? new Set();
  const isSynonym = (stem: string) => [...(own.forms.groupsOf(stem) ?? [])].some((of) => groups.has(of));
  return word.via.some(({ stem }) => isSynonym(stem) && timesIn(used, stem) < timesIn(said, stem));
}

/** "walkthroughs" where the person writes "walk-throughs". */
function isJoined({ stem }: TextWord, { before, own: { forms } }: ChangedLine): boolean {
  const words = wordsOf(before);
  return words.some(({ key }, at) => forms.stem(`${key}${words[at + 1]?.key ?? ''}`) === stem);
}

/** "maintained" where the person writes "looked after". */
function isOfPhrase({ stem }: TextWord, { before, own: { forms, lexicon } }: ChangedLine): boolean {
  const stems = ` ${wordsOf(before)
    .map(({ key }) => forms.stem(key))
    .join(' ')} `;
  const isIn = (phrase: string) =>
    phrase.includes(' ') &&
    stems.includes(
      ` ${wordsOf(phrase)
        .map(({ key }) => forms.stem(key))
        .join(' ')} `,
    );
  return [...(forms.groupsOf(stem) ?? [])].some((place) => lexicon.synonyms[place]?.some(isIn));
}

const leastLetters = 3;

/** What an acronym of the line stands for, or the acronym of its words. Two letters fit by chance: they have to replace the words. */
function isAcronym(word: TextWord, words: readonly TextWord[], { after, own }: ChangedLine): boolean {
  if (/^\p{Lu}[\p{Lu}\d&]+s?$/u.test(word.text)) {
    const letters = word.key.replace(/s$/, '').replace(/&/g, '');
    const isLeft = (key: string) => words.some((other) => other.stem === own.forms.stem(key));
    return own.lines.some((line) =>
      spelledRuns(line.words, line.text, line.start, letters, own.forms.isSmall).some(
        (run) => letters.length >= leastLetters || !run.words.some(({ key }) => isLeft(key)),
      ),
    );
  }
  return [...own.acronyms.keys()].some(
    (letters) =>
      letters.length >= leastLetters &&
      spelledRuns(words, after, 0, letters, own.forms.isSmall).some(
        ({ words: run, weak }) => run.includes(word) && !(weak && word.capital),
      ),
  );
}
