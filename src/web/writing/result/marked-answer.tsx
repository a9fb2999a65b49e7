import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { AnswerMark } from '#domain/interview/interview.ts';
import { answerPieces } from './answer-pieces.ts';

interface MarkedAnswerProps {
  answer: string;
  marks: readonly AnswerMark[];
}

/** Each kind has a line of its own: color alone tells nothing. */
const lines: Readonly<Record<AnswerMark['mark'], string>> = {
  number: 'decoration-2 decoration-mark',
  deed: 'decoration-2 decoration-link decoration-dotted',
};
const look = 'bg-transparent text-inherit underline underline-offset-4 [text-decoration-skip-ink:none]';

const names: Readonly<Record<AnswerMark['mark'], MessageId>> = {
  number: 'A number',
  deed: 'Something you say you did',
};
const kinds = Object.keys(names) as AnswerMark['mark'][];

/** The answer as it was given, with what was found in it underlined, and what the lines stand for. */
export function MarkedAnswer({ answer, marks }: MarkedAnswerProps) {
  const { _ } = useLingui();
  const found = kinds.filter((kind) => marks.some(({ mark }) => mark === kind));
  return (
    <>
      <p className="mt-1.5 whitespace-pre-line text-base/[1.75] [overflow-wrap:anywhere]">
        {answerPieces(answer, marks).map(({ start, text, mark }) =>
          mark ? (
            <mark key={start} className={`${look} ${lines[mark]}`}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
      {found.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-xs">
          {found.map((kind) => (
            <span key={kind} className={`${look} ${lines[kind]}`}>
              {_(names[kind])}
            </span>
          ))}
        </p>
      )}
    </>
  );
}
