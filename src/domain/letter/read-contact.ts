import type { Lexicon } from '../lexicon.ts';

const receives =
  /\b(?:[Aa]pply to|[Aa]pplications? (?:should be sent )?to|(?:[Ss]end|[Ee]mail|[Ss]ubmit|[Ff]orward|[Aa]ddress) (?:your |a |an )?(?:resume|résumé|CV|cv|application|cover letter|letter)s?(?: and [\p{Ll} ]{1,20})? to|[Hh]iring [Mm]anager(?: is|:)|[Cc]ontact(?: [Pp]erson)?:|[Aa]ttn:?|[Aa]ttention:?) /gu;
const polite = /^(?:Mr|Ms|Mrs|Mx|Dr)\.? (?:\p{Lu}[\p{L}'’-]+ )?\p{Lu}[\p{L}'’-]+(?!\p{L})/u;
const whole = /^(?:\p{Lu}[\p{L}'’-]+ ){1,2}\p{Lu}[\p{L}'’-]+(?!\p{L})/u;

/** The named person who takes applications. Somebody whom the job reports to, or who is only spoken of, isn't. */
export function readContact(text: string, { personNames }: Lexicon): string | null {
  const behind = [...text.matchAll(receives)].map(({ 0: found, index }) => text.slice(index + found.length));
  const isPerson = (name: string) =>
    /given|both/u.test(personNames.get(name.split(' ')[0]?.toLowerCase() ?? '') ?? '');
  const named = behind.flatMap((rest) => whole.exec(rest)?.[0] ?? []).find(isPerson);
  return behind.flatMap((rest) => polite.exec(rest)?.[0] ?? [])[0] ?? named ?? null;
}
