import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CoverLetter, NewCoverLetter } from '#contract/cover-letters.ts';
import type { ProseSentence } from '#domain/claims/prose/prose.ts';
import { ApiError, isPlanRefusal } from '../../api-error.ts';
import { toast } from '../../ui/toast.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { useUpgrade } from '../../upgrade.tsx';
import { useCancelWork } from '../../writing/use-cancel-work.ts';
import type { RunningWork } from '../../writing/work-progress.tsx';
import { refreshLists } from '../resumes/resume-queries.ts';
import { coverLetterQuery } from './cover-letter-queries.ts';
import type { LetterCall } from './letter-draft.ts';
import { type LetterNews, useWrittenLetter } from './use-written-letter.ts';

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

const noNews: LetterNews = { workId: undefined, progress: undefined, sentences: [] };

/** One press of the button: the call, the work that it starts, and the letter in the end. */
export function useGenerate({ form, restored, onWritten }: GenerateParts): Generate {
  const [call, setCall] = useState(restored);
  const [lost, setLost] = useState<LetterCall>();
  const [news, setNews] = useState(noNews);
  const client = useQueryClient();
  const [cancelled, setCancelled] = useState<RunningWork['cancelled']>();
  const { failure, asks, fail, clear } = useFailure();
  const refusalOf = useRefusal();
  const write = useWrittenLetter(setNews);
  const { wasCancelled: wasStopped, ...cancelling } = useCancelWork(news.workId);
  const succeed = useSuccess(onWritten);
  const end = useEffectEvent((ended: Awaited<ReturnType<typeof write>>) => {
    if (!ended) return;
    setCall(undefined);
    if (ended.outcome === 'written') succeed(ended.letter, wasStopped(ended.workId));
    if (ended.outcome === 'cancelled') {
      setCancelled(ended);
      refreshLists(client);
    }
    if (ended.outcome === 'failed') {
      // Whether it has arrived nobody knows: the same key finds what it made, if it made something.
      setLost(ended.isLost ? call : undefined);
      fail(ended.error);
    }
  });
  const begin = useEffectEvent((started: LetterCall, signal: AbortSignal) => write(started, signal));
  useEffect(() => {
    if (!call) return;
    const stop = new AbortController();
    setNews(noNews);
    void begin(call, stop.signal).then((ended) => end(ended));
    return () => stop.abort();
  }, [call]);
  const start = () => {
    if (call || refusalOf(form)) return;
    clear();
    setCancelled(undefined);
    const body = bodyOf(form);
    const isSame = lost && JSON.stringify(lost.body) === JSON.stringify(body);
    setCall(isSame ? lost : newCall(body));
  };
  return {
    isBusy: call !== undefined,
    ...{ call, failure, asks, cancelled, start },
    ...{ progress: news.progress, sentences: news.sentences },
    ...cancelling,
  };
}

/** Without answers that are still empty. */
function bodyOf({ answers = [], ...form }: NewCoverLetter): NewCoverLetter {
  const given = answers.filter(({ words }) => words.trim() !== '');
  return given.length > 0 ? { ...form, answers: given } : form;
}

const newCall = (body: NewCoverLetter): LetterCall => ({
  key: crypto.randomUUID(),
  body,
  startedAt: new Date().toISOString(),
});

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

/** A failure is told in a toast that stays, and beside the button; a refusal by plan opens the upgrade dialog. */
function useFailure() {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const openUpgrade = useUpgrade();
  const [failure, setFailure] = useState<string>();
  const [asks, setAsks] = useState<readonly string[]>([]);
  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'proofs_needed') return setAsks(error.asks);
    if (isPlanRefusal(error)) return openUpgrade(error.feature ?? 'coverLetter');
    const isOffline = error instanceof ApiError && error.status === 0 && !navigator.onLine;
    const message = isOffline ? _(offlineText) : textOf(error);
    setFailure(message);
    toast({ title: _('Error'), description: message, variant: 'destructive' });
  };
  const clear = () => {
    setFailure(undefined);
    setAsks([]);
  };
  return { failure, asks, fail, clear };
}
