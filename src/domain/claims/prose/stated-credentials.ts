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
export function statedCredentials(all: readonly string[], lexicon: Lexicon): StatedCredentials[] {
  const names = withoutRepeats(all);
  const isPerson = (name: string) =>
    earned.test(name) && lexicon.titleWords.whole(lastWord(name))?.role === 'head';
  const people = names.filter(isPerson);
  const qualities = names.filter((name) => quality.test(name));
  const documents = names.filter((name) => document.test(name) && !isPerson(name));
  const others = names.filter((name) => ![...people, ...qualities, ...documents].includes(name));
  const listedAs = (use: StatedCredentials['use'], items: readonly string[]): StatedCredentials[] =>
    items.length > 0 ? [{ use, text: listed(items) }] : [];
  return [
    ...listedAs('held-role', [...people.map((name) => withA(inPlace(name, lexicon))), ...qualities]),
    ...listedAs('held', documents.map(articled)),
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
        .map(({ value, start, end }) => ({ value, name: closed(text.slice(start, end), text.slice(end)) }));

/** A bracket that was opened is closed, or goes. */
const closed = (name: string, rest: string): string =>
  /\([^)]*$/u.test(name) ? (rest.startsWith(')') ? `${name})` : name.replace(/\s*\([^)]*$/u, '')) : name;

/** "LVT" beside "Licensed Veterinary Technician", "P.Eng." beside "P.Eng, PMP": said once. */
function withoutRepeats(names: readonly string[]): string[] {
  const key = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  const initials = (name: string) => (name.match(/(?<![\p{L}\d])\p{L}/gu) ?? []).join('').toLowerCase();
  return names.filter((name, place) =>
    names.every(
      (other, at) =>
        at === place ||
        !(key(other).includes(key(name)) || initials(other) === key(name)) ||
        (key(other) === key(name) && at > place),
    ),
  );
}

const lastWord = (name: string) =>
  /\p{L}+$/u.exec(name.split(/,\s|\s\(|\s[–-]\s/u)[0] ?? '')?.[0].toLowerCase() ?? '';

/** "Certified Nursing Assistant, Arizona" → "Certified Nursing Assistant in Arizona". */
const inPlace = (name: string, { places }: Lexicon): string => {
  const [, before = '', place = ''] = /^(.+), ([^,]+)$/u.exec(name) ?? [];
  return places.whole(place) ? [before, 'in', place].join(' ') : name;
};

const articled = (name: string): string => {
  const small = /^(?:Driving|Valid|Current|Clean|Full|Driver|Driver['’]s) /u.test(name)
    ? name.slice(0, 1).toLowerCase() + name.slice(1)
    : name;
  return /^(?:an?|the|my|own)\s/iu.test(small) ? small : withA(small);
};
