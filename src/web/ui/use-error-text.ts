import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { ApiError } from '../api-error.ts';
import { useKnownText } from './use-known-text.ts';

/** What went wrong, in the sentence that the server wrote for a person. */
export function useErrorText(): (error: unknown) => string {
  const { _ } = useLingui();
  const known = useKnownText();
  return useCallback(
    (error) => (error instanceof ApiError ? known(error.error) : _('An unexpected error occurred')),
    [_, known],
  );
}
