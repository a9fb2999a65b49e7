import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';

const receives =
  /\b(?:[Aa]pply to|[Aa]pplications? (?:should be sent )?to|[Hh]iring [Mm]anager(?: is|:)|[Cc]ontact(?: [Pp]erson)?:|[Pp]lease contact|[Aa]ttn:?|[Aa]ttention:?) /gu;
/** "Send a CV and a short letter saying why … to": whatever stands between, what is sent goes there. */
const sent = phrasePattern.gu`\b(?:${'read-contact/sent'})\b[^.!?\n]{0,20}\b(?:resume|résumé|CVs?|cv|application|letter)\b[^.!?\n]{0,90}?\bto (?:our [\p{Ll} ]{3,30}, )?(?=\p{Lu})`;
const polite = /^(?:Mr|Ms|Mrs|Mx|Dr)\.? (?:\p{Lu}[\p{L}'’-]+ )?\p{Lu}[\p{L}'’-]+(?!\p{L})/u;
const whole = phrasePattern.u`^(?:\p{Lu}[\p{L}'’-]+ ){1,2}(?:(?:${'read-contact/whole'}) ){0,2}\p{Lu}[\p{L}'’-]+(?!\p{L})`;
/** Who helps with something else takes no applications. */
const elsewhere =
  /\b(?:accommodat\p{L}*|accessib\p{L}*|disabilit\p{L}*|privacy|data protection|complaint\p{L}*)\b/iu;

/** The named person who takes applications. Somebody whom the job reports to, or who is only spoken of, isn't. */
export function readContact(text: string, { personNames }: Lexicon): string | null {
  const behind = [receives, sent].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const sentence = text.slice(
        Math.max(text.lastIndexOf('. ', index), text.lastIndexOf('\n', index), 0),
        index,
      );
      return elsewhere.test(sentence) ? [] : [text.slice(index + found.length)];
    }),
  );
  const isPerson = (name: string) =>
    /given|both/u.test(personNames.get(name.split(' ')[0]?.toLowerCase() ?? '') ?? '');
  const named = behind.flatMap((rest) => whole.exec(rest)?.[0] ?? []).find(isPerson);
  return behind.flatMap((rest) => polite.exec(rest)?.[0] ?? [])[0] ?? named ?? null;
}
