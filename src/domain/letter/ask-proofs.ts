import type { Keyword } from '../evidence/keywords.ts';
import type { Verdict } from '../evidence/verdicts.ts';
import { isSettled } from '../rewrite/ask-questions.ts';
import { longestAsk, mostAsks } from './letter-limits.ts';
import type { LetterSource } from './plan-letter.ts';

/** What the person seems to have done comes first: there's something to tell. */
const order: readonly Verdict[] = ['shown', 'named', 'unclear', 'not-found'];

/** What to ask where a resume gives too little for a letter: what the posting wants, in its words. */
export function askProofs({ keywords, job }: LetterSource, settled: readonly string[]): string[] {
  const asked = keywords
    .filter(isTellable)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map(({ quote }) => quote)
    .filter((quote) => !isSettled(quote, settled));
  return (asked.length > 0 || !job.title ? asked : [job.title]).slice(0, mostAsks);
}

const isTellable = ({ requirement: { kind, years }, quote, verdict }: Keyword): boolean =>
  /^(?:skill|experience)$/u.test(kind) &&
  years === undefined &&
  order.includes(verdict) &&
  quote.length <= longestAsk;

const rankOf = ({ requirement, verdict }: Keyword): number =>
  order.indexOf(verdict) + (requirement.level === 'must' ? 0 : order.length);
