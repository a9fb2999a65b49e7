import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { storageQuery } from './account-queries.ts';
import { AccountRow } from './account-section.tsx';

/** From here on it's worth knowing. */
const closeToFull = 0.8;
const megabyte = 1024 * 1024;

export function StorageRow() {
  const { _ } = useLingui();
  const { data: storage } = useQuery(storageQuery);
  if (!storage || storage.usedBytes < closeToFull * storage.maxBytes) return null;
  const used = (storage.usedBytes / megabyte).toFixed(1);
  const max = Math.round(storage.maxBytes / megabyte);
  return (
    <AccountRow
      title={_('Storage')}
      text={_(
        'You’ve used {used} of {max} MB. To make room, delete resumes, letters or interviews you no longer need.',
        {
          used,
          max,
        },
      )}
    />
  );
}
