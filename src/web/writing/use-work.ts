import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Work } from '#contract/work.ts';
import { api } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { type Failure, useFailure } from '../ui/use-failure.ts';
import type { UpgradeFeature } from '../upgrade.tsx';
import { useActionKeys } from './use-action-keys.ts';

export type Progress = NonNullable<Work['progress']>;

interface WorkParts<Result, Told extends Failure, Action extends string> {
  /** The work that runs, whoever started it and wherever; undefined while none does. */
  readonly workId: string | undefined;
  /** What of the free plan it uses up. */
  readonly feature?: UpgradeFeature;
  /** Reads what ended work has made. While the server can't be reached it's read again. */
  readonly read: (signal: AbortSignal, work: Work | undefined) => Promise<Result>;
  /** However it ended: from here on nobody names the work anymore, or it would be followed again. */
  readonly onEnded: (result: Result | undefined, work: Work | undefined) => void;
  /** It ended well, or nobody knows of it anymore. What was canceled and still ends well has been stopped early. */
  readonly onDone: (result: Result | undefined, wasStopped: boolean) => void;
  /** What is told of an error; undefined where something else tells it. */
  readonly failureOf: (error: unknown, action: Action | undefined) => Told | undefined;
}

interface Start<Answer, Action extends string> {
  /** The call, with the key by which the server knows it again. */
  readonly call: (key: string) => Promise<Answer>;
  /** With the same words the same key is used again, unless the call before has certainly ended. */
  readonly sameAs?: string;
  readonly action?: Action;
  readonly onStarted?: (answer: Answer) => void;
  readonly onRefused?: (error: Error) => void;
}

/** Starts durable work, follows it, cancels it, and tells its progress and its failure; also work that a reload or another tab has left. */
export function useWork<Result, Told extends Failure = Failure, Action extends string = never>(
  parts: WorkParts<Result, Told, Action>,
) {
  const { workId, failureOf } = parts;
  const { failure, fail: tell, clear } = useFailure<Told>();
  const [cancelled, setCancelled] = useState<Work>();
  const { wasCancelled, ...cancelling } = useCancel(workId);
  const fail = (error: unknown, action?: Action) => {
    const told = failureOf(error, action);
    if (told) tell(told);
  };
  const begin = () => {
    clear();
    setCancelled(undefined);
  };
  const { isStarting, ...starting } = useStart(parts, begin, fail);
  const history = useFollowed(workId, parts.read, (work, result) => {
    parts.onEnded(result, work);
    if (work?.state === 'cancelled') setCancelled(work);
    else if (work?.state === 'failed') fail(new ApiError(500, JSON.stringify(work.error ?? {})));
    else parts.onDone(result, wasCancelled(workId));
  });
  return {
    isBusy: isStarting || workId !== undefined,
    /** All that was told so far, and the last of it. */
    history,
    progress: history.at(-1),
    failure,
    /** How it ended, if it was canceled: once a provider had been asked, it counts. */
    cancelled,
    ...cancelling,
    ...starting,
    ...{ fail, clear },
  };
}

function useStart<Result, Told extends Failure, Action extends string>(
  { workId, feature }: WorkParts<Result, Told, Action>,
  onBegin: () => void,
  fail: (error: unknown, action: Action | undefined) => void,
) {
  const keys = useActionKeys();
  const starting = useMutation({
    ...(feature && { meta: { feature } }),
    mutationFn: ({ call }: { call: () => Promise<unknown>; action: Action | undefined }) => call(),
  });
  const isStarting = starting.isPending;
  const start = <Answer>({ call, sameAs, action, onStarted, onRefused }: Start<Answer, Action>) => {
    if (isStarting || workId !== undefined) return;
    onBegin();
    const key = keys.keyOf(sameAs ?? crypto.randomUUID());
    starting.mutate(
      { call: () => call(key), action },
      {
        onSuccess: (answer) => {
          keys.done();
          onStarted?.(answer as Answer);
        },
        onError: (error) => {
          keys.failed(error);
          fail(error, action);
          onRefused?.(error);
        },
      },
    );
  };
  /** `starting` is what the call is for that is on its way. */
  return { start, isStarting, starting: isStarting ? starting.variables.action : undefined };
}

/** Canceling may come too late: then the work ends well. */
function useCancel(workId: string | undefined) {
  const cancelledId = useRef('');
  const cancel = useMutation({
    mutationFn: (id: string) => {
      cancelledId.current = id;
      return api.cancelWork({ params: { id } });
    },
    onSuccess: ({ state }) => {
      if (state === 'done') cancelledId.current = '';
    },
  });
  return {
    /** Undefined while there is nothing to cancel yet. */
    cancel: workId ? () => cancel.mutate(workId) : undefined,
    // Where something was shown already, the work goes on for a moment to check and keep it.
    isCancelling: cancel.isPending || (cancel.isSuccess && cancel.variables === workId),
    wasCancelled: (id: string | undefined) => id !== undefined && id === cancelledId.current,
  };
}

const noProgress: readonly Progress[] = [];

/** All progress of the work so far. When it has ended its result is read, and `onEnded` gets both. */
function useFollowed<Result>(
  workId: string | undefined,
  read: WorkParts<Result, Failure, never>['read'],
  onEnded: (work: Work | undefined, result: Result | undefined) => void,
): readonly Progress[] {
  const [seen, setSeen] = useState({ workId, progress: noProgress });
  const ended = useEffectEvent(onEnded);
  const readResult = useEffectEvent(read);
  useEffect(() => {
    if (workId === undefined) return;
    const stop = new AbortController();
    const { signal } = stop;
    const run = async () => {
      const work = await followWork(workId, signal, (told) => {
        setSeen((known) => ({ workId, progress: [...known.progress, told] }));
      });
      const result = await readOnceReached(() => readResult(signal, work), signal);
      if (!signal.aborted) ended(work, result);
    };
    setSeen({ workId, progress: noProgress });
    void run();
    return () => stop.abort();
  }, [workId]);
  return workId !== undefined && seen.workId === workId ? seen.progress : noProgress;
}

/** Hands on all that is told of a piece of work, until it ends; undefined if nobody knows of it any more. */
async function followWork(
  id: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Work | undefined> {
  try {
    for await (const work of api.getWorkEvents({ params: { id }, signal })) {
      if (signal.aborted) return undefined;
      if (work.progress) onProgress(work.progress);
      // Left here: the stream by itself would join again and again.
      if (work.state === 'done' || work.state === 'failed' || work.state === 'cancelled') return work;
    }
  } catch (error) {
    if (!signal.aborted) console.warn('The progress of the work cannot be followed.', error);
  }
  return undefined;
}

const tryAgainMs = 2000;

/** Undefined where the server refuses, or once aborted. */
async function readOnceReached<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  while (!signal.aborted) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status > 0 && error.status < 500)) return undefined;
      await new Promise((resolve) => setTimeout(resolve, tryAgainMs));
    }
  }
  return undefined;
}
