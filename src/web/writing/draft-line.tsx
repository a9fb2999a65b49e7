import { useLingui } from '@lingui/react';
import { Check, CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Note } from '../ui/note.tsx';
import type { SaveStatus } from './document-saver.ts';
import type { DraftState } from './use-kept-draft.ts';

interface DraftLineProps {
  draft: DraftState;
  /** What is said where the device keeps nothing. */
  notKept: string;
  /** In its place while there is no draft. */
  children?: ReactNode;
}

/** Whether what was typed is safe, and where. Its line is always there, so that no edit moves what is around it. */
export function DraftLine({ draft: { savedAt, isKept }, notKept, children }: DraftLineProps) {
  const { _ } = useLingui();
  if (!isKept) {
    return <Note tone="warn">{notKept}</Note>;
  }
  const time = savedAt?.toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' });
  return (
    <div className="min-h-5 space-y-1 text-xs text-ink-3">
      {time ? <p>{_('Draft saved on this device, {time}', { time })}</p> : children}
    </div>
  );
}

/** Whether the server has what was edited by hand. */
export function SaveLine({ status }: { status: SaveStatus }) {
  const { _ } = useLingui();
  return (
    <p role="status" className="flex items-center gap-1 text-xs text-ink-3">
      {status === 'saved' && <Check className="size-3.5" aria-hidden="true" />}
      {status === 'saved' && <span className="max-sm:sr-only">{_('Saved')}</span>}
      {status === 'saving' && _('Saving...')}
      {status === 'waiting' && (
        <>
          <CloudOff className="size-3.5 text-warn" aria-hidden="true" />
          <span className="max-sm:sr-only">
            {_('Not saved yet. It’s safe on this device, and we’re trying again.')}
          </span>
        </>
      )}
    </p>
  );
}
