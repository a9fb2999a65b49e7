import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';

interface ConfirmPanelProps {
  title: string;
  text: string;
  confirm: string;
  isBusy: boolean;
  error: Error | null;
  onConfirm: () => void;
  onKeep: () => void;
}

/** The second of two clicks, where the first one was. It takes the focus, so that it's read and the next key reaches it. */
export function ConfirmPanel({ title, text, confirm, isBusy, error, onConfirm, onKeep }: ConfirmPanelProps) {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-4.5 rounded-lg border border-line bg-surface px-5 py-4.5">
      <h3 ref={heading} tabIndex={-1} className="text-base font-bold">
        {title}
      </h3>
      <p className="mt-1 max-w-[54ch] text-sm text-ink-2">{text}</p>
      {error && (
        <Note tone="bad" className="mt-3">
          {textOf(error)}
        </Note>
      )}
      <div className="mt-3.5 flex flex-wrap gap-2.5 max-sm:*:flex-1">
        <Button variant="danger" size="row" busy={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button size="row" onClick={onKeep}>
          {_('Keep Premium')}
        </Button>
      </div>
    </div>
  );
}
