import { useLingui } from '@lingui/react';
import { Undo2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

interface RemovedRowProps {
  /** Of the button, which takes the focus that the removed row had. */
  id: string;
  name: string;
  onUndo: () => void;
}

/** Stands where something was removed, and brings it back. */
export function RemovedRow({ id, name, onUndo }: RemovedRowProps) {
  const { _ } = useLingui();
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 rounded-md bg-sunken ps-3 text-xs">
      <p className="min-w-0 truncate text-ink-2">{_('Removed: {name}', { name })}</p>
      <Button id={id} variant="link" size="sm" className="min-h-11" onClick={onUndo}>
        <Undo2 className="size-4" aria-hidden="true" />
        {_('Undo')}
      </Button>
    </div>
  );
}
