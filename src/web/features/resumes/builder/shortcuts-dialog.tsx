import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Dialog } from '../../../ui/dialog.tsx';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

const shortcuts: readonly { keys: readonly string[]; text: MessageId }[] = [
  { keys: [isApple ? '⌘' : 'Ctrl', 'Enter'], text: 'Optimize the resume' },
  { keys: ['J'], text: 'Next change' },
  { keys: ['K'], text: 'Previous change' },
  { keys: ['Y'], text: 'Keep the change, or answer yes' },
  { keys: ['N'], text: 'Reject the change, or answer no' },
  { keys: ['E'], text: 'Edit a line we asked about' },
  { keys: ['U'], text: 'Undo the last decision' },
  { keys: ['?'], text: 'Show these shortcuts' },
];

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const { _ } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={_('Keyboard shortcuts')}
      description={_('These work when you’re not typing in a field. The first one works anywhere.')}
    >
      <dl className="divide-y divide-line border-y border-line text-sm">
        {shortcuts.map(({ keys, text }) => (
          <div key={text} className="flex min-h-10 items-center justify-between gap-4">
            <dt>{_(text)}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-sm border border-line bg-raised px-1.5 py-0.5 text-center font-sans text-xs font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
