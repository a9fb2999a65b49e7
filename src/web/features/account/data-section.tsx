import { useLingui } from '@lingui/react';
import { AccountSection } from './account-section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { ImportData } from './import-data.tsx';

export function DataSection() {
  const { _ } = useLingui();
  return (
    <AccountSection title={_('Your data')}>
      <ExportData />
      <ImportData />
      <DeleteAccount />
    </AccountSection>
  );
}
