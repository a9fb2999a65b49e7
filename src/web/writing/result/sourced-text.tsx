import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import type { ProseSentence } from '#domain/claims/prose/prose.ts';

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly sentence?: ProseSentence;
}

/** A text cut at the sentences that are found in it, in their order; what lies between has no source. */
export function piecesOf(text: string, sentences: readonly ProseSentence[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const sentence of sentences) {
    const start = text.indexOf(sentence.text, at);
    if (start < 0) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), start: at });
    at = start + sentence.text.length;
    pieces.push({ text: sentence.text, start, sentence });
  }
  if (at < text.length) pieces.push({ text: text.slice(at), start: at });
  return pieces;
}

interface SourcedTextProps {
  pieces: readonly Piece[];
  /** Where the sentence begins whose sources are shown. */
  open: number | undefined;
  /** The element that shows them. */
  sourcesId: string;
  onOpen: (start: number | undefined) => void;
}

/** A text whose sentences say on a press where they come from. */
export function SourcedText({ pieces, open, sourcesId, onOpen }: SourcedTextProps) {
  return pieces.map(({ text, start, sentence }) => {
    if (!sentence || sentence.sources.length === 0) return text;
    const isOpen = open === start;
    const toggle = () => onOpen(isOpen ? undefined : start);
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      toggle();
    };
    return (
      // biome-ignore lint/a11y/useSemanticElements: a button is one box, and would not break over lines as a sentence does
      <span
        key={start}
        role="button"
        tabIndex={0}
        aria-expanded={isOpen}
        aria-controls={isOpen ? sourcesId : undefined}
        onClick={toggle}
        onKeyDown={press}
        className={clsx(
          'cursor-pointer decoration-2 underline-offset-4 hover:underline',
          isOpen ? 'bg-wash underline decoration-mark' : 'decoration-edge',
        )}
      >
        {text}
      </span>
    );
  });
}
