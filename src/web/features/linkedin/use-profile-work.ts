import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { LinkedinForm } from '#contract/linkedin.ts';
import { api } from '../../api.ts';
import { ApiError, isPlanRefusal } from '../../api-error.ts';
import { toast } from '../../ui/toast.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { isWorkStarted } from '../../work.ts';
import { useWork } from '../../writing/use-work.ts';
import type { RunningWork } from '../../writing/work-progress.tsx';
import { linkedinQuery } from './linkedin-queries.ts';

export interface ProfileWork extends RunningWork {
  /** What went wrong, until the next attempt. */
  readonly failure: string | undefined;
  readonly start: (form: LinkedinForm) => void;
}

export function useProfileWork(workId: string | undefined, onDone: () => void): ProfileWork {
  const { _ } = useLingui();
  const client = useQueryClient();
  const { queryKey } = linkedinQuery;
  const messageOf = useMessage();
  const succeed = () => {
    toast({
      title: _('LinkedIn Profile Optimized!'),
      description: _('Your LinkedIn content has been optimized for maximum impact'),
    });
    onDone();
  };
  const { failure, ...work } = useWork({
    workId,
    feature: 'linkedin',
    read: (signal) => api.getLinkedin({ signal }),
    onEnded: (fresh) => {
      const known = client.getQueryData(queryKey) ?? { form: null, profile: null };
      client.setQueryData(queryKey, { ...known, ...fresh, workId: null });
    },
    onDone: (fresh) => (fresh?.profile ? succeed() : work.fail(undefined)),
    // A refusal by plan has opened the upgrade dialog already.
    failureOf: (error) =>
      isPlanRefusal(error) ? undefined : { title: _('Optimization Failed'), description: messageOf(error) },
  });
  const start = (form: LinkedinForm) =>
    work.start({
      call: async (idempotencyKey) => {
        const answer = await api.optimizeLinkedin({ body: form, respondAsync: true, idempotencyKey });
        client.setQueryData(queryKey, (known) =>
          isWorkStarted(answer)
            ? { profile: null, ...known, form, workId: answer.workId }
            : { form, profile: answer, workId: null },
        );
        return answer;
      },
      onStarted: (answer) => {
        if (!isWorkStarted(answer)) succeed();
      },
    });
  return { ...work, failure: failure?.description, start };
}

function useMessage() {
  const { _ } = useLingui();
  const textOf = useErrorText();
  return (error: unknown) => {
    if (!(error instanceof ApiError)) return _('Failed to optimize LinkedIn profile');
    return error.hasMessage ? textOf(error) : _('Failed to generate LinkedIn optimization');
  };
}
