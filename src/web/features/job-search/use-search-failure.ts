import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { ApiError } from '../../api-error.ts';
import { toast } from '../../ui/toast.ts';
import { useErrorText } from '../../ui/use-error-text.ts';

export interface SearchFailure {
  readonly text: string;
  /** Enough for today is nothing that went wrong. */
  readonly isLimit: boolean;
}

/** What went wrong is told in a toast that stays, and beside the button until the next attempt. */
export function useSearchFailure() {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const [failure, setFailure] = useState<SearchFailure>();
  const fail = (error: unknown) => {
    const text = textOf(error);
    setFailure({ text, isLimit: error instanceof ApiError && error.status === 429 });
    toast({ title: _('Search Failed'), description: text, variant: 'destructive' });
  };
  return { failure, fail, clear: () => setFailure(undefined) };
}
