import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SourceWords } from '../../../writing/result/source-words.tsx';

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
      {isOpen && <SourceWords id={id} original={original} spans={support} />}
    </>
  );
}
