import { isFunctionWord } from '../language/function-words.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { onceFor } from '../language/memoize.ts';
import { memoizeTexts } from '../language/text-reader.ts';
import { stemOf, type Word, wordsOf } from '../language/words.ts';
import type { AskingPosting } from './posting.ts';
import { plainPosting } from './requirements/posting-text.ts';

/** People don't hit by chance upon so many words in the same order. */
const copiedRunLength = 7;

/** The wording of a posting, to tell what in a resume was taken from it. */
export interface PostingWords {
  /** Whether the words of a line are the posting's, most of them in the same order. */
  isCopied(words: readonly Word[]): boolean;
  /** Whether the posting names what a list item says, in its own words or by another name of the skill. */
  names(item: string): boolean;
}

/** While somebody edits, the same posting comes again and again. */
export const postingWordsOf = onceFor((posting: AskingPosting, lexicon: Lexicon): PostingWords => {
  const text = `${posting.title}\n${plainPosting(posting.description).text}`;
  const shown = wordsOf(text);
  const named = wordsOf(posting.requirements.map(({ name }) => name).join('\n'));
  const skills = new Set(lexicon.skills.find(shown).map(({ value }) => value.name));
  const renamed = wordsOf([...skills].join('\n'));
  const stems = new Set([...shown, ...named, ...renamed].map(({ key }) => stemOf(key)));
  // Pasted as it came, with its markup, it is a copy too.
  const texts = [shown, named, wordsOf(posting.description)];
  const grams = new Set(texts.flatMap((words) => gramsOf(words)));
  const run = ` ${keysOf(shown)} `;
  const hasPhrase = (words: readonly Word[]) => words.length > 0 && run.includes(` ${keysOf(words)} `);
  const hasWord = ({ key }: Word) => stems.has(stemOf(key));
  return {
    isCopied: (words) => hasPhrase(words) || copiedCount(words, grams) * 2 > words.length,
    names: memoizeTexts((item) => {
      const words = wordsOf(item);
      const content = words.filter(({ key }) => !isFunctionWord(key));
      if (content.length === 0) return false;
      const skill = lexicon.skills.whole(item)?.name;
      if (skill !== undefined && skills.has(skill)) return true;
      return hasPhrase(words) || (content.length >= 3 && content.every(hasWord));
    }),
  };
});

function gramsOf(words: readonly Word[]): string[] {
  return words
    .slice(0, Math.max(0, words.length - copiedRunLength + 1))
    .map((_, place) => keysOf(words.slice(place, place + copiedRunLength)));
}

/** How many of the words stand in runs of the posting. */
function copiedCount(words: readonly Word[], grams: ReadonlySet<string>): number {
  const places = new Set<number>();
  for (const [place, gram] of gramsOf(words).entries())
    if (grams.has(gram)) for (let step = 0; step < copiedRunLength; step += 1) places.add(place + step);
  return places.size;
}

const keysOf = (words: readonly Word[]) => words.map(({ key }) => key).join(' ');
