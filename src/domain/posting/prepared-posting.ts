import type { Lexicon } from '../language/lexicon.ts';
import type { Posting } from './posting.ts';
import { type PostingWords, postingWordsOf } from './posting-words.ts';

/** What is read from a posting once, however often a resume is scored against it. */
export interface PreparedPosting {
  posting: Posting;
  words: PostingWords;
}

/** While somebody edits, the same posting comes again and again. It is read anew when it is a new object. */
const known = new WeakMap<Posting, { lexicon: Lexicon; prepared: PreparedPosting }>();

export function preparePosting(posting: Posting, lexicon: Lexicon): PreparedPosting {
  const old = known.get(posting);
  if (old?.lexicon === lexicon) return old.prepared;
  const prepared = readOnce(posting, lexicon);
  known.set(posting, { lexicon, prepared });
  return prepared;
}

function readOnce(posting: Posting, lexicon: Lexicon): PreparedPosting {
  const words = postingWordsOf(posting, lexicon);
  return { posting, words };
}
