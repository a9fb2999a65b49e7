import type { Lexicon } from '../language/lexicon.ts';
import type { Deed } from './deeds.ts';
import type { LetterTone } from './letter-limits.ts';
import { turned } from './letter-phrases.ts';
import { calledPlace, inProse, withA } from './names.ts';
import type { LetterSource, Way } from './plan-letter.ts';
import { tellingTitle } from './telling-title.ts';

/** What the letter has said before. */
export interface Before {
  /** The job that the sentence before speaks of. */
  job: number | undefined;
  /** What stands between that sentence and this one: a new paragraph, or what the posting asks for. */
  since?: 'paragraph' | 'ask' | undefined;
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
  { openings, turn, tone, ...before }: Before,
  lexicon: Lexicon,
): Way[] {
  const { say } = lexicon.letterPhrases;
  const lines = [deed.line.number, ...(deed.others ?? [])];
  const entry = data.experience[deed.job];
  const title = entry && tellingTitle({ ...data, experience: [entry] }, lexicon);
  const company = entry ? surePlace(entry, lexicon) : '';
  const slots = {
    x: deed.text,
    company,
    'a title': title && withA(inProse(title, lexicon)),
    includes: deed.isCurrent ? 'includes' : 'included',
  };
  const use = entry === undefined ? 'outside' : wayOf(deed, company, { data, ...before });
  if (deed.form === 'whole') return wholeWays(deed.text, use, company).map((text) => ({ text, lines }));
  const told = (each: string) => say(`${deed.form}-${each}`, tone, slots);
  const ways = turned(told(use), turn);
  // Nothing was told before the first: there's nothing to add to.
  const fresh = ways.filter(
    (text) =>
      !isOpenedAlike(text, openings) && !(openings.length === 0 && /^(?:I also|Earlier)\b/u.test(text)),
  );
  // Where another job was spoken of, a place is rather named in the same words again than not at all.
  const isGoingOn = ['same', 'start', 'asked', 'outside'].includes(use);
  const plainly = use === 'asked' || openings.length === 0 ? [] : told('same');
  return (isGoingOn ? [...fresh, ...plainly] : [...fresh, ...ways]).map((text) => ({ text, lines }));
}

/** Volunteering is no job, and a program no employer: what was done there is told without a place. */
const surePlace = ({ title, company }: { title: string; company: string }, { skills }: Lexicon): string => {
  const isTool = /^(?:tool|technology)$/u.test(skills.whole(company.trim())?.type ?? '');
  return isTool || /\bvolunteer|capstone|\bproject\b$/iu.test(title) ? '' : calledPlace(company);
};

/** "As weekend lead I made the schedule": where it was is said first, unless the sentence before said it. */
function wholeWays(text: string, use: string, company: string): string[] {
  const alone = `${text}.`;
  if (company === '' || /^(?:same|start|asked|outside)$/u.test(use)) return [alone];
  const begun = /^(?:I\b|\p{Lu}{2}|\p{Lu}\p{L}*\p{Lu})/u.test(text)
    ? text
    : text.slice(0, 1).toLowerCase() + text.slice(1);
  return [[`At ${company},`, `${begun}.`].join(' '), alone];
}

/** A place is named once; a job that was named is gone on with. */
function wayOf(
  { job, isCurrent }: Deed,
  company: string,
  { data, ...before }: Pick<Before, 'job' | 'since' | 'named'> & Pick<LetterSource, 'data'>,
): string {
  const when = isCurrent ? 'now' : 'then';
  if (before.job === job) return before.since === 'ask' ? 'asked' : before.since ? 'start' : 'same';
  // Whose it was isn't known: it's told without a place rather than with another's.
  if (company === '')
    return isCurrent && job === 0 && data.experience[0]?.company.trim() === '' ? 'unnamed-now' : 'outside';
  const isThere =
    before.job !== undefined && data.experience[before.job]?.company === data.experience[job]?.company;
  if (isThere && !isCurrent) return 'there';
  return before.named.has(job) ? `again-${when}` : when;
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
