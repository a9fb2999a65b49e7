import { createEvidence, type Evidence } from '../guard/evidence.ts';
import type { Lexicon } from '../lexicon.ts';
import { parseResume } from '../parse/parse-resume.ts';
import type { ParsedResume } from '../parse/parsed-resume.ts';
import type { ResumeData } from '../resume.ts';
import { withoutSpans } from '../score/edited-text.ts';
import { unseenSpans } from '../score/unseen-text.ts';
import { type RewritableLine, rewritableLines } from './rewritable-lines.ts';

interface Span {
  start: number;
  end: number;
}

/** All that a person has said, read once: every edit of their resume is held against it. */
export interface PersonsWords {
  data: ResumeData;
  parsed: ParsedResume;
  evidence: Evidence;
  confirmed: readonly string[];
  lines: RewritableLine[];
  unsure: string[];
  notices: string[];
  /** Places of the pasted text, from those of the text that was read; none for what was confirmed later. */
  pastedPlaces(spans: readonly Span[]): Span[];
}

export function readPersonsWords(
  { content, confirmed }: { content: string; confirmed: readonly string[] },
  lexicon: Lexicon,
  now: Date,
): PersonsWords {
  const seen = withoutSpans(content, unseenSpans(content));
  const parsed = parseResume(seen.text, lexicon);
  return {
    data: parsed.data,
    parsed,
    evidence: createEvidence(seen.text, lexicon, { now, confirmed, parsed }),
    confirmed,
    lines: rewritableLines(parsed.data),
    unsure: [],
    notices: [],
    pastedPlaces: (spans) => spans.filter(({ end }) => end <= seen.text.length).map(seen.originalOf),
  };
}
