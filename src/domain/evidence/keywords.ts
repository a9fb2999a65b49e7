import type { TextReader } from '../language/text-reader.ts';
import type { Requirement } from '../posting/requirements/extract-requirements.ts';
import { nameOfAsk, quotable } from './quotable.ts';
import type { Evidence } from './verdicts.ts';

/** A verdict with what may be repeated of the ask. */
export interface Keyword extends Evidence {
  ask: string;
  quote: string;
  /** Names of our lists, by which a question may ask for the same. */
  names: readonly string[];
}

const yearsWording = /\b(?:years?|yrs|months?)\b/iu;
const shiftWording = /\b(?:shifts?|nights?|evenings?|weekends?|saturdays?|sundays?|on[- ]call)\b/iu;

/** The verdicts whose asks make sense alone and may be repeated; each ask once. */
export function keywordsOf(evidence: readonly Evidence[], reader: TextReader): Keyword[] {
  const seen = new Set<string>();
  return evidence.flatMap((one) => {
    const asked = askedOf(one.requirement, reader);
    if (!asked || seen.has(asked.ask.toLowerCase())) return [];
    seen.add(asked.ask.toLowerCase());
    return [{ ...one, ...asked }];
  });
}

function askedOf(requirement: Requirement, reader: TextReader): Omit<Keyword, keyof Evidence> | undefined {
  const about = requirement.years === undefined ? shiftWording : yearsWording;
  const quote = quotable(requirement.quote, reader.lexicon, about);
  const names = [...new Set([...(requirement.skills ?? []), ...reader.certifications(requirement.quote)])];
  return quote === undefined ? undefined : { quote, names, ask: nameOfAsk(requirement, quote, reader) };
}
