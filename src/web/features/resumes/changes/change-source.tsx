import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { type SourcePart, sourceLines } from './source-lines.ts';

interface ChangeSourceProps {
  reason: string;
  original: string;
  support: readonly { start: number; end: number }[];
}

/** Why, and on request the person's own lines that the new wording rests on. */
export function ChangeSource({ reason, original, support }: ChangeSourceProps) {
  const { _ } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <p className="mt-1.5 text-ink-2 text-xs">
        {reason}{' '}
        {support.length > 0 && (
          <Button
            variant="link"
            size="inline"
            // The finger gets more room than the line has.
            className="relative min-h-0 text-xs after:absolute after:-inset-x-1 after:-inset-y-3"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? _('Hide source') : _('Show source')}
          </Button>
        )}
      </p>
      {isOpen && (
        <figure id={id} className="mt-2 rounded-md bg-sunken px-3 py-2.5 text-xs">
          <figcaption className="text-ink-3">{_('From what you pasted')}</figcaption>
          {sourceLines(original, support).map((parts, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other name
            <SourceLine key={line} parts={parts} />
          ))}
        </figure>
      )}
    </>
  );
}

function SourceLine({ parts }: { parts: readonly SourcePart[] }) {
  return (
    <blockquote className="mt-1.5 text-ink-2 [overflow-wrap:anywhere]">
      {parts.map(({ text, isQuoted }, index) =>
        isQuoted ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other name
          <mark key={index} className="bg-wash text-ink-1">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </blockquote>
  );
}
