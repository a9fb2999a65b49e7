import type { Lexicon } from '../language/lexicon.ts';
import type { Certification, Degree, Skill } from '../language/lexicon-entries.ts';
import { onceFor } from '../language/memoize.ts';
import type { Mention } from '../language/phrase-index.ts';
import type { Word } from '../language/words.ts';
import { type DatePoint, datesOf } from './dates-of.ts';
import type { LedgerLine } from './ledger.ts';

/** What the lists find in a line of the person's; looked up once, however many texts are held against it. */
export interface LineFacts {
  dates: readonly DatePoint[];
  skills: readonly Mention<Skill>[];
  certifications: readonly Mention<Certification>[];
  degrees: readonly Mention<Degree>[];
}

export const factsOf = onceFor(
  ({ text, tokens }: LedgerLine, lexicon: Lexicon): LineFacts => ({
    dates: datesOf(text),
    skills: lexicon.skills.find(tokens),
    certifications: lexicon.certifications.find(tokens),
    degrees: degreesIn(tokens, text, lexicon),
  }),
);

/** Degrees as they are written: "AS", "MA" and "BA" only in capitals, and where no place is meant ("Boston, MA 02139"). */
export function degreesIn(words: readonly Word[], text: string, lexicon: Lexicon): Mention<Degree>[] {
  return lexicon.degrees.find(words).filter(({ phrase, start, end }) => {
    const written = text.slice(start, end);
    // "March" is not MArch, nor "Bed" BEd.
    if (/^\p{Lu}\p{L}*\p{Lu}/u.test(phrase) && /^\p{Lu}?\p{Ll}+$/u.test(written)) return false;
    if (written.length > 4 || /\p{Script=Han}/u.test(written)) return true;
    if (!/^\p{Lu}[\p{L}.]*(?:\p{Lu}|\.)\p{L}*$/u.test(written)) return false;
    const isPlace =
      /\p{L},\s*$/u.test(text.slice(0, start)) && /^\s*(?:\d{5}|$|[|•·)–-])/.test(text.slice(end));
    return written.length !== 2 || !isPlace;
  });
}
