import { useLingui } from '@lingui/react';
import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';

interface RowMenuProps {
  /** What the menu is of, for those who hear it. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

export function RowMenu({ name, isFirst, isLast, onMove, onRemove }: RowMenuProps) {
  const { _ } = useLingui();
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label={_('Move or remove: {name}', { name })}>
          <Ellipsis className="size-4.5" aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem disabled={isFirst} onSelect={() => onMove(-1)}>
        <ArrowUp className="size-4" aria-hidden="true" />
        {_('Move up')}
      </MenuItem>
      <MenuItem disabled={isLast} onSelect={() => onMove(1)}>
        <ArrowDown className="size-4" aria-hidden="true" />
        {_('Move down')}
      </MenuItem>
      <MenuItem onSelect={onRemove}>
        <Trash2 className="size-4" aria-hidden="true" />
        {_('Remove')}
      </MenuItem>
    </Menu>
  );
}
