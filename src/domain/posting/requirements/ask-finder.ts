import type { Span } from '../../language/span.ts';
import { asksSomehow } from './judge-clause.ts';

/** What the rules need to know of one posting's text. */
export interface AskFinder {
  lower: string;
  /** Says whether a known skill is named in a run of the text. */
  hasSkill(start: number, end: number): boolean;
  /** Says whether a license or certificate is named in a run of the text. */
  hasCredential(start: number, end: number): boolean;
  isVerb(word: string): boolean;
  asksSomehow(span: Span): boolean;
}

export function createAskFinder(
  lower: string,
  skills: readonly Span[],
  credentials: readonly Span[],
  isVerb: (word: string) => boolean,
): AskFinder {
  const known = new Map<string, boolean>();
  return {
    lower,
    isVerb,
    hasCredential: (start, end) => credentials.some((paper) => paper.start >= start && paper.end <= end),
    hasSkill: (start, end) => skills.some((skill) => skill.start >= start && skill.end <= end),
    asksSomehow: ({ start, end }) => {
      const words = lower.slice(start, end);
      const asks = known.get(words) ?? asksSomehow(words);
      known.set(words, asks);
      return asks;
    },
  };
}
