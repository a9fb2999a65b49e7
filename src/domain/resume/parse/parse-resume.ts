import { languageOf } from '../../language/language.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { memoizeFor } from '../../language/memoize.ts';
import { parseQuoted } from '../quoted/parse-quoted.ts';
import type { QuotedReading } from '../quoted/quoted-reading.ts';
import { assembleResume } from './assemble-resume.ts';
import { createClaims } from './claims.ts';
import { type ConfidenceWeights, confidenceOf, type Signs } from './confidence.ts';
import { assembleContact } from './contact.ts';
import { readFacts } from './line-facts.ts';
import { findNamedEntries, withEntries, withoutEntries } from './named-entries.ts';
import type { ParsedResume } from './parsed-resume.ts';
import { inPastedOrder } from './pasted-sections.ts';
import { type Labels, readLabels } from './read-labels.ts';
import { entriesOf, restOf, writeResume } from './write-resume.ts';

/**
 * Reads a resume out of pasted text of any layout: lines are labeled by learned weights, then the pieces of the
 * headers of jobs and education, then the fields are put together. Nothing is lost: what fits no field is kept as additional.
 * Where somebody else has read it, their reading stands, as far as it's written in the text.
 */
export function parseResume(text: string, lexicon: Lexicon, reading?: QuotedReading): ParsedResume {
  return (reading && quoted(lexicon)(JSON.stringify({ text, reading })).parsed) ?? parsed(lexicon)(text);
}

/** Read for its words, scored as pasted, scored again: the same text within a moment. */
const rememberedResumes = 4;
const maxCachedLength = 50_000;

const parsed = memoizeFor(
  (text, lexicon: Lexicon) => {
    const named = findNamedEntries(text);
    if (named.length === 0) return inPastedOrder(text, read(text, lexicon));
    const { data, ...rest } = read(withoutEntries(text, named), lexicon);
    const whole = withEntries({ ...rest, data: { ...data, language: languageOf(text) } }, named);
    return inPastedOrder(text, whole);
  },
  rememberedResumes,
  maxCachedLength,
);

const quoted = memoizeFor(
  (key, lexicon: Lexicon) => {
    const { text, reading } = JSON.parse(key) as { text: string; reading: QuotedReading };
    const whole = parseQuoted(text, reading, lexicon);
    return { parsed: whole && inPastedOrder(text, whole) };
  },
  rememberedResumes,
  maxCachedLength,
);

const read = (text: string, lexicon: Lexicon): ParsedResume =>
  resumeOf(text, readLabels(readFacts(text, lexicon), lexicon), lexicon.parser.sureness);

/** The resume that a text is by its labels. `note` is told what speaks for each field, in their order. */
export function resumeOf(
  text: string,
  labels: Labels,
  confidence: ConfidenceWeights,
  note: (signs: Signs) => void = () => undefined,
): ParsedResume {
  const claims = createClaims(text.length);
  const contact = assembleContact(labels.contact, labels.lines);
  for (const read of Object.values(contact)) claims.take(read?.piece);
  const content = assembleResume(labels, claims);
  const entries = entriesOf(content);
  const language = languageOf(text);
  return writeResume({
    ...{ contact, content, entries, language },
    additional: restOf({ contact, content, language }, claims, entries),
    confidenceOf: (kind, signs) => {
      note(signs);
      return confidenceOf(kind, signs, labels.confidence, confidence);
    },
  });
}
