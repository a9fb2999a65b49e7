import { isEnglish } from '../language/language.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { Span } from '../language/span.ts';
import { cutBySection } from '../resume/cut-by-section.ts';
import { withoutSpans } from '../resume/edited-text.ts';
import { parseResume } from '../resume/parse/parse-resume.ts';
import type { ParsedResume } from '../resume/parse/parsed-resume.ts';
import { unsureFields, unsureSources } from '../resume/parse/unsure-fields.ts';
import type { ReadingNotice } from '../resume/reading-notices.ts';
import type { ResumeData } from '../resume/resume.ts';
import { longestResume } from '../resume/resume-limits.ts';
import { unseenSpans } from '../resume/unseen-text.ts';
import type { Unsure } from '../resume/unsure-changes.ts';
import { type RewritableLine, rewritableLines } from '../rewrite/rewritable-lines.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { type Ledger, readLedger } from './ledger.ts';

/** All that a person has said, read once: every edit of their resume is held against it. */
export interface PersonsWords extends Unsure {
  /** The text without what nobody can see, up to where it's read at once; what a model may be given. */
  shown: string;
  parsed: ParsedResume;
  data: ResumeData;
  /** What the person pasted and confirmed, read for what it claims; made when it's first asked for. */
  ledger(): Ledger;
  knowledge: Knowledge;
  /** All of it as text. */
  text: string;
  /** What may be rewritten. */
  lines: RewritableLine[];
  notices: ReadingNotice[];
  /** What is unsure in a reading of the same text. */
  unsureOf(reading: ParsedResume): Unsure;
  /** Places of the pasted text, from those of the text that was read; none for what was confirmed later. */
  pastedPlaces(spans: readonly Span[]): Span[];
}

/** What the person has said when asked, and of which employer; "" where it's about no job in particular. */
export interface Confirmed {
  text: string;
  job: string;
}

export function readPersonsWords(
  { content, confirmed }: { content: string; confirmed: readonly Confirmed[] },
  lexicon: Lexicon,
  now: Date,
): PersonsWords {
  const knowledge = knowledgeOf(lexicon);
  let ledger: Ledger | undefined;
  const unseen = unseenSpans(content);
  const seen = withoutSpans(content, unseen);
  const parsed = parseResume(seen.text, lexicon);
  const { lines, isCut } = rewritableLines(parsed.data);
  const pastedPlaces = (spans: readonly Span[]) =>
    spans.filter(({ end }) => end <= seen.text.length).map(seen.originalOf);
  const unsureOf = (reading: ParsedResume): Unsure => {
    const unsure = unsureFields(reading);
    const sources = unsureSources(seen.text, reading, unsure);
    return {
      unsure,
      unsureSources: sources.map((source) => ({ ...source, spans: pastedPlaces(source.spans) })),
    };
  };
  return {
    shown: cutBySection(seen.text, longestResume),
    parsed,
    data: parsed.data,
    ledger: () => {
      ledger ??= readLedger({ text: seen.text, parsed, now, confirmed }, knowledge);
      return ledger;
    },
    knowledge,
    text: [seen.text, ...confirmed.map(({ text }) => text)].join('\n'),
    lines,
    ...unsureOf(parsed),
    unsureOf,
    notices: [
      ...(isCut ? (['resume-cut'] as const) : []),
      ...(unseen.some(({ start, end }) => end - start >= hiddenText) ? (['hidden-text'] as const) : []),
      ...(isEnglish(parsed.data.language) ? [] : (['not-english'] as const)),
    ],
    pastedPlaces,
  };
}

/** The jobs of a resume and nothing else: what else the person has said doesn't count. */
export function wordsOfJobs(data: ResumeData, lexicon: Lexicon, now: Date): PersonsWords {
  const knowledge = knowledgeOf(lexicon);
  const parsed: ParsedResume = { data, fields: [], entries: [] };
  const text = data.experience
    .flatMap(({ title, company, startDate, endDate, responsibilities }) => [
      `${title}, ${company}, ${startDate} – ${endDate}`,
      ...responsibilities,
    ])
    .join('\n');
  const nothingUnsure: Unsure = { unsure: [], unsureSources: [] };
  let ledger: Ledger | undefined;
  return {
    shown: text,
    parsed,
    data,
    ledger: () => {
      ledger ??= readLedger({ text, parsed, now }, knowledge);
      return ledger;
    },
    knowledge,
    text,
    lines: rewritableLines(data).lines,
    ...nothingUnsure,
    unsureOf: () => nothingUnsure,
    notices: [],
    pastedPlaces: () => [],
  };
}

/** Stray characters are nobody's doing; this much is a text. */
const hiddenText = 12;
