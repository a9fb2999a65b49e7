import type { ResumeData } from '../resume.ts';
import type { Span } from '../text/span.ts';

/** A field of the parse, where it stood in the pasted text, and how sure the parser is of it. */
export interface ParsedField {
  /** Such as "experience.0.title" or "skills.3". */
  path: string;
  value: string;
  spans: Span[];
  /** 0 to 1. */
  confidence: number;
}

/** The block of text that a job or a degree was read from. */
export interface ParsedEntry {
  kind: 'experience' | 'education';
  index: number;
  start: number;
  end: number;
  /** Each line of the block, joined where it was wrapped. */
  lines: { text: string; spans: Span[] }[];
}

export interface ParsedResume {
  data: ResumeData;
  fields: ParsedField[];
  entries: ParsedEntry[];
}
