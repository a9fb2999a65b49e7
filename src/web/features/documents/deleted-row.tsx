import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import type { DocumentEntry } from './document-entry.ts';
import type { DocumentActions } from './use-document-actions.ts';
import { useDocumentWords } from './use-document-words.ts';

/** In the place of a deleted document, until it is restored or the line is dismissed: no clock runs against the person. */
export function DeletedRow({ entry, actions }: { entry: DocumentEntry; actions: DocumentActions }) {
  const { _ } = useLingui();
  const { nameOf } = useDocumentWords();
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone, and whoever pressed it is taken to the way back.
  useEffect(() => undo.current?.focus(), []);
  const name = nameOf(entry);
  const error = actions.errorOf(entry);
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 bg-sunken p-3 sm:px-4">
      <p className="min-w-0 flex-1 break-words text-sm text-ink-2">
        {_('“{name}” was deleted.', { name })}
        {error && (
          <span role="alert" className="block text-xs font-medium text-bad">
            {error}
          </span>
        )}
      </p>
      <div className="flex items-center gap-1">
        <Button
          ref={undo}
          busy={actions.isBusy(entry)}
          aria-label={_('Undo: restore {name}', { name })}
          onClick={() => void actions.restore(entry)}
        >
          {_('Undo')}
        </Button>
        <Button variant="ghost" size="icon" aria-label={_('Dismiss')} onClick={() => actions.dismiss(entry)}>
          <X className="size-4" aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}
