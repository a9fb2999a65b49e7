import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InterviewSession } from '#contract/interviews.ts';
import type { Work } from '#contract/work.ts';
import { api } from '../../api.ts';
import { ApiError, isUpgradeError } from '../../api-error.ts';
import { toast } from '../../ui/toast.ts';
import { followWork, readOnceReached } from '../../writing/follow-work.ts';
import { type ActionKeys, useActionKeys } from '../../writing/use-action-keys.ts';
import { useCancelWork } from '../../writing/use-cancel-work.ts';
import {
  interviewSessionQuery,
  patchSession,
  refreshInterviews,
  useAskQuestion,
  useSendAnswer,
  useSkipQuestion,
  type WhichQuestion,
} from './interview-queries.ts';
import { isComplete, openEntry } from './session-entries.ts';
import { type CoachAction, type Failure, useFailure } from './use-failure.ts';

export interface SessionWork {
  /** A question is on its way. */
  readonly isAsking: boolean;
  /** An answer is being looked at. */
  readonly isAnswering: boolean;
  readonly failure: Failure | undefined;
  readonly wasCancelled: boolean;
  /** Undefined while there is nothing to cancel yet. */
  readonly cancel: (() => void) | undefined;
  readonly isCancelling: boolean;
  /** The next question, an answered one once more, or what a model asks about an answer. */
  readonly ask: (which?: WhichQuestion) => void;
  readonly answer: (question: string, text: string) => void;
  /** Leaves the open question, and asks for the next where there is one. */
  readonly skip: (question: string) => void;
}

/** Asks and answers in one session, and follows the work on it, also one that a reload or another tab has left. */
export function useSessionWork(session: InterviewSession): SessionWork {
  const { id, workId } = session;
  const asking = useAskQuestion(id);
  const sending = useSendAnswer(id);
  const skipping = useSkipQuestion(id);
  const [wasCancelled, setCancelled] = useState(false);
  const { failure, fail, clear } = useFailure();
  const keys = useActionKeys();
  const tell = useTell(id, keys, fail);
  useFollowed(session, (work, isChanged) => {
    if (work?.state === 'cancelled') setCancelled(true);
    else if (work?.state === 'failed') fail(new ApiError(500, JSON.stringify(work.error ?? {})), 'answer');
    else if (!isChanged) fail(undefined, 'answer');
  });
  const hasQuestion = openEntry(session) !== undefined;
  const isAsking = asking.isPending || skipping.isPending || (workId !== null && !hasQuestion);
  const isAnswering = sending.isPending || (workId !== null && hasQuestion);
  const expectAnswer = useAnswered(session, isAnswering);
  const begin = (action: string) => {
    clear();
    setCancelled(false);
    return keys.keyOf(action);
  };
  const hooks = (action: CoachAction) => ({ onSuccess: keys.done, onError: tell(action) });
  const ask = (which: WhichQuestion = {}) => {
    if (isAsking || isAnswering) return;
    const action = `ask ${which.retryOf ?? ''} ${session.answers.length} ${which.followUpOf ?? ''}`;
    asking.mutate({ which, key: begin(action.trimEnd()) }, hooks('ask'));
  };
  const answer = (question: string, text: string) => {
    if (isAsking || isAnswering) return;
    expectAnswer();
    const key = begin(`answer ${session.answers.length} ${text}`);
    sending.mutate({ question, answer: text, key }, hooks('answer'));
  };
  const skip = (question: string) => {
    if (isAsking || isAnswering) return;
    clear();
    const onSuccess = (left: InterviewSession) => {
      if (!isComplete(left))
        asking.mutate({ which: {}, key: begin(`ask  ${left.answers.length}`) }, hooks('ask'));
    };
    skipping.mutate(question, { onSuccess, onError: tell('ask') });
  };
  useFirstQuestion(session, ask);
  const { cancel, isCancelling } = useCancelWork(workId ?? undefined);
  return { isAsking, isAnswering, failure, wasCancelled, cancel, isCancelling, ask, answer, skip };
}

/** A session without a question asks for one by itself, once. */
function useFirstQuestion({ questions, workId }: InterviewSession, ask: () => void): void {
  const wasAsked = useRef(false);
  const askFirst = useEffectEvent(ask);
  const isDue = questions.length === 0 && workId === null;
  useEffect(() => {
    if (!isDue || wasAsked.current) return;
    wasAsked.current = true;
    askFirst();
  }, [isDue]);
}

/** However the answer came to be in the history: by the call, by work that was followed, or by reading again. */
function useAnswered({ answers }: InterviewSession, isAnswering: boolean): () => void {
  const { _ } = useLingui();
  const client = useQueryClient();
  const known = useRef(answers.length);
  const wasSent = useRef(false);
  useEffect(() => {
    if (isAnswering) wasSent.current = true;
    if (answers.length <= known.current) return;
    known.current = answers.length;
    refreshInterviews(client);
    if (wasSent.current)
      toast({
        title: _('Answer Submitted'),
        description: _('Feedback has been generated for your answer.'),
      });
    wasSent.current = false;
  }, [_, client, answers.length, isAnswering]);
  return () => {
    wasSent.current = true;
  };
}

/** A refused call: what the session looks like by now is read again, for it may have arrived, or another device was first. */
function useTell(id: string, keys: ActionKeys, fail: ReturnType<typeof useFailure>['fail']) {
  const client = useQueryClient();
  return (action: CoachAction) => (error: Error) => {
    keys.failed(error);
    // A refusal by plan has opened the upgrade dialog already.
    if (isUpgradeError(error)) return;
    fail(error, action);
    void client.invalidateQueries({ queryKey: interviewSessionQuery(id).queryKey, exact: true });
    refreshInterviews(client);
  };
}

/** Follows the session's work; when it has ended the session is read anew, and `onEnded` is told. */
function useFollowed(
  { id, workId }: InterviewSession,
  onEnded: (work: Work | undefined, isChanged: boolean) => void,
): void {
  const client = useQueryClient();
  const ended = useEffectEvent(onEnded);
  useEffect(() => {
    if (workId === null) return;
    const stop = new AbortController();
    const run = async () => {
      const work = await followWork(workId, stop.signal, () => {});
      const read = () => api.getInterviewSession({ params: { id }, signal: stop.signal });
      const fresh = await readOnceReached(read, stop.signal);
      if (stop.signal.aborted) return;
      const known = client.getQueryData(interviewSessionQuery(id).queryKey);
      const isChanged = sizeOf(fresh) > sizeOf(known);
      ended(work, isChanged);
      // Whatever has ended isn't followed again, also if the answer should still name it.
      await patchSession(client, id, { ...fresh, workId: null });
    };
    void run();
    return () => stop.abort();
  }, [client, id, workId]);
}

const sizeOf = (session: InterviewSession | undefined) =>
  session ? session.questions.length + session.answers.length : 0;
