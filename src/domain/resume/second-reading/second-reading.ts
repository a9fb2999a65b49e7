import { foldQuotes } from '../../language/fold.ts';
import type { ParsedField, ParsedResume } from '../parse/parsed-resume.ts';
import { unsureBelow } from '../parse/unsure-fields.ts';
import { compareEntries, compareValues, type Entry, type Quote, type Verdicts } from './compare-entries.ts';

/** What somebody else, such as a language model, takes a resume for. */
export interface SecondReading {
  name?: Quote;
  jobs: readonly { title?: Quote; company?: Quote; startDate?: Quote; endDate?: Quote }[];
  studies: readonly { degree?: Quote; institution?: Quote }[];
}

/**
 * Our reading held against another of the same text: where they differ we are no longer sure, and where they agree
 * we are surer. No word of ours changes, and what the other says counts only if it's written in the text.
 * `text` may be just the beginning of what we read. The rest keeps its confidence.
 */
export function withSecondReading(parsed: ParsedResume, text: string, reading: SecondReading): ParsedResume {
  const quoted = onlyQuotes(reading, text);
  // Every resume has a name: a reader that found none has overlooked it.
  const name = compareValues(parsed.data.personalInfo.name, quoted.name ?? undefined);
  const verdicts: Verdicts = new Map([
    ...(name ? [['personalInfo.name', name] as const] : []),
    ...compareEntries(parsed, 'experience', quoted.jobs, text),
    ...compareEntries(parsed, 'education', quoted.studies, text),
  ]);
  return { ...parsed, fields: parsed.fields.map((field) => withVerdict(field, verdicts)) };
}

/** The reading without anything that isn't written in the text. */
export function onlyQuotes(reading: SecondReading, text: string): SecondReading {
  // A word that is broken at the end of a line may be quoted either way.
  const written = [text, text.replace(/(?<=\p{L})[-‐\u00AD]\s*\n\s*(?=\p{Ll})/gu, '')].map(foldQuotes);
  const quote = (value: Quote): Quote => {
    if (value === undefined) return undefined;
    const folded = foldQuotes(value ?? '');
    if (folded === '') return null;
    return written.some((one) => one.includes(folded)) ? value : undefined;
  };
  const quotesOf = <T extends Entry>(entry: T) =>
    Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, quote(value)])) as T;
  return {
    name: quote(reading.name),
    jobs: reading.jobs.map(quotesOf),
    studies: reading.studies.map(quotesOf),
  };
}

/** Even our surest field is marked once it was read differently; among the marked, the order of our own doubt stays. */
const doubted = unsureBelow * 0.97;

/** Two readers who agree are wrong less often than one, but the same words can mislead both. */
const oddsOfAgreement = 4;

function withVerdict(field: ParsedField, verdicts: Verdicts): ParsedField {
  const { confidence } = field;
  switch (verdicts.get(field.path)) {
    case 'differs':
      return { ...field, confidence: confidence * doubted };
    case 'agrees':
      return { ...field, confidence: surer(confidence) };
    default:
      return field;
  }
}

const surer = (confidence: number) =>
  (oddsOfAgreement * confidence) / (1 - confidence + oddsOfAgreement * confidence);
