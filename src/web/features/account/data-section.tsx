import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import type { OpenDialog } from './account-dialog-props.ts';
import { AccountRow, AccountSection } from './account-section.tsx';
import { ExportData } from './export-data.tsx';
import { ImportData } from './import-data.tsx';
import { StorageRow } from './storage-row.tsx';

export function DataSection({ onOpen }: { onOpen: OpenDialog }) {
  const { _ } = useLingui();
  return (
    <AccountSection title={_('Your data')}>
      <StorageRow />
      <ExportData />
      <ImportData />
      <AccountRow
        title={_('Delete account')}
        text={_('Deletes your account and everything in it, and cancels Premium. You can’t undo this.')}
        action={
          <Button variant="dangerQuiet" size="row" onClick={() => onOpen('delete')}>
            {_('Delete account')}
          </Button>
        }
      />
    </AccountSection>
  );
}
