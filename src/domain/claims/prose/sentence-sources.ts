import type { LedgerLine } from '../ledger.ts';
import type { ResumeEvidence } from '../resume-evidence.ts';
import type { SentenceSource } from './prose.ts';

interface Said {
  words: ResumeEvidence;
  /** The resume as it was pasted. */
  content: string;
  /** Lines of the resume as it reads now: what was said later and is one of them was written there by hand. */
  edited: ReadonlySet<string>;
}

/** The words that a sentence rests on, letter by letter as the person wrote them. */
export function sourcesOf(numbers: readonly number[], { words, content, edited }: Said): SentenceSource[] {
  const { lines, jobs } = words.ledger();
  const found = numbers.flatMap((number): SentenceSource[] => {
    const line = lines[number];
    if (!line) return [];
    const place = jobs[line.job]?.company ?? '';
    const quotes = words
      .pastedPlaces(spansOf(line, words))
      .map(({ start, end }) => content.slice(start, end).trim());
    if (quotes.length > 0) return quotes.map((quote) => ({ from: 'resume', quote, place }));
    return [{ from: edited.has(line.text) ? 'edited' : 'confirmed', quote: line.text, place }];
  });
  return found.filter(
    ({ quote }, place) => quote !== '' && found.findIndex((other) => other.quote === quote) === place,
  );
}

/** The head of a job or a school stands in several places: each part of it is a source. */
function spansOf({ kind, job, spans }: LedgerLine, { parsed }: ResumeEvidence) {
  if (kind !== 'header' && kind !== 'school') return spans;
  const first = parsed.fields.find((field) => field.spans === spans)?.path ?? `experience.${job}.title`;
  const head = first.replace(/[^.]+$/u, '');
  const parts = parsed.fields.filter(
    ({ path }) => path.startsWith(head) && !path.includes('responsibilities'),
  );
  return parts.flatMap((part) => part.spans);
}
