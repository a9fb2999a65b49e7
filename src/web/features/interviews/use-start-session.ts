import { useLingui } from '@lingui/react';
import type { NewInterviewSession } from '#contract/interviews.ts';
import { isUpgradeError } from '../../api-error.ts';
import { toast } from '../../ui/toast.ts';
import { useFailure } from '../../ui/use-failure.ts';
import { useActionKeys } from '../../writing/use-action-keys.ts';
import { useCreateSession } from './interview-queries.ts';
import { type CoachFailure, useCoachFailure } from './use-coach-failure.ts';

/** Starts a session, and says so. */
export function useStartSession() {
  const { _ } = useLingui();
  const creating = useCreateSession();
  const keys = useActionKeys();
  const { failure, fail, clear } = useFailure<CoachFailure>();
  const failureOf = useCoachFailure();
  const start = (body: NewInterviewSession, onStarted: (id: string) => void) => {
    if (creating.isPending) return;
    clear();
    creating.mutate(
      { body, key: keys.keyOf(JSON.stringify(body)) },
      {
        onSuccess: ({ id }) => {
          keys.done();
          toast({
            title: _('Session Started'),
            description: _('Your interview practice session has begun.'),
          });
          onStarted(id);
        },
        onError: (error) => {
          keys.failed(error);
          if (!isUpgradeError(error)) fail(failureOf(error, 'start'));
        },
      },
    );
  };
  return { start, isBusy: creating.isPending, failure };
}
