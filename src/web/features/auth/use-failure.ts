import { useState } from 'react';
import { toast } from '../../ui/toast.ts';

export interface Failure {
  readonly title: string;
  readonly description: string;
}

/** A failure is told twice: in a toast, and beside the form where it stays until the next attempt. */
export function useFailure() {
  const [failure, setFailure] = useState<Failure>();
  return {
    failure,
    fail(next: Failure): void {
      setFailure(next);
      toast({ ...next, variant: 'destructive' });
    },
    clear: () => setFailure(undefined),
  };
}
