import type { Lexicon } from '../lexicon.ts';
import { extractRequirements } from '../requirements/extract-requirements.ts';
import { withoutSpans } from '../score/edited-text.ts';
import type { Posting } from '../score/posting.ts';
import { unseenSpans } from '../score/unseen-text.ts';
import { wordsOf } from '../words.ts';

/** A posting as it was pasted, read for what it asks. */
export function readPostedText(pasted: string, lexicon: Lexicon): Posting {
  const description = withoutSpans(pasted, unseenSpans(pasted)).text.trim();
  return {
    title: titleOf(description, lexicon),
    description,
    requirements: extractRequirements(description, lexicon),
  };
}

const topLines = 8;
const longestTitle = 12;

/** The first line near the top that names a job; none, rather than a line that says something else. */
function titleOf(description: string, lexicon: Lexicon): string {
  const lines = description.split('\n').filter((line) => line.trim() !== '');
  const found = lines
    .slice(0, topLines)
    .map((line) => ({ line, words: wordsOf(line) }))
    .find(({ words }) => words.length <= longestTitle && lexicon.titles.find(words).length > 0);
  return found?.line.trim() ?? '';
}
