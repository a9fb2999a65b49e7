import type { TextReader } from '../language/text-reader.ts';
import { makesSenseAlone } from '../posting/requirements/whole-ask.ts';
import type { ReadResume } from '../resume/read-resume.ts';
import { bareName, quotable } from './quotable.ts';
import { type Evidence, provenByQuote } from './verdicts.ts';

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
    const told = statedActs(one, reader, own);
    if (!told || seen.has(told.ask.toLowerCase())) return [];
    seen.add(told.ask.toLowerCase());
    return [told];
  });
}

/**
 * What we can tell of an ask is told of the very words that ask. Where we can't, a bare name stands for itself and anything
 * else in its whole sentence: what was cut out of one may make no sense, or ask for half of it.
 */
function statedActs(evidence: Evidence, reader: TextReader, own: ReadonlySet<string>): Keyword | undefined {
  const { requirement } = evidence;
  const safe = (text: string) => quotable(text, reader.lexicon, (word) => own.has(word));
  const part = makesSenseAlone(requirement.quote, requirement.whole) ? safe(requirement.quote) : undefined;
  const names = [...new Set([...(requirement.skills ?? []), ...reader.certifications(requirement.quote)])];
  const name = part && bareName(requirement, reader);
  const isProven = provenByQuote.has(evidence.verdict);
  if (part !== undefined && (isProven || name !== undefined))
    return { ...evidence, quote: part, names, ask: name ?? upperFirst(part) };
  const quote = safe(requirement.whole ?? '') ?? (/\s/u.test(part ?? '') ? part : undefined);
  if (quote === undefined) return undefined;
  // Of all that stands in the sentence nothing is proven, unless a model has said so, too.
  const verdict = isProven && evidence.probability < sure ? 'unclear' : evidence.verdict;
  return { ...evidence, verdict, quote, names, ask: upperFirst(quote) };
}

/** Where a model has weighed it, or there is no doubt. */
const sure = 0.9;

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
