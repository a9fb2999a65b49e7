import type { Lexicon } from '../lexicon.ts';
import type { Deed } from './deeds.ts';
import type { LetterTone } from './letter-limits.ts';
import { turned } from './letter-phrases.ts';
import { calledPlace, inProse, tellingTitle, withA } from './names.ts';
import type { LetterSource, Way } from './plan-letter.ts';

/** What the letter has said before. */
export interface Before {
  /** The job that the sentence before speaks of; 'start' where it only names the last one, undefined for none. */
  job: number | 'start' | undefined;
  /** The jobs that were named already. */
  named: ReadonlySet<number>;
  /** How the sentences before begin. */
  openings: readonly string[];
  /** Which of the ways to say it comes first. */
  turn: number;
  tone: LetterTone;
}

/** Ways to tell a deed after what was told before: the one that reads best first, the plainest last. */
export function deedSentences(
  deed: Deed,
  { data }: Pick<LetterSource, 'data'>,
  { job, named, openings, turn, tone }: Before,
  lexicon: Lexicon,
): Way[] {
  const { say } = lexicon.letterPhrases;
  const lines = [deed.line.number, ...(deed.others ?? [])];
  if (deed.form === 'whole') return [{ text: `${deed.text}.`, lines }];
  const entry = data.experience[deed.job];
  const title = entry && tellingTitle({ ...data, experience: [entry] }, lexicon);
  const company = calledPlace(entry?.company ?? '');
  const slots = {
    x: deed.text,
    company,
    'a title': title && withA(inProse(title, lexicon)),
    includes: deed.isCurrent ? 'includes' : 'included',
  };
  const told = (use: string) => say(`${deed.form}-${use}`, tone, slots);
  const ways = entry === undefined ? told('outside') : told(wayOf(deed, company, { data, job, named }));
  return [...turned(ways, turn), ...told('same')]
    .filter((text) => !isOpenedAlike(text, openings))
    .map((text) => ({ text, lines }));
}

/** A place is named once; a job that was named is gone on with. */
function wayOf(
  { job, isCurrent }: Deed,
  company: string,
  { data, ...before }: Pick<Before, 'job' | 'named'> & Pick<LetterSource, 'data'>,
): string {
  const when = isCurrent ? 'now' : 'then';
  if (before.job === 'start' && job === 0) return 'start';
  if (before.job === job) return 'same';
  if (company === '') return `unnamed-${when}`;
  if (before.named.has(job)) return 'again';
  const placeOf = (of: number) => data.experience[of]?.company;
  const isThere = [...before.named].some((other) => placeOf(other) === placeOf(job));
  return isThere && !isCurrent ? 'there' : when;
}

/** The words before the first comma. */
export const openingOf = (text: string): string =>
  /^[^,]{3,60}, (?=I |my )/u.exec(text)?.[0] ?? text.slice(0, 7);

/** What begins like a sentence before reads like a list; only "I" may begin many, and "I also" not twice in a row. */
const isOpenedAlike = (text: string, openings: readonly string[]): boolean => {
  const opening = openingOf(text);
  return text.startsWith('I ')
    ? opening === 'I also ' && openings.at(-1) === opening
    : openings.includes(opening);
};
