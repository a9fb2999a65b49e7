import type { InterviewReview } from '#contract/interviews.ts';

type Note = InterviewReview['notes'][number];

export interface NumberedNote extends Note {
  readonly number: number;
}

export interface AnswerPiece {
  readonly start: number;
  readonly text: string;
  /** The notes whose quote ends here; empty for what nothing is said about. */
  readonly notes: readonly NumberedNote[];
}

/** In the order of the answer. */
export const numberedNotes = (notes: readonly Note[]): NumberedNote[] =>
  notes
    .toSorted((one, other) => one.start - other.start)
    .map((note, index) => ({ ...note, number: index + 1 }));

/** The answer cut at its quotes. A quote that overlaps the one before joins it, and both numbers stand behind it. */
export function answerPieces(answer: string, notes: readonly NumberedNote[]): AnswerPiece[] {
  const pieces: AnswerPiece[] = [];
  let at = 0;
  for (const note of notes) {
    const end = note.start + note.quote.length;
    // A quote that isn't there, letter by letter, marks nothing: better no line than one under other words.
    if (answer.slice(note.start, end) !== note.quote || note.quote === '') continue;
    const last = pieces.at(-1);
    if (last && last.notes.length > 0 && note.start < at) {
      const reach = Math.max(at, end);
      pieces[pieces.length - 1] = {
        start: last.start,
        text: answer.slice(last.start, reach),
        notes: [...last.notes, note],
      };
      at = reach;
      continue;
    }
    if (note.start > at) pieces.push({ start: at, text: answer.slice(at, note.start), notes: [] });
    pieces.push({ start: note.start, text: note.quote, notes: [note] });
    at = end;
  }
  if (at < answer.length) pieces.push({ start: at, text: answer.slice(at), notes: [] });
  return pieces;
}
