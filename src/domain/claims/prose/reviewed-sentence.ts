import type { Fault } from '../judgment.ts';
import type { ProseOffer, ProseSentence, SentenceKind, SentenceSource } from './prose.ts';

/** A sentence that somebody proposes, and the lines that they say it rests on. */
export interface ProposedSentence {
  text: string;
  lines: readonly number[];
  paragraph: number;
  /** What its writer says that it speaks of: what isn't about the person is never asked of them. */
  about?: SentenceKind | undefined;
}

/** What became of it. The lines that it was built on stay known: a paragraph is mended from the same. */
export type ReviewedSentence = { lines: readonly number[] } & (
  | { outcome: 'passed'; sentence: ProseSentence }
  | { outcome: 'offer'; offer: ProseOffer }
  | DroppedSentence
);

export interface DroppedSentence {
  outcome: 'dropped';
  text: string;
  paragraph: number;
  /** Refused for nothing but how it's put: who sees the lines may know better. */
  soft?: { faults: Fault[]; sources: SentenceSource[] } | undefined;
}

export const textOf = (one: ReviewedSentence): string => partOf(one).text;
export const paragraphOf = (one: ReviewedSentence): number => partOf(one).paragraph;

function partOf(one: ReviewedSentence): { text: string; paragraph: number } {
  if (one.outcome === 'dropped') return one;
  return one.outcome === 'passed' ? one.sentence : one.offer;
}
