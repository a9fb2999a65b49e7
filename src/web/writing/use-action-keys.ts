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
      const isLost = error instanceof ApiError && (error.status === 0 || error.code === undefined);
      if (!isLost) forget();
    },
  };
}
