import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { ApiError } from '../../api-error.ts';
import { toast } from '../../ui/toast.ts';
import { useErrorText } from '../../ui/use-error-text.ts';

/** What is said of each without a connection: no more is claimed than has happened. */
const offlineTexts = {
  start: 'You’re offline. What you typed is saved on this device. Start when you’re back online.',
  ask: 'You’re offline. Your next question comes when you’re back online.',
  answer: 'You’re offline. Your answer is saved on this device. Send it when you’re back online.',
} as const satisfies Record<string, MessageId>;

export type CoachAction = keyof typeof offlineTexts;

export interface Failure {
  readonly text: string;
  /** Whether the same once more has a chance. */
  readonly isWorthRetry: boolean;
  /** Enough for today is nothing that went wrong. */
  readonly isLimit: boolean;
}

/** What went wrong is told in a toast that stays, and beside the button until the next attempt. */
export function useFailure() {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const [failure, setFailure] = useState<Failure>();
  const fail = (error: unknown, action: CoachAction) => {
    const status = error instanceof ApiError ? error.status : 500;
    const text = status === 0 && !navigator.onLine ? _(offlineTexts[action]) : textOf(error);
    setFailure({ text, isWorthRetry: status === 0 || status >= 500, isLimit: status === 429 });
    toast({ title: _('Error'), description: text, variant: 'destructive' });
  };
  return { failure, fail, clear: () => setFailure(undefined) };
}
