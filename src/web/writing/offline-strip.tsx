import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useConnection } from '../native/connection.ts';
import { useKeptMarks } from '../native/kept-marks.ts';
import { lazyPart } from '../ui/lazy-part.ts';

const OfflineWords = lazyPart(() => import('../layout/app-notices.tsx').then((file) => file.OfflineWords), {
  isRare: true,
});

export type OfflineTool = 'builder' | 'letter' | 'linkedin' | 'coach' | 'session' | 'jobs' | 'documents';

/** Below the bar of a tool, while the server can't be reached or only a copy is shown. */
export function OfflineStrip({ tool }: { tool: OfflineTool }) {
  const connection = useConnection();
  const savedAt = useOldestShown();
  if (connection === 'online' && !savedAt) return null;
  return (
    <Suspense fallback={null}>
      <OfflineWords {...{ tool, connection, savedAt }} />
    </Suspense>
  );
}

/** Of the copies that this page shows. */
function useOldestShown(): Date | undefined {
  const cache = useQueryClient().getQueryCache();
  const shown = [...useKeptMarks()].filter(([key]) => cache.get(key)?.isActive());
  return shown.map(([, savedAt]) => savedAt).toSorted((one, other) => one.getTime() - other.getTime())[0];
}
