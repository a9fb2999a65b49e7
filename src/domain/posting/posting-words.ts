import { isFunctionWord } from '../language/function-words.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { once } from '../language/text-reader.ts';
import { stemOf, type Word, wordsOf } from '../language/words.ts';
import type { AskingPosting } from './posting.ts';
import { plainPosting } from './requirements/posting-text.ts';

/** Copied passages are told by this many words in the same order; people do not hit upon them by chance. */
export const copiedRunLength = 7;

/** Passages patched together from the posting: shorter runs, but one after another. */
const patchLength = 4;
const patchedRunLength = 9;

/** The wording of a posting, to tell what in a resume was taken from it. */
export interface PostingWords {
  /** As a person reads it: title, then description, without markup. */
  text: string;
  /** Places of the words of a text that stand in a run copied from the posting. */
  copiedIn(words: readonly Word[]): Set<number>;
  /** Whether the words stand in the posting one after another. */
  hasPhrase(words: readonly Word[]): boolean;
  hasWord(word: Word): boolean;
  hasSkill(name: string): boolean;
  /** Whether the posting names what a list item says, in its own words or by another name of the skill. */
  names(item: string): boolean;
}

const known = new WeakMap<AskingPosting, PostingWords>();

/** While somebody edits, the same posting comes again and again. */
export function postingWordsOf(posting: AskingPosting, lexicon: Lexicon): PostingWords {
  const words = known.get(posting) ?? readWords(posting, lexicon);
  known.set(posting, words);
  return words;
}

function readWords(posting: AskingPosting, lexicon: Lexicon): PostingWords {
  const text = `${posting.title}\n${plainPosting(posting.description).text}`;
  const shown = wordsOf(text);
  const named = wordsOf(posting.requirements.map(({ name }) => name).join('\n'));
  const skills = new Set(lexicon.skills.find(shown).map(({ value }) => value.name));
  const renamed = wordsOf([...skills].join('\n'));
  const stems = new Set([...shown, ...named, ...renamed].map(({ key }) => stemOf(key)));
  // Pasted as it came, with its markup, it is a copy too.
  const texts = [shown, named, wordsOf(posting.description)];
  const long = new Set(texts.flatMap((words) => gramsOf(words, copiedRunLength)));
  const short = new Set(texts.flatMap((words) => gramsOf(words, patchLength)));
  const run = ` ${shown.map(({ key }) => key).join(' ')} `;
  const hasPhrase = (words: readonly Word[]) =>
    words.length > 0 && run.includes(` ${words.map(({ key }) => key).join(' ')} `);
  const hasWord = ({ key }: Word) => stems.has(stemOf(key));
  return {
    text,
    copiedIn: (words) =>
      new Set([
        ...copiedPlaces(words, long, copiedRunLength),
        ...longRuns(copiedPlaces(words, short, patchLength)),
      ]),
    hasPhrase,
    hasWord,
    hasSkill: (name) => skills.has(name),
    names: once((item) => {
      const words = wordsOf(item);
      const content = words.filter(({ key }) => !isFunctionWord(key));
      if (content.length === 0) return false;
      const skill = lexicon.skills.whole(item)?.name;
      if (skill !== undefined && skills.has(skill)) return true;
      return hasPhrase(words) || (content.length >= 3 && content.every(hasWord));
    }),
  };
}

const gramAt = (words: readonly Word[], place: number, length: number) => {
  let gram = '';
  for (let step = 0; step < length; step += 1) gram += `${words[place + step]?.key} `;
  return gram;
};

function gramsOf(words: readonly Word[], length: number): string[] {
  return words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, place) => gramAt(words, place, length));
}

function copiedPlaces(words: readonly Word[], grams: ReadonlySet<string>, length: number): Set<number> {
  const places = new Set<number>();
  for (let place = 0; place + length <= words.length; place += 1) {
    if (!grams.has(gramAt(words, place, length))) continue;
    for (let step = 0; step < length; step += 1) places.add(place + step);
  }
  return places;
}

/** Of patches, only those that follow one another closely enough to make a passage. */
function longRuns(places: ReadonlySet<number>): number[] {
  const runs: number[][] = [];
  // They were added in order.
  for (const place of places) {
    const run = runs.at(-1);
    if (run?.at(-1) === place - 1) run.push(place);
    else runs.push([place]);
  }
  return runs.filter(({ length }) => length >= patchedRunLength).flat();
}
