import { useState } from 'react';
import { toast } from './toast.ts';

export interface Failure {
  readonly title: string;
  readonly description: string;
}

/** A failure is told twice: in a toast, and beside the button where it stays until the next attempt. */
export function useFailure<Told extends Failure = Failure>() {
  const [failure, setFailure] = useState<Told>();
  return {
    failure,
    fail(next: Told): void {
      setFailure(next);
      toast({ title: next.title, description: next.description, variant: 'destructive' });
    },
    clear: () => setFailure(undefined),
  };
}
