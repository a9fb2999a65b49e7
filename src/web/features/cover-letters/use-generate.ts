import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CoverLetter, NewCoverLetter } from '#contract/cover-letters.ts';
import type { ProseSentence } from '#domain/claims/prose/prose.ts';
import { api } from '../../api.ts';
import { ApiError, isPlanRefusal } from '../../api-error.ts';
import { toast } from '../../ui/toast.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import type { Failure } from '../../ui/use-failure.ts';
import { useUpgrade } from '../../upgrade.tsx';
import { isWorkStarted } from '../../work.ts';
import { isLost } from '../../writing/use-action-keys.ts';
import { type Progress, useWork } from '../../writing/use-work.ts';
import type { RunningWork } from '../../writing/work-progress.tsx';
import { refreshLists } from '../resumes/resume-queries.ts';
import { coverLetterQuery } from './cover-letter-queries.ts';
import type { LetterCall } from './letter-draft.ts';

const offlineText: MessageId =
  'You’re offline. Your text is saved on this device. Generate the letter when you’re back online.';

interface GenerateParts {
  readonly form: NewCoverLetter;
  /** The call that a reload has interrupted. */
  readonly restored: LetterCall | undefined;
  readonly onWritten: (letter: CoverLetter) => void;
}

export interface Generate extends RunningWork {
  readonly call: LetterCall | undefined;
  /** The sentences that have passed so far. */
  readonly sentences: readonly ProseSentence[];
  /** What went wrong, in the server's words; it stays until the next attempt. */
  readonly failure: string | undefined;
  /** What the person is asked to tell before there's a letter. */
  readonly asks: readonly string[];
  readonly start: () => void;
}

/** One press of the button: the call, the work that it starts, and the letter in the end. */
export function useGenerate({ form, restored, onWritten }: GenerateParts): Generate {
  const client = useQueryClient();
  const [call, setCall] = useState(restored);
  const [lost, setLost] = useState<LetterCall>();
  const [workId, setWorkId] = useState<string>();
  const { asks, setAsks, failureOf } = useLetterFailure();
  const refusalOf = useRefusal();
  const succeed = useSuccess(onWritten);
  const end = (error?: unknown) => {
    setCall(undefined);
    setWorkId(undefined);
    // Whether it has arrived nobody knows: the same key finds what it made, if it made something.
    setLost(isLost(error) ? call : undefined);
  };
  const work = useWork<Written, Failure>({
    workId,
    read: async (signal, ended) => (!ended || ended.state === 'done' ? written(call, signal) : {}),
    onEnded: (result, ended) => {
      end(result?.error);
      if (ended?.state === 'cancelled') refreshLists(client);
    },
    onDone: (result, wasStopped) =>
      result?.letter ? succeed(result.letter, wasStopped) : work.fail(result?.error),
    failureOf,
  });
  const begin = useEffectEvent((started: LetterCall) =>
    work.start({
      call: () => ask(started, true),
      onStarted: (answer) => {
        if (isWorkStarted(answer)) return setWorkId(answer.workId);
        end();
        succeed(answer, false);
      },
      onRefused: end,
    }),
  );
  useEffect(() => {
    if (call) begin(call);
  }, [call]);
  const start = () => {
    if (call || refusalOf(form)) return;
    setAsks([]);
    setCall(callOf(bodyOf(form), lost));
  };
  const sentences = useMemo(() => sentencesOf(work.history), [work.history]);
  const [isBusy, failure] = [call !== undefined, work.failure?.description];
  return { ...work, isBusy, call, sentences, failure, asks, start };
}

const tryAgainMs = 2000;

/** What came of a call: a letter, or why there is none. */
interface Written {
  readonly letter?: CoverLetter;
  readonly error?: unknown;
}

/** The same key again gives what the first call made. As long as the server cannot be reached it is asked again: it's there. */
async function written(call: LetterCall | undefined, signal: AbortSignal): Promise<Written> {
  while (call && !signal.aborted) {
    try {
      const letter = await ask(call, false, signal);
      if (!isWorkStarted(letter)) return { letter };
    } catch (error) {
      if (!isPassing(error)) return { error };
    }
    await new Promise((resolve) => setTimeout(resolve, tryAgainMs));
  }
  return {};
}

const isPassing = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 429 || (error.status >= 502 && isLost(error)));

const ask = ({ key, body }: LetterCall, respondAsync: boolean, signal?: AbortSignal) =>
  api.generateCoverLetter({ body, idempotencyKey: key, respondAsync, ...(signal && { signal }) });

/** Each once, in the order in which they came. */
function sentencesOf(history: readonly Progress[]): readonly ProseSentence[] {
  const all = history.flatMap(({ sentence }) => sentence ?? []);
  return [...new Map(all.toReversed().map((each) => [each.text, each])).values()].toReversed();
}

/** Without answers that are still empty. */
function bodyOf({ answers = [], ...form }: NewCoverLetter): NewCoverLetter {
  const given = answers.filter(({ words }) => words.trim() !== '');
  return given.length > 0 ? { ...form, answers: given } : form;
}

/** The one before, where nobody knows whether it has arrived and it asks for the same. */
function callOf(body: NewCoverLetter, lost: LetterCall | undefined): LetterCall {
  if (lost && JSON.stringify(lost.body) === JSON.stringify(body)) return lost;
  return { key: crypto.randomUUID(), body, startedAt: new Date().toISOString() };
}

function useSuccess(onWritten: (letter: CoverLetter) => void) {
  const { _ } = useLingui();
  const client = useQueryClient();
  return (letter: CoverLetter, wasStopped: boolean) => {
    client.setQueryData(coverLetterQuery(letter.id).queryKey, letter);
    refreshLists(client);
    toast({
      title: wasStopped ? _('Stopped early') : _('Cover Letter Generated'),
      description: wasStopped
        ? _('We kept the sentences that were finished, and this counted as a use.')
        : _('Your personalized cover letter is ready.'),
    });
    onWritten(letter);
  };
}

/** What is missing is told; the button itself waits until it's there, the keys do not. */
function useRefusal() {
  const { _ } = useLingui();
  return ({ resumeId, jobPosting }: NewCoverLetter): boolean => {
    if (resumeId && jobPosting.trim()) return false;
    toast({
      title: resumeId ? _('Missing Job Posting') : _('No Resume Selected'),
      description: resumeId ? _('Please enter the job description.') : _('Please select a resume first.'),
      variant: 'destructive',
    });
    return true;
  };
}

/** A refusal by plan opens the upgrade dialog, and what is asked first is no failure. */
function useLetterFailure() {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const openUpgrade = useUpgrade();
  const [asks, setAsks] = useState<readonly string[]>([]);
  const failureOf = (error: unknown): Failure | undefined => {
    if (error instanceof ApiError && error.code === 'proofs_needed') setAsks(error.asks);
    else if (isPlanRefusal(error)) openUpgrade(error.feature ?? 'coverLetter');
    else {
      const isOffline = error instanceof ApiError && error.status === 0 && !navigator.onLine;
      return { title: _('Error'), description: isOffline ? _(offlineText) : textOf(error) };
    }
    return undefined;
  };
  return { asks, setAsks, failureOf };
}
