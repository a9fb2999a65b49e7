import type { Piece } from '../../language/piece.ts';
import type { Span } from '../../language/span.ts';
import type { ResumeData } from '../resume.ts';
import type { Signs } from './confidence.ts';

/** A value with the piece of text it was read from, and what speaks for it. */
export interface Read {
  piece: Piece;
  signs: Signs;
}

/** A field of the parse, where it stood in the pasted text, and how sure the parser is of it. */
export interface ParsedField {
  /** Such as "experience.0.title" or "skills.3". */
  path: string;
  value: string;
  spans: Span[];
  /** 0 to 1, calibrated: of a hundred fields with 0.9, ninety are right. */
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
