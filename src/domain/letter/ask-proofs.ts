import { isAwayFromWork, sureEmployer, titleName } from '../claims/sure-names.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { isSettled } from '../rewrite/ask-questions.ts';
import { maxAskLength, maxAsks } from './letter-limits.ts';
import type { LetterSource } from './plan-letter.ts';

/** What to ask where a resume gives too little for a letter: the person's own jobs, the latest first. */
export function askProofs(
  { data }: Pick<LetterSource, 'data'>,
  settled: readonly string[],
  lexicon: Lexicon,
): string[] {
  const jobs = data.experience
    .filter(({ title, company }) => !isAwayFromWork(title) && !isAwayFromWork(company))
    .map(({ title, company }) => titleName(title, lexicon) || sureEmployer(company, lexicon))
    .filter((name) => name !== '' && name.length <= maxAskLength);
  const asked = [...new Set(jobs)];
  // Whoever's jobs aren't known by name is asked what anybody can tell.
  return (asked.length > 1 ? asked : [...asked, ...lexicon.letterPhrases.say('ask', 'plain')])
    .filter((name) => !isSettled(name, settled))
    .slice(0, maxAsks);
}
