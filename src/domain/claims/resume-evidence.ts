import { isEnglish } from '../language/language.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { Span } from '../language/span.ts';
import { cutBySection } from '../resume/cut-by-section.ts';
import { withoutSpans } from '../resume/edited-text.ts';
import { parseResume } from '../resume/parse/parse-resume.ts';
import type { ParsedResume } from '../resume/parse/parsed-resume.ts';
import { unsureFields, unsureSources } from '../resume/parse/unsure-fields.ts';
import type { QuotedReading } from '../resume/quoted/quoted-reading.ts';
import type { ReadingNotice } from '../resume/reading-notices.ts';
import type { ResumeData } from '../resume/resume.ts';
import { maxResumeLength } from '../resume/resume-limits.ts';
import { unseenSpans } from '../resume/unseen-text.ts';
import type { Unsure } from '../resume/unsure-changes.ts';
import { type RewritableLine, rewritableLines } from '../rewrite/rewritable-lines.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { type Ledger, type LedgerSource, readLedger } from './ledger.ts';

/** All that a person has said, read once: every edit of their resume is held against it. */
export interface ResumeEvidence extends Unsure {
  /** The text without what nobody can see, up to where it's read at once; what a model may be given. */
  shown: string;
  /** Whether that is all of it. */
  isWhole: boolean;
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
  /** Places of the pasted text, from those of the text that was read; none for what was confirmed later. */
  pastedPlaces(spans: readonly Span[]): Span[];
}

/** A resume as it was pasted. `reading` is how a model has read it, where one was asked. */
export interface PastedResume {
  content: string;
  reading?: QuotedReading | undefined;
}

/** What the person has said when asked, and of which employer; "" where it's about no job in particular. */
export interface Confirmed {
  text: string;
  job: string;
}

export function readResumeEvidence(
  { content, reading, confirmed }: PastedResume & { confirmed: readonly Confirmed[] },
  lexicon: Lexicon,
  now: Date,
): ResumeEvidence {
  const unseen = unseenSpans(content);
  const seen = withoutSpans(content, unseen);
  const parsed = parseResume(seen.text, lexicon, reading);
  const { isCut, ...evidence } = evidenceOf({ text: seen.text, parsed, now, confirmed }, lexicon);
  const pastedPlaces = (spans: readonly Span[]) =>
    spans.filter(({ end }) => end <= seen.text.length).map(seen.originalOf);
  const unsure = unsureFields(parsed);
  return {
    ...evidence,
    shown: cutBySection(seen.text, maxResumeLength),
    isWhole: seen.text.length <= maxResumeLength,
    unsure,
    unsureSources: unsureSources(seen.text, parsed, unsure).map((source) => ({
      ...source,
      spans: pastedPlaces(source.spans),
    })),
    notices: [
      ...(isCut ? (['resume-cut'] as const) : []),
      ...(unseen.some(({ start, end }) => end - start >= hiddenText) ? (['hidden-text'] as const) : []),
      ...(isEnglish(parsed.data.language) ? [] : (['not-english'] as const)),
    ],
    pastedPlaces,
  };
}

/** What any reading makes evidence of; the ledger is made when it's first asked for. */
function evidenceOf(source: LedgerSource, lexicon: Lexicon) {
  const { text, parsed, confirmed = [] } = source;
  const knowledge = knowledgeOf(lexicon);
  let ledger: Ledger | undefined;
  return {
    parsed,
    data: parsed.data,
    ledger: () => {
      ledger ??= readLedger(source, knowledge);
      return ledger;
    },
    knowledge,
    text: [text, ...confirmed.map((one) => one.text)].join('\n'),
    ...rewritableLines(parsed.data),
  };
}

/** The jobs of a resume and nothing else: what else the person has said doesn't count. */
export function wordsOfJobs(data: ResumeData, lexicon: Lexicon, now: Date): ResumeEvidence {
  const text = data.experience
    .flatMap(({ title, company, startDate, endDate, responsibilities }) => [
      `${title}, ${company}, ${startDate} – ${endDate}`,
      ...responsibilities,
    ])
    .join('\n');
  return {
    ...evidenceOf({ text, parsed: { data, fields: [], entries: [] }, now }, lexicon),
    ...{ shown: text, isWhole: true, unsure: [], unsureSources: [], notices: [], pastedPlaces: () => [] },
  };
}

/** Stray characters are nobody's doing; this much is a text. */
const hiddenText = 12;
