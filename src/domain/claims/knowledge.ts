import { smallWords } from '../language/language.ts';
import type { Lexicon } from '../language/lexicon.ts';
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

const small = new Set(
  "i'm i've i'd i'll we're we've we'll you're you'll a an the and or but nor of for with in on at by to from as is are was were be been being am that which who whom whose this these those it its i me my we our us you your he his she her they their them him not no so if than then too also into onto over under up down out off about per via has have had do does did will would can could should may might must there here where when while during after before between across through within without against among around".split(
    ' ',
  ),
);

/** Irregular forms that a stem cannot see. */
const irregular = new Map(
  'led:lead ran:run built:build wrote:write written:write grew:grow grown:grow rose:rise risen:rise fell:fall fallen:fall won:win brought:bring taught:teach caught:catch found:find held:hold kept:keep made:make sold:sell bought:buy began:begin begun:begin took:take taken:take drove:drive driven:drive gave:give given:give oversaw:oversee overseen:oversee rebuilt:rebuild rewrote:rewrite rewritten:rewrite chose:choose chosen:choose met:meet sent:send spent:spend spoke:speak spoken:speak saw:see seen:see became:become went:go gone:go drew:draw drawn:draw men:man women:woman people:person children:child feet:foot mice:mouse analyses:analysis lay:lie laid:lay paid:pay set:set cut:cut put:put dealt:deal fed:feed shot:shoot hung:hang sang:sing swam:swim flew:fly flown:fly rode:ride woke:wake broke:break broken:break stood:stand understood:understand lost:lose left:leave lent:lend'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const stem = (key: string) => stemOf(irregular.get(key) ?? key);

const foreignSmall = new Set(
  [...smallWords].map(keyOf).filter((key) => key.length <= 3 || !/^(?:fire|son|war|list)$/.test(key)),
);

const made = new WeakMap<Lexicon, WordForms>();

/** Made once for each set of lists. */
export function wordFormsOf(lexicon: Lexicon): WordForms {
  const forms = made.get(lexicon) ?? createWordForms(lexicon);
  made.set(lexicon, forms);
  return forms;
}

function createWordForms(lexicon: Lexicon): WordForms {
  const groups = new Map<string, Set<number>>();
  for (const [place, words] of lexicon.synonyms.entries())
    for (const word of words) {
      const [first, second] = wordsOf(word);
      if (!first || second) continue;
      const of = groups.get(stem(first.key)) ?? new Set();
      groups.set(stem(first.key), of.add(place));
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
    groupsOf: (of) => groups.get(of),
  };
}
