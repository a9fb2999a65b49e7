import type { Lexicon } from '../language/lexicon.ts';
import type { Certification, Degree, Skill } from '../language/lexicon-entries.ts';
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

const known = new WeakMap<LedgerLine, LineFacts>();

export function factsOf(line: LedgerLine, lexicon: Lexicon): LineFacts {
  const found = known.get(line);
  if (found) return found;
  const facts = {
    dates: datesOf(line.text),
    skills: lexicon.skills.find(line.tokens),
    certifications: lexicon.certifications.find(line.tokens),
    degrees: degreesIn(line.tokens, line.text, 0, lexicon),
  };
  known.set(line, facts);
  return facts;
}

/** How much of what stands before a name says what it is. */
const near = 80;

/** Degrees as they are written: "AS", "MA" and "BA" only in capitals, and where no place is meant. */
export function degreesIn(
  words: readonly Word[],
  text: string,
  offset: number,
  lexicon: Lexicon,
): Mention<Degree>[] {
  return lexicon.degrees.find(words).filter((mention) => {
    const written = text.slice(mention.start - offset, mention.end - offset);
    if (/\p{Script=Han}/u.test(written)) return true;
    // "March" is not MArch, nor "Bed" BEd.
    if (/^\p{Lu}\p{L}*\p{Lu}/u.test(mention.phrase) && /^\p{Lu}?\p{Ll}+$/u.test(written)) return false;
    if (written.length > 4) return true;
    if (/[.]/.test(written)) return /^\p{Lu}/u.test(written);
    if (!/^\p{Lu}[\p{L}]*\p{Lu}[\p{L}]*$/u.test(written)) return false;
    const before = text.slice(0, mention.start - offset).slice(-near);
    return !(
      written.length === 2 &&
      /\p{L},\s*$/u.test(before) &&
      /^\s*(?:\d{5}|$|[|•·)–-])/.test(text.slice(mention.end - offset))
    );
  });
}
