import { smallWords } from '../language/language.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { onceFor } from '../language/memoize.ts';
import { phraseList } from '../language/phrase-pattern.ts';
import type { WordKnowledge } from '../language/word-knowledge.ts';
import { keyOf, stemOf, wordsOf } from '../language/words.ts';
import type { ClaimWords } from './claim-words.ts';
import type { JudgeWeights } from './judgment.ts';

/** All lists and word knowledge that claims are read and compared with. */
export interface Knowledge {
  lexicon: Lexicon;
  words: WordKnowledge;
  claimWords: ClaimWords;
  forms: WordForms;
  weights: JudgeWeights;
}

export const knowledgeOf = (lexicon: Lexicon): Knowledge => ({
  lexicon,
  words: lexicon.words,
  claimWords: lexicon.claimWords,
  forms: wordFormsOf(lexicon),
  weights: lexicon.judge,
});

/** What is known of single words: who stands for whom, and which claim nothing. */
export interface WordForms {
  stem(key: string): string;
  /** Content words carry facts; the others only build sentences. */
  isSmall(key: string): boolean;
  /** The same for English alone: "ER" is a German pronoun and an emergency room. */
  isSmallEnglish(key: string): boolean;
  isSoft(key: string): boolean;
  isFrame(key: string): boolean;
  isCourtesy(key: string): boolean;
  groupsOf(stem: string): ReadonlySet<number> | undefined;
  /** The plain verbs that say the same as one of two words: "set up". */
  verbsOf(phrase: string): readonly string[];
  /** What a word of another language is in English. */
  englishOf(key: string): readonly string[];
}

const small = new Set(phraseList('knowledge/small'));

/** Irregular forms that a stem cannot see. */
const irregular = new Map(
  phraseList('knowledge/irregular').map((pair) => pair.split(':') as [string, string]),
);

const stem = (key: string) => stemOf(irregular.get(key) ?? key);

const foreignSmall = new Set(
  [...smallWords].map(keyOf).filter((key) => key.length <= 3 || !/^(?:fire|son|war|list)$/.test(key)),
);

export const wordFormsOf = onceFor((lexicon: Lexicon): WordForms => {
  const groups = new Map<string, Set<number>>();
  for (const [place, words] of lexicon.synonyms.entries())
    for (const word of words) {
      const [first, second] = wordsOf(word);
      if (!first || second) continue;
      const places = groups.get(stem(first.key)) ?? new Set();
      groups.set(stem(first.key), places.add(place));
    }
  const kinds = { soft: new Set<string>(), frame: new Set<string>(), courtesy: new Set<string>() };
  for (const { word, kind } of lexicon.softWords)
    for (const { key } of wordsOf(word)) {
      kinds[kind].add(keyOf(key));
      if (word === key && kind !== 'frame') kinds[kind].add(stem(key));
    }
  const english = new Map(lexicon.translations.map(({ word, english }) => [keyOf(word), english]));
  return {
    stem,
    verbsOf: (phrase) => lexicon.phrasalVerbs.get(phrase) ?? [],
    englishOf: (key) => english.get(key) ?? [],
    isSmallEnglish: (key) => small.has(key),
    isSmall: (key) => small.has(key) || foreignSmall.has(key),
    isSoft: (key) => kinds.soft.has(key),
    isFrame: (key) => kinds.frame.has(key),
    isCourtesy: (key) => kinds.courtesy.has(key),
    groupsOf: (root) => groups.get(root),
  };
});
