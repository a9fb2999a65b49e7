import { standingOf } from '../../evidence/standing.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { listed } from '../../language/listed.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { wordsOf } from '../../language/words.ts';
import { withA } from '../sure-names.ts';

/** Which frame says it, and what stands in its gap. */
export interface StatedCredentials {
  use: 'held-role' | 'held' | 'held-names';
  text: string;
}

const document = phrasePattern.iu`\b(?:${'told-credentials/document'})(?: \([^)]*\))?$`;
const quality = /\b(?:registered|certified|trained|licensed|qualified)(?:,? \(?level \d\)?)?$/iu;
const earned = /\b(?:red seal|certified|licensed|registered|approved|qualified|chartered)\b/iu;

/** Credentials as they're said: one is a nurse, holds a license, and has the names of certificates on a list. */
export function statedCredentials(names: readonly string[], lexicon: Lexicon): StatedCredentials[] {
  const isPerson = (name: string) =>
    earned.test(name) && lexicon.titleWords.whole(lastWord(name))?.role === 'head';
  const people = names.filter(isPerson);
  const qualities = names.filter((name) => quality.test(name));
  const documents = names.filter((name) => document.test(name) && !isPerson(name));
  const others = names.filter((name) => ![...people, ...qualities, ...documents].includes(name));
  const listedAs = (use: StatedCredentials['use'], items: readonly string[]): StatedCredentials[] =>
    items.length > 0 ? [{ use, text: listed(items) }] : [];
  return [
    ...listedAs('held-role', [...people.map(withA), ...qualities]),
    ...listedAs('held', documents.map(withA)),
    // One name alone makes no sentence: "My credentials include PTCB."
    ...listedAs('held-names', others.length > 1 ? others : []),
  ];
}

/** "CPR (exp)", "CPA (Philippines, not practicing)", "NMLS on request": what follows may take it back. */
const remark = /^\s*(?:\(\s*\p{L}[^)\d]*\)|[–—-]\s*\p{Ll}|(?:on|upon|by|in|pending|eligible)\s)/u;

/** "CPhT (PTCB)": what stands in brackets is who gave it. */
const issuer = /\S\s*\($/u;

/** Credentials of our list that a line names and that are held today, each as the person writes its name. */
export const heldCredentials = (text: string, now: Date, { certifications }: Lexicon) =>
  standingOf(text, now).standing !== 'held'
    ? []
    : certifications
        .find(wordsOf(text))
        .filter(
          ({ start, end }) =>
            /\p{Lu}/u.test(text[start] ?? '') &&
            !remark.test(text.slice(end)) &&
            !issuer.test(text.slice(0, start)),
        )
        .map(({ value, start, end }) => ({ value, name: text.slice(start, end) }));

const lastWord = (name: string) =>
  /\p{L}+$/u.exec(name.split(/,\s|\s\(|\s[–-]\s/u)[0] ?? '')?.[0].toLowerCase() ?? '';
