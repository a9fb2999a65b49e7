import type { TextReader } from '../language/text-reader.ts';
import type { Requirement } from '../posting/requirements/extract-requirements.ts';
import type { ReadResume } from '../resume/read-resume.ts';
import { nameOfAsk, quotable } from './quotable.ts';
import type { Evidence } from './verdicts.ts';

/** A verdict with what may be repeated of the ask. */
export interface Keyword extends Evidence {
  ask: string;
  quote: string;
  /** Names of our lists, by which a question may ask for the same. */
  names: readonly string[];
}

/** The verdicts whose asks make sense alone and may be repeated; each ask once. */
export function keywordsOf(
  evidence: readonly Evidence[],
  { reader, words }: Pick<ReadResume, 'reader' | 'words'>,
): Keyword[] {
  const own = new Set(words.map(({ key }) => key));
  const seen = new Set<string>();
  return evidence.flatMap((one) => {
    const asked = askedOf(one.requirement, reader, own);
    if (!asked || seen.has(asked.ask.toLowerCase())) return [];
    seen.add(asked.ask.toLowerCase());
    return [{ ...one, ...asked }];
  });
}

function askedOf(
  requirement: Requirement,
  reader: TextReader,
  own: ReadonlySet<string>,
): Omit<Keyword, keyof Evidence> | undefined {
  const quote = quotable(requirement.quote, reader.lexicon, (word) => own.has(word));
  const names = [...new Set([...(requirement.skills ?? []), ...reader.certifications(requirement.quote)])];
  return quote === undefined ? undefined : { quote, names, ask: nameOfAsk(requirement, quote, reader) };
}
