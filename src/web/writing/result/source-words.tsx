import { useLingui } from '@lingui/react';
import { nearQuotes, type SourcePart, sourceLines } from './source-lines.ts';

interface SourceWordsProps {
  id?: string;
  original: string;
  spans: readonly { start: number; end: number }[];
  /** False where the lines are shown for what is missing in them. */
  isMarked?: boolean;
}

const markLook = 'bg-wash text-ink-1 underline decoration-2 decoration-mark underline-offset-3';

/** The person's own lines around some places of what they pasted, with these marked. */
export function SourceWords({ id, original, spans, isMarked = true }: SourceWordsProps) {
  const { _ } = useLingui();
  return (
    <figure id={id} className="mt-2 rounded-md bg-sunken px-3 py-2.5 text-xs">
      <figcaption className="text-ink-3">{_('From what you pasted')}</figcaption>
      {sourceLines(original, spans).map((parts, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other name
        <SourceLine key={line} parts={nearQuotes(parts)} isMarked={isMarked} />
      ))}
    </figure>
  );
}

function SourceLine({ parts, isMarked }: { parts: readonly SourcePart[]; isMarked: boolean }) {
  return (
    <blockquote className="mt-1.5 text-ink-2 [overflow-wrap:anywhere]">
      {parts.map(({ text, isQuoted }, index) =>
        isQuoted && isMarked ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other name
          <mark key={index} className={markLook}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </blockquote>
  );
}
