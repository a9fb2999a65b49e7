import type { AnswerMark } from '#domain/interview/interview.ts';

export interface AnswerPiece {
  readonly start: number;
  readonly text: string;
  /** Undefined for what isn't marked. */
  readonly mark: AnswerMark['mark'] | undefined;
}

/** The answer cut at its marks, which come in its order. A quote that isn't there letter by letter marks nothing. */
export function answerPieces(answer: string, marks: readonly AnswerMark[]): AnswerPiece[] {
  const pieces: AnswerPiece[] = [];
  let at = 0;
  for (const { mark, quote, start } of marks) {
    if (start < at || quote === '' || answer.slice(start, start + quote.length) !== quote) continue;
    if (start > at) pieces.push({ start: at, text: answer.slice(at, start), mark: undefined });
    pieces.push({ start, text: quote, mark });
    at = start + quote.length;
  }
  if (at < answer.length) pieces.push({ start: at, text: answer.slice(at), mark: undefined });
  return pieces;
}
