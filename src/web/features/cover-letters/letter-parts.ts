import type { ProseSentence } from '#domain/claims/prose/prose.ts';
import { piecesOf } from '../../writing/result/sourced-text.tsx';

/** A sentence that stands in the letter as it was written, with its number among those that have a source. */
export interface NumberedSentence {
  readonly number: number;
  readonly sentence: ProseSentence;
}

interface LetterPart {
  readonly text: string;
  readonly start: number;
  readonly numbered?: NumberedSentence;
}

export interface LetterParagraph {
  /** Where it begins in the letter. */
  readonly start: number;
  readonly parts: readonly LetterPart[];
  /** Which paragraph of the written body it is; undefined for date, greeting, closing and what was added by hand. */
  readonly body: number | undefined;
}

/** The paragraphs of a letter, with the sentences that have a source numbered in the order in which they are read. */
export function letterParagraphs(content: string, sentences: readonly ProseSentence[]): LetterParagraph[] {
  let number = 0;
  return [...content.matchAll(/\S[\s\S]*?(?=\n[^\S\n]*\n|\s*$)/g)].map(({ 0: text, index: start }) => {
    const pieces = piecesOf(text, sentences);
    const parts = pieces.map(({ sentence, ...part }) => {
      if (!sentence || sentence.sources.length === 0) return part;
      number += 1;
      return { ...part, numbered: { number, sentence } };
    });
    return { start, parts, body: pieces.find(({ sentence }) => sentence)?.sentence?.paragraph };
  });
}

/** Those that can be looked up, in the order of their numbers. */
export const numberedIn = (paragraphs: readonly LetterParagraph[]): NumberedSentence[] =>
  paragraphs.flatMap(({ parts }) => parts.flatMap(({ numbered }) => (numbered ? [numbered] : [])));

const fewestWords = 3;

/** How many sentences are the person's own: they end like one, and none that we wrote is in them. */
export function ownSentences(content: string, sentences: readonly ProseSentence[]): number {
  return content
    .split(/\n[^\S\n]*\n/)
    .flatMap((paragraph) => piecesOf(paragraph, sentences))
    .filter(({ sentence }) => !sentence)
    .flatMap(({ text }) => text.match(/\p{L}[^.!?]*[.!?](?=\s|["”’)]|$)/gu) ?? [])
    .filter((text) => wordCount(text) >= fewestWords).length;
}

/** The body so far of a letter that is still being written. */
export function incomingText(sentences: readonly ProseSentence[]): string {
  const paragraphs = Map.groupBy(sentences, ({ paragraph }) => paragraph);
  return [...paragraphs]
    .sort(([one], [other]) => one - other)
    .map(([, inside]) => inside.map(({ text }) => text).join(' '))
    .join('\n\n');
}

export const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
