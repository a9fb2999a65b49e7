import type { ProseOffer, ProseSentence } from '#domain/claims/prose/prose.ts';
import { hasWords } from '../lies/has-words.ts';
import type { Fate } from '../lies/judge-round.ts';
import type { Lie } from '../lies/lie.ts';
import { falseParts, sentencesIn } from './first-person.ts';

/** What a person got of a letter or a profile. */
export interface ReportedProse {
  isByModel: boolean;
  /** All that is there without a yes: the text, its file, what was shown on the way. */
  texts: readonly string[];
  sentences: readonly ProseSentence[];
  offers: readonly Pick<ProseOffer, 'text' | 'faults' | 'instead'>[];
  errors: readonly string[];
}

/**
 * What became of a planted lie. The sentence that holds it is looked for, and so is the claim alone, unless the person's
 * own words have it, too. What the posting says may be said of the job, but of the person only by the planted sentence.
 */
export function proseFate(lie: Lie, prose: ReportedProse, own: string): Fate {
  const needles = falseParts(lie);
  const claims = lie.claims.filter((claim) => !hasWords(own, claim));
  const aboutPerson = prose.sentences.filter(({ kind }) => kind === 'you').map(({ text }) => text);
  const says = (texts: readonly string[], words: readonly string[]) =>
    texts.some((text) => words.some((word) => hasWords(text, word)));
  const isPosted = (claim: string) => hasWords(lie.posting ?? '', claim);
  const posted = claims.filter(isPosted);
  const unposted = claims.filter((claim) => !isPosted(claim));
  if (says(prose.texts, [...needles, ...unposted]) || says(aboutPerson, posted)) return 'shipped';
  const offered = prose.offers.flatMap(({ text, faults }) => [text, ...faults.map(({ claimed }) => claimed)]);
  return says(offered, [...needles, ...claims]) ? 'asked' : 'stopped';
}

/** Whether a text that says nothing untrue reaches the person: each sentence of it green or offered. */
export function reachesPerson({ text }: Pick<Lie, 'text'>, prose: ReportedProse): boolean {
  const all = [...prose.texts, ...prose.offers.map((offer) => offer.text)];
  return partsOf(text).every((part) => all.some((shown) => hasWords(shown, part)));
}

/** A headline's parts may be put in another order, and one be offered. */
const partsOf = (text: string) => sentencesIn(text).flatMap((sentence) => sentence.split(/\s[|•·]\s/u));
