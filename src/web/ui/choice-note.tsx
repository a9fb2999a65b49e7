import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Note } from './note.tsx';

interface Choice {
  text: string;
  run: () => void;
}

interface ChoiceNoteProps {
  tone?: 'warn';
  text: string;
  /** What helps to choose. */
  children?: ReactNode;
  take: Choice;
  leave: Choice;
}

/** Two things that cannot both be, and the person says which one counts. */
export function ChoiceNote({ tone, text, children, take, leave }: ChoiceNoteProps) {
  return (
    <Note {...(tone && { tone })} className="mb-5">
      <p>{text}</p>
      {children}
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button size="sm" onClick={take.run}>
          {take.text}
        </Button>
        <Button size="sm" variant="ghost" onClick={leave.run}>
          {leave.text}
        </Button>
      </div>
    </Note>
  );
}
