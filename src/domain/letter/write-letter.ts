import { createPhraser } from '../claims/prose/phrase-line.ts';
import { presentedJob } from '../claims/prose/presented-job.ts';
import type { ProseSentence } from '../claims/prose/prose.ts';
import { isAwayFromWork, withThe } from '../claims/sure-names.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { isPresent } from '../resume/job-years.ts';
import { createDraft, type Draft, type Review } from './draft.ts';
import { factSentences } from './fact-sentences.ts';
import type { LetterLength, LetterTone } from './letter-limits.ts';
import { type LetterSource, type PlannedLetter, type Proof, planLetter } from './plan-letter.ts';
import { whoSentences } from './who-sentences.ts';

/** Words with date and closing, as one aims at them; no letter has more than the last. */
const aims: Readonly<Record<LetterLength, { words: number; most: number }>> = {
  short: { words: 95, most: 140 },
  standard: { words: 120, most: 165 },
  long: { words: 160, most: 180 },
};
const fewestWords = 90;
const fewestProofs = 2;
const maxProofs = 3;

interface Preference {
  tone: LetterTone;
  length: LetterLength;
}

/**
 * The built-in letter: the job and who applies, two or three things that prove what the posting asks, and a closing.
 * Undefined where the resume doesn't give enough, or where it would pass over the job that the person has: then they're
 * asked, and nothing is pretended. Who has been asked gets the letter that there is.
 */
export function writeLetter(
  source: LetterSource,
  preference: Preference,
  review: Review,
  lexicon: Lexicon,
): ProseSentence[] | undefined {
  const plan = planLetter(source, lexicon);
  const proven = sayable(source, plan, review, lexicon).slice(0, maxProofs);
  if (proven.length < fewestProofs) return undefined;
  const draft = createDraft(review);
  const { say } = lexicon.letterPhrases;
  const slots = { title: source.job.title, employer: source.job.employer && withThe(source.job.employer) };
  draft.frame(say('opening', preference.tone, slots));
  const isPresented = draft.claim(whoSentences(source, plan.lines, preference.tone, lexicon));
  const end = [
    say('closing', preference.tone, slots),
    say('resume', preference.tone),
    say('thanks', preference.tone),
  ];
  const stated = sayProofs(draft, source, { proven, isPresented, end, preference }, lexicon);
  if (stated.length < fewestProofs) return undefined;
  draft.newParagraph();
  for (const ways of end) draft.frame(ways);
  const { experience } = source.data;
  const held = experience.flatMap((job, place) => (isHeld(job) ? place : []));
  const tellsHeld = isPresented || held.length === 0 || stated.some(({ job }) => held.includes(job));
  return (tellsHeld && draft.count() >= fewestWords) || stated.some(isAnswer) ? draft.sentences : undefined;
}

const isHeld = ({ endDate, title }: LetterSource['data']['experience'][number]): boolean =>
  isPresent(endDate) && !isAwayFromWork(title);

const isAnswer = ({ line }: Proof): boolean => line.path === '';

/** Proofs whose sentence passes the review alone, each job and each ask told before any is told twice. */
function sayable(source: LetterSource, { proofs }: PlannedLetter, review: Review, lexicon: Lexicon): Proof[] {
  const tell = createPhraser(source.data, undefined, lexicon);
  const passed: Proof[] = [];
  const asked = new Set<string>();
  const later: Proof[] = [];
  for (const proof of proofs) {
    if (passed.length === maxProofs) break;
    const isNew =
      proof.asks.length === 0 || proof.asks.some(({ requirement }) => !asked.has(requirement.quote));
    const isPassing = tell(proof, []).some((way) => review({ ...way, paragraph: 0 }).outcome === 'passed');
    const isCharge = charge.test(proof.text);
    if (!isPassing || (isCharge && passed.some(({ text }) => charge.test(text)))) continue;
    (isNew ? passed : later).push(proof);
    for (const { requirement } of proof.asks) asked.add(requirement.quote);
  }
  return [...passed, ...later];
}

/** One such sentence is enough: what somebody is responsible for is no deed. */
const charge = /^(?:am|was) (?:responsible|accountable|in charge)\b/u;

interface Telling {
  proven: readonly Proof[];
  isPresented: boolean;
  /** What comes behind: its words count. */
  end: readonly (readonly string[])[];
  preference: Preference;
}

function sayProofs(
  draft: Draft,
  source: LetterSource,
  { proven, isPresented, end, preference }: Telling,
  lexicon: Lexicon,
): Proof[] {
  const { words, most } = aims[preference.length];
  const left = () => draft.count(end.flatMap(([first]) => first ?? []));
  const room = most - (left() - draft.count());
  const facts = factSentences(source, preference.tone, lexicon);
  draft.newParagraph();
  const count = preference.length === 'short' ? fewestProofs : maxProofs;
  const presented =
    isPresented && hasNamedRole(draft) ? presentedJob(source.data, lexicon)?.place : undefined;
  const tell = createPhraser(source.data, presented, lexicon);
  const used: Proof[] = [];
  const sayAll = (proofs: readonly Proof[]) => {
    for (const proof of proofs) if (draft.claim(tell(proof, used), room)) used.push(proof);
  };
  sayAll(byJob(proven.slice(0, count), presented));
  const others = proven.filter((proof) => !used.includes(proof));
  if (used.length < fewestProofs) sayAll(others.slice(0, fewestProofs - used.length));
  draft.newParagraph();
  for (const fact of facts) if (left() < words) draft.claim(fact, room);
  return used;
}

/** Years alone name no place that "there" could be. */
const hasNamedRole = ({ sentences }: Draft): boolean =>
  / at \p{Lu}| work(?:ed)? as /u.test(sentences.at(-1)?.text ?? '');

/** What was done at one place is told together; what belongs to none comes first, so that it's nobody else's. */
const byJob = (proofs: readonly Proof[], presented: number | undefined): Proof[] => {
  const place = (job: number) => (job < 0 ? -2 : job === presented ? -1 : job);
  const jobs = [...new Set(proofs.map(({ job }) => job))].sort((a, b) => place(a) - place(b));
  return jobs.flatMap((job) => proofs.filter((proof) => proof.job === job));
};
