import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ApiError } from '../../api-error.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import type { Failure } from '../../ui/use-failure.ts';

/** What is said of each without a connection: no more is claimed than has happened. */
const offlineTexts = {
  start: 'You’re offline. What you typed is saved on this device. Start when you’re back online.',
  ask: 'You’re offline. Your next question comes when you’re back online.',
  answer: 'You’re offline. Your answer is saved on this device. Send it when you’re back online.',
} as const satisfies Record<string, MessageId>;

export interface CoachFailure extends Failure {
  /** Whether the same once more has a chance. */
  readonly isWorthRetry: boolean;
  /** Enough for today is nothing that went wrong. */
  readonly isLimit: boolean;
}

export function useCoachFailure() {
  const { _ } = useLingui();
  const textOf = useErrorText();
  return (error: unknown, action: keyof typeof offlineTexts): CoachFailure => {
    const status = error instanceof ApiError ? error.status : 500;
    const description = status === 0 && !navigator.onLine ? _(offlineTexts[action]) : textOf(error);
    const isWorthRetry = status === 0 || status >= 500;
    return { title: _('Error'), description, isWorthRetry, isLimit: status === 429 };
  };
}
