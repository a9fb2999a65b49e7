import type { Certification, Degree, Lexicon, Skill } from '../lexicon.ts';
import type { Mention } from '../phrase-index.ts';
import { type DatePoint, datesOf } from './dates-of.ts';
import type { LedgerLine } from './ledger.ts';
import { degreesIn } from './listed-names.ts';

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
