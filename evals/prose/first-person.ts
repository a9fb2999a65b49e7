import { hasWords } from '../lies/has-words.ts';
import type { Lie } from '../lies/lie.ts';

/** Sentences, roughly: a name with a full stop in it may be cut, which only makes what is looked for shorter. */
export const sentencesIn = (text: string): string[] => text.trim().split(/(?<=[.!?。！？])\s+/u);

/** Names and lines in capitals keep them. */
const small = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** How a resume opens a sentence, and how a letter does. */
const openings: readonly (readonly [RegExp, string])[] = [
  [/^Brings /, 'I bring '],
  [/^Holds /, 'I hold '],
  [/^Speaks /, 'I speak '],
  [/^Works as /, 'I work as '],
  [/^Fluent in /, 'I am fluent in '],
  [/^(?:Graduate|Holder) of /, 'I am a $&'],
  [/^Professional with /, 'I am a professional with '],
  [/^Previously with /, 'I was previously with '],
  [/^(?:Promoted|Educated|Responsible) /, 'I was $&'],
  [/^A (?=\S+ professional\.)/, 'I am a '],
  [/^(?=(?:Chief|Principal|Head of|Deputy|Regional) )/, 'I am '],
];

const irregular =
  'built led ran taught wrote rewrote kept cut made took won held grew drove set spent sold saw oversaw gave brought began chose did found fed dealt met sent spoke stood told';
const present =
  'lead run own chair manage support coordinate supervise oversee teach write build maintain train coach mentor prepare draft monitor plan review';
const pastVerb = `(?:\\p{L}{2,}ed|${`${irregular} ${present}`.replaceAll(' ', '|')})`;
const opensWithPastVerb = new RegExp(`^${pastVerb}\\b`, 'iu');
/** "At Quellmark, managed …" */
const pastVerbAfterLead = new RegExp(`^((?:At|As|In|From|With) [^,]+(?:, [^,]+)?, )(?=${pastVerb}\\b)`, 'iu');

/** A line of a resume as a sentence of a letter; one that we can't turn stays as it is. */
export function inFirstPerson(line: string): string {
  const opening = openings.find(([pattern]) => pattern.test(line));
  if (opening) return line.replace(opening[0], (found) => opening[1].replace('$&', small(found)));
  if (pastVerbAfterLead.test(line)) return line.replace(pastVerbAfterLead, '$1I ');
  if (opensWithPastVerb.test(line)) return `I ${small(line)}`;
  return line;
}

/** A lie about a line, told as a sentence of a letter or a profile. */
export function tellInFirstPerson(lie: Lie, kind: 'letter' | 'linkedin'): Lie {
  const said = lie.kind === 'summary' ? falseParts(lie).join(' ') : lie.text;
  return { ...lie, kind, text: inFirstPerson(said) };
}

/** The sentences of a text that hold a claim of it; all of it where none does alone. */
export function falseParts({ text, claims }: Pick<Lie, 'text' | 'claims'>): string[] {
  const parts = sentencesIn(text).filter((part) => claims.some((claim) => hasWords(part, claim)));
  return parts.length > 0 ? parts : [text];
}
