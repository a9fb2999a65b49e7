import type { Fault } from '../judgment.ts';

/** What a sentence of a letter or a profile speaks of. Only the first kind needs the person's words behind it. */
export const sentenceKinds = ['you', 'job', 'courtesy'] as const;
export type SentenceKind = (typeof sentenceKinds)[number];

/** Whose words a sentence rests on. The posting is a source for what it says of the job, never of the person. */
export const sourceKinds = ['resume', 'edited', 'confirmed', 'form', 'posting'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** The words that a sentence rests on, letter by letter. */
export interface SentenceSource {
  from: SourceKind;
  quote: string;
  /** The employer that the words stand under; '' for what is about no job. */
  place: string;
}

/** A sentence that has passed: what it claims of the person is in its sources. */
export interface ProseSentence {
  text: string;
  kind: SentenceKind;
  /** Which paragraph it's in, from 0. */
  paragraph: number;
  sources: SentenceSource[];
}

/** The sentences of each paragraph, in the order of the paragraphs. */
export const paragraphsOf = (sentences: readonly ProseSentence[]): ProseSentence[][] =>
  [...Map.groupBy(sentences, ({ paragraph }) => paragraph)]
    .sort(([one], [other]) => one - other)
    .map(([, own]) => own);

/** A sentence that is perhaps true: in no text until the person says yes. */
export interface ProseOffer {
  id: string;
  text: string;
  /** What isn't proven; each marks the words of `text` that it's about. */
  faults: Fault[];
  paragraph: number;
  /** The sentence that it would take the place of; '' where it'd be added. */
  instead: string;
  sources: SentenceSource[];
  answer: 'yes' | 'no' | null;
  /** The sentence as the person writes it, with a yes. */
  words: string;
  answeredAt: string | null;
}
