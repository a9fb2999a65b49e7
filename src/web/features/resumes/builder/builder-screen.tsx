import { useLingui } from '@lingui/react';
import type { ComponentProps } from 'react';
import { ToolScreen } from '../../../writing/tool-screen.tsx';

interface BuilderScreenProps extends Omit<ComponentProps<typeof ToolScreen>, 'titles' | 'partsLabel'> {
  /** How many changes wait for a decision; shown on the tab of a phone. */
  openChanges: number;
}

export function BuilderScreen({ openChanges, ...screen }: BuilderScreenProps) {
  const { _ } = useLingui();
  const titles = {
    edit: _('Edit'),
    preview: _('Preview'),
    changes: openChanges > 0 ? _('Changes {count}', { count: openChanges }) : _('Changes'),
  };
  return <ToolScreen {...screen} titles={titles} partsLabel={_('Parts of the builder')} />;
}
