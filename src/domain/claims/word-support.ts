import { lettersApart } from '../language/letters-apart.ts';
import { isBroader, isOpposite, isSynonym, likeness, type Meaning } from '../language/word-knowledge.ts';
import type { Knowledge } from './knowledge.ts';

/** All that decides how much a word says of another. Words that are written and read alike share it. */
export interface WordForm {
  key: string;
  lemma: string;
  stem: string;
  /** Read without a grammar of its language. */
  isBare: boolean;
  hasDigit: boolean;
  isOrdinary: boolean;
  /** Verbs that say the same as it does with the next word: "set up". */
  verbs: readonly string[];
  /** The groups of synonyms it belongs to. */
  groups: ReadonlySet<number> | undefined;
  meaning: Meaning;
  /** What it is in English, if it's a word of another language. */
  english: readonly Meaning[];
  /** Its number among the words that are held against each other. */
  id: number;
  /** How much the others say of it, by their numbers. */
  known: number[];
}

type Written = Pick<WordForm, 'id' | 'key' | 'lemma' | 'stem' | 'isBare' | 'verbs'>;

export const wordForm = (written: Written, { words, forms }: Knowledge): WordForm => ({
  ...written,
  hasDigit: /\d/.test(written.key),
  isOrdinary: words.isWord(written.key),
  groups: forms.groupsOf(forms.stem(written.key)),
  meaning: words.meaningOf(written.lemma),
  english: forms.englishOf(written.key).map(words.meaningOf),
  known: [],
});

/** Words count as the same thing from here on. */
export const sameThing = 0.75;

/** How much a word of the source says of a word of the text: 1 the same, 0 nothing. */
export const wordSupport = (text: { form: WordForm }, source: { form: WordForm }): number =>
  formSupport(text.form, source.form);

interface Said {
  form: WordForm;
  isContent: boolean;
}

/** The words of a text that content words of the source say. */
export const saidIn = <T extends Said>(
  texts: readonly T[],
  sources: readonly Said[],
  least = sameThing,
): T[] =>
  texts.filter((text) => sources.some((source) => source.isContent && wordSupport(text, source) >= least));

/** The words of the source that content words of a text keep. */
export const keptIn = <T extends Said>(
  sources: readonly T[],
  texts: readonly Said[],
  least = sameThing,
): T[] =>
  sources.filter((source) => texts.some((text) => text.isContent && wordSupport(text, source) >= least));

export const formSupport = (text: WordForm, source: WordForm): number =>
  (text.known[source.id] ??= rateForms(text, source));

function rateForms(text: WordForm, source: WordForm): number {
  if (text.key === source.key || text.stem === source.stem || text.lemma === source.lemma) return 1;
  if (text.hasDigit || source.hasDigit) return 0;
  if (text.isBare || source.isBare)
    return Math.max(beginAlike(text.key, source.key, 0.6) ? 0.9 : 0, translatedSupport(text, source));
  if (source.verbs.includes(text.lemma) || text.verbs.includes(source.lemma)) return 0.95;
  const written = text.key[0] === source.key[0] ? writtenSupport(text, source) : 0;
  if (written > 0) return written;
  if (isOpposite(text.meaning, source.meaning)) return 0;
  if (text.groups && source.groups && !text.groups.isDisjointFrom(source.groups)) return 0.9;
  if (isSynonym(text.meaning, source.meaning)) return 0.85;
  if (isBroader(text.meaning, source.meaning)) return 0.8;
  return likeness(text.meaning, source.meaning) * 0.95;
}

/** The same word written otherwise: short, with a slip, or another word of its family. */
function writtenSupport(text: WordForm, source: WordForm): number {
  // "Lab" is short for an ordinary word, not for a name that begins like it.
  if (abbreviates(text.key, source.key) && source.isOrdinary) return 0.95;
  if (abbreviates(source.key, text.key) && text.isOrdinary) return 0.95;
  if (misspells(text.key, source.key) && !(text.isOrdinary && source.isOrdinary)) return 0.95;
  return beginAlike(text.stem, source.stem, 0.62) && likeness(text.meaning, source.meaning) > 0.25 ? 0.9 : 0;
}

/** Words of other languages, by what they are in English. */
const translatedSupport = (text: WordForm, source: WordForm): number =>
  Math.max(
    0,
    ...text.english.flatMap((one) =>
      source.english.map((other) =>
        one.word === other.word || isSynonym(one, other) ? 0.9 : likeness(one, other),
      ),
    ),
  );

/** Long words that begin alike are one family: "coordinate" and "coordinator", "classical" and "classically". */
function beginAlike(a: string, b: string, leastShare: number): boolean {
  const shorter = Math.min(a.length, b.length);
  let shared = 0;
  while (shared < shorter && a[shared] === b[shared]) shared += 1;
  return shared >= Math.max(4, Math.ceil(Math.max(a.length, b.length) * leastShare));
}

/** "mgmt" for "management", "asst" for "assistant": the first letter and then letters in order. */
function abbreviates(short: string, long: string): boolean {
  if (short.length < 3 || short.length > 5 || long.length < short.length + 3) return false;
  if (long.startsWith(short)) return true;
  if (/[aeiou]/.test(short.slice(1, -1)) || short.at(-1) !== long.at(-1)) return false;
  let at = 0;
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** A slip of the pen: one or two letters off in a long word. */
function misspells(a: string, b: string): boolean {
  const allowed = Math.max(a.length, b.length) >= 8 ? 2 : 1;
  return a.length >= 5 && lettersApart(a, b, allowed) <= allowed;
}
