import { phraseList } from '../../language/phrase-pattern.ts';
import { stemOf, wordsOf } from '../../language/words.ts';

/** Only what is called by its own name: "B2B" is not yet sales, nor "PLC" programming. */
export const isCalled = (name: string, words: string) =>
  stemsOf(name).every((stem) => stemsOf(words).includes(stem));

/** "Reach truck" for the operation of one, "RF scanner" for scanning: theirs in their own words. */
export const isNearlyCalled = (name: string, words: string) => {
  const roots = stemsOf(words).map(rootOf);
  const asked = stemsOf(name)
    .filter((stem) => !generic.has(stem))
    .map(rootOf);
  return roots.length > 1 && asked.length > 0 && asked.every((root) => roots.includes(root));
};
const generic = new Set(phraseList('called-skill/generic').map(stemOf));
const rootOf = (stem: string) => stem.replace(/(?:n?ing|n?er|s)$/u, '');

const stemsOf = (text: string) => wordsOf(text).map(({ key }) => stemOf(key));
