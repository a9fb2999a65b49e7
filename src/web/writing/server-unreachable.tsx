import { useLingui } from '@lingui/react';
import { PageHeading } from '../layout/page-heading.tsx';
import { useConnection } from '../native/connection.ts';
import { RetryNote } from '../ui/retry-note.tsx';

interface ServerUnreachableProps {
  /** The name of the tool. */
  name: string;
  error: Error;
  onRetry: () => void;
}

/** In the place of a tool, when what it shows could not be read. */
export function ServerUnreachable({ name, error, onRetry }: ServerUnreachableProps) {
  const { _ } = useLingui();
  const isAway = useConnection() !== 'online';
  return (
    <div className="mx-auto w-full max-w-md px-4 py-20">
      <PageHeading title={name} className="mb-5 text-xl font-bold">
        {name}
      </PageHeading>
      <RetryNote error={error} onRetry={onRetry} />
      {isAway && (
        <p className="mt-4 text-ink-2 text-sm">
          {_('This device has no copy of it. What you open while you’re online can be read offline later.')}
        </p>
      )}
    </div>
  );
}
