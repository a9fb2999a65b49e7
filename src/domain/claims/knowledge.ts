import type { Lexicon } from '../lexicon.ts';
import type { ClaimWords } from './claim-words.ts';
import type { JudgeWeights } from './judge-weights.ts';
import { type WordForms, wordFormsOf } from './word-forms.ts';
import type { WordKnowledge } from './word-knowledge.ts';

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
