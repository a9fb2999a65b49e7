import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { type Connection, useConnection } from '../native/connection.ts';
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
    <Suspense fallback={<InShort connection={connection} />}>
      <OfflineWords {...{ tool, connection, savedAt }} />
    </Suspense>
  );
}

/** On a first visit the longer words aren't on this device yet, and without a network they don't come. */
function InShort({ connection }: { connection: Connection }) {
  const { _ } = useLingui();
  if (connection === 'online') return null;
  return (
    <p role="status" className="border-line border-b bg-surface px-4 py-2.5 text-ink-2 text-sm sm:px-6">
      <b className="font-semibold text-ink-1">
        {connection === 'offline' ? _('You’re offline.') : _('We can’t reach Candor.')}
      </b>{' '}
      {_('Keep typing; nothing will be lost.')}
    </p>
  );
}

/** Of the copies that this page shows. */
function useOldestShown(): Date | undefined {
  const cache = useQueryClient().getQueryCache();
  const shown = [...useKeptMarks()].filter(([key]) => cache.get(key)?.isActive());
  return shown.map(([, savedAt]) => savedAt).toSorted((one, other) => one.getTime() - other.getTime())[0];
}
