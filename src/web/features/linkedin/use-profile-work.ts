import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LinkedinForm } from '#contract/linkedin.ts';
import type { Work } from '#contract/work.ts';
import { api } from '../../api.ts';
import { ApiError, isPlanRefusal } from '../../api-error.ts';
import { toast } from '../../ui/toast.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { isWorkStarted } from '../../work.ts';
import { followWork, readOnceReached } from '../../writing/follow-work.ts';
import { useCancelWork } from '../../writing/use-cancel-work.ts';
import type { RunningWork } from '../../writing/work-progress.tsx';
import { linkedinQuery, useStartProfile } from './linkedin-queries.ts';

export interface ProfileWork extends RunningWork {
  /** What went wrong, until the next attempt. */
  readonly failure: string | undefined;
  readonly start: (form: LinkedinForm) => void;
}

/** Starts the work and follows it, also one that another tab has started or that a reload has left. */
export function useProfileWork(workId: string | undefined, onDone: () => void): ProfileWork {
  const { failure, fail, clear } = useFailure();
  const [cancelled, setCancelled] = useState<Work>();
  const starting = useStartProfile();
  const succeed = useSuccess(onDone);
  const { cancel, isCancelling } = useCancelWork(workId);
  const progress = useFollowed(workId, (work, hasProfile) => {
    if (work?.state === 'cancelled') setCancelled(work);
    else if (work?.state === 'failed') fail(new ApiError(500, JSON.stringify(work.error ?? {})));
    else if (hasProfile) succeed();
    else fail(undefined);
  });
  const start = (form: LinkedinForm) => {
    if (starting.isPending || workId) return;
    clear();
    setCancelled(undefined);
    starting.mutate(
      { form, key: crypto.randomUUID() },
      {
        onSuccess: (answer) => {
          if (!isWorkStarted(answer)) succeed();
        },
        onError: (error) => {
          // A refusal by plan has opened the upgrade dialog already.
          if (!isPlanRefusal(error)) fail(error);
        },
      },
    );
  };
  const isBusy = starting.isPending || workId !== undefined;
  return { isBusy, progress, failure, cancelled, start, cancel, isCancelling };
}

function useSuccess(onDone: () => void) {
  const { _ } = useLingui();
  return () => {
    toast({
      title: _('LinkedIn Profile Optimized!'),
      description: _('Your LinkedIn content has been optimized for maximum impact'),
    });
    onDone();
  };
}

/** Told in a toast that stays, and beside the button until the next attempt. */
function useFailure() {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const [failure, setFailure] = useState<string>();
  const messageOf = (error: unknown) => {
    if (!(error instanceof ApiError)) return _('Failed to optimize LinkedIn profile');
    return error.hasMessage ? textOf(error) : _('Failed to generate LinkedIn optimization');
  };
  const fail = (error: unknown) => {
    const message = messageOf(error);
    setFailure(message);
    toast({ title: _('Optimization Failed'), description: message, variant: 'destructive' });
  };
  return { failure, fail, clear: () => setFailure(undefined) };
}

/** The progress of the work; when it has ended the result is read anew, and `onEnded` is told. */
function useFollowed(
  workId: string | undefined,
  onEnded: (work: Work | undefined, hasProfile: boolean) => void,
): Work['progress'] {
  const client = useQueryClient();
  const [seen, setSeen] = useState<Work>();
  const ended = useEffectEvent(onEnded);
  useEffect(() => {
    if (workId === undefined) return;
    const stop = new AbortController();
    const run = async () => {
      const work = await followWork(workId, stop.signal, setSeen);
      const fresh = await readOnceReached(() => api.getLinkedin({ signal: stop.signal }), stop.signal);
      if (stop.signal.aborted) return;
      // Whatever has ended isn't followed again, also if the answer should still name it.
      const known = client.getQueryData(linkedinQuery.queryKey) ?? { form: null, profile: null };
      client.setQueryData(linkedinQuery.queryKey, { ...known, ...fresh, workId: null });
      ended(work, Boolean(fresh?.profile));
    };
    void run();
    return () => stop.abort();
  }, [client, workId]);
  return seen?.id === workId ? seen?.progress : undefined;
}
