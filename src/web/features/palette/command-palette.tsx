import { useLingui } from '@lingui/react';
import { Dialog as Radix } from 'radix-ui';
import { setPaletteOpen, usePalette } from '../../layout/palette.ts';
import { UnsavedDialog } from '../../layout/unsaved-dialog.tsx';
import { useSignOut } from '../../layout/use-sign-out.ts';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { CommandSearch } from './command-search.tsx';
import { useCommands } from './use-commands.ts';

/** Goes anywhere and does the most usual things by a few letters. */
export function CommandPalette() {
  const { _ } = useLingui();
  const isOpen = usePalette() === 'open';
  const focusReturn = useFocusReturn();
  const { askOrLeave, ...unsaved } = useSignOut();
  const commands = useCommands(askOrLeave);
  return (
    <>
      <Radix.Root open={isOpen} onOpenChange={setPaletteOpen}>
        <Radix.Portal>
          <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-scrim-out data-[state=open]:animate-scrim-in" />
          <Radix.Content
            {...focusReturn}
            aria-describedby={undefined}
            className="fixed inset-x-3 top-[max(0.75rem,12vh)] z-50 mx-auto flex max-h-[min(32rem,80dvh)] max-w-xl flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-float data-[state=closed]:animate-panel-out data-[state=open]:animate-panel-in"
          >
            <Radix.Title className="sr-only">{_('Search pages, documents, and actions')}</Radix.Title>
            <CommandSearch commands={commands} onDone={() => setPaletteOpen(false)} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      <UnsavedDialog {...unsaved} />
    </>
  );
}
