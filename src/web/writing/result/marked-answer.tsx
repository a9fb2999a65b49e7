import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { type AnswerPiece, answerPieces, type NumberedNote } from './answer-pieces.ts';

interface MarkedAnswerProps {
  answer: string;
  notes: readonly NumberedNote[];
}

/** The answer as it was given. What a note is about is underlined, and the note's number stands behind it. */
export function MarkedAnswer({ answer, notes }: MarkedAnswerProps) {
  return (
    <p className="mt-1.5 whitespace-pre-line text-base/[1.75] [overflow-wrap:anywhere]">
      {answerPieces(answer, notes).map((piece) =>
        piece.notes.length > 0 ? <Quote key={piece.start} piece={piece} /> : piece.text,
      )}
    </p>
  );
}

/** Each kind has a line of its own: color alone tells nothing. */
const lines = {
  strong: 'decoration-2 decoration-mark',
  cut: 'decoration-mark decoration-wavy decoration-[1.5px]',
  wrong: 'decoration-2 decoration-bad decoration-double',
};

function Quote({ piece: { text, notes } }: { piece: AnswerPiece }) {
  const { _ } = useLingui();
  const mark = notes[0]?.mark ?? 'strong';
  return (
    <>
      <mark
        className={clsx(
          'bg-transparent text-inherit underline underline-offset-4 [text-decoration-skip-ink:none]',
          lines[mark],
        )}
      >
        {text}
      </mark>
      {notes.map(({ number }) => (
        <sup key={number} className="ps-0.5 font-bold text-2xs text-link leading-none">
          <span className="sr-only"> {_('Note {number}', { number })} </span>
          <span aria-hidden="true">{number}</span>
        </sup>
      ))}
    </>
  );
}
