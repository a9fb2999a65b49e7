import { PageHeading } from '../layout/page-heading.tsx';
import { RetryNote } from '../ui/retry-note.tsx';

interface ServerUnreachableProps {
  /** The name of the tool. */
  name: string;
  error: Error;
  onRetry: () => void;
}

/** In the place of a tool, when what it shows could not be read. */
export function ServerUnreachable({ name, error, onRetry }: ServerUnreachableProps) {
  return (
    <div className="mx-auto w-full max-w-md px-4 py-20">
      <PageHeading title={name} className="mb-5 text-xl font-bold">
        {name}
      </PageHeading>
      <RetryNote error={error} onRetry={onRetry} />
    </div>
  );
}
