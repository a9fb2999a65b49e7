import type { Lexicon } from '../lexicon.ts';
import { salientTerms, type Term } from './match/terms-match.ts';
import type { Posting } from './posting.ts';
import { type PostingWords, postingWordsOf } from './posting-words.ts';

/** What is read from a posting once, however often a resume is scored against it. */
export interface PreparedPosting {
  posting: Posting;
  words: PostingWords;
  terms: readonly Term[];
}

export function preparePosting(posting: Posting, lexicon: Lexicon): PreparedPosting {
  const words = postingWordsOf(posting, lexicon);
  return { posting, words, terms: salientTerms(words, posting, lexicon) };
}
