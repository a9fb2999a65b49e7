import { isAwayFromWork, sureEmployer, titleName } from '../claims/sure-names.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { isSettled } from '../rewrite/ask-questions.ts';
import { longestAsk, mostAsks } from './letter-limits.ts';
import type { LetterSource } from './plan-letter.ts';

/**
 * What to ask where a resume gives too little for a letter: the person's own jobs, the latest first. What the posting wants
 * they may have told already, or not have.
 */
export function askProofs(
  { data, job, keywords }: LetterSource,
  settled: readonly string[],
  lexicon: Lexicon,
): string[] {
  const jobs = data.experience
    .filter(({ title, company }) => !isAwayFromWork(title) && !isAwayFromWork(company))
    .map(({ title, company }) => titleName(title, lexicon) || sureEmployer(company, lexicon))
    .filter((name) => name !== '' && name.length <= longestAsk && !isSettled(name, settled));
  const asked = [...new Set(jobs)];
  // Who told of no job, or of one, is also asked for what the posting wants.
  const wanted = keywords.map(({ ask }) => ask).filter((ask) => !isSettled(ask, settled));
  const others = asked.length > 0 || !job.title ? wanted : [job.title, ...wanted];
  return [...new Set(asked.length > 1 ? asked : [...asked, ...others])].slice(0, mostAsks);
}
