import { useRef } from 'react';
import { ApiError } from '../api-error.ts';

export interface ActionKeys {
  /** The key of an action; the same one again where nobody knows whether the first try has arrived. */
  readonly keyOf: (action: string) => string;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

export function useActionKeys(): ActionKeys {
  const last = useRef<{ action: string; key: string }>(undefined);
  const forget = () => {
    last.current = undefined;
  };
  return {
    keyOf: (action) => {
      if (last.current?.action !== action) last.current = { action, key: crypto.randomUUID() };
      return last.current.key;
    },
    done: forget,
    failed: (error) => {
      if (!isLost(error)) forget();
    },
  };
}

/** No answer came, or one that isn't the server's own, such as a proxy's page: it may have done what it was asked. */
export const isLost = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === undefined;
