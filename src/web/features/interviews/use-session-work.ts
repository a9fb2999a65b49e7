import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { InterviewSession } from '#contract/interviews.ts';
import { api } from '../../api.ts';
import { isPlanRefusal, isUpgradeError } from '../../api-error.ts';
import { toast } from '../../ui/toast.ts';
import { useWork } from '../../writing/use-work.ts';
import {
  askQuestion,
  interviewSessionQuery,
  patchAnswered,
  refreshInterviews,
  sendAnswer,
  skipQuestion,
  type WhichQuestion,
} from './interview-queries.ts';
import { isComplete, openEntry } from './session-entries.ts';
import { type CoachFailure, useCoachFailure } from './use-coach-failure.ts';

export interface SessionWork {
  /** A question is on its way. */
  readonly isAsking: boolean;
  /** An answer is being looked at. */
  readonly isAnswering: boolean;
  readonly failure: CoachFailure | undefined;
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
  const client = useQueryClient();
  const work = useCoachWork(session);
  const hasQuestion = openEntry(session) !== undefined;
  const isAsking = work.starting === 'ask' || (workId !== null && !hasQuestion);
  const isAnswering = work.starting === 'answer' || (workId !== null && hasQuestion);
  const expectAnswer = useAnswered(session, isAnswering);
  const ask = (which: WhichQuestion = {}) => {
    const sameAs = `ask ${which.retryOf ?? ''} ${session.answers.length} ${which.followUpOf ?? ''}`.trimEnd();
    work.start({ action: 'ask', sameAs, call: (key) => askQuestion(client, id, which, key) });
  };
  const answer = (question: string, text: string) => {
    if (work.isBusy) return;
    expectAnswer();
    const sameAs = `answer ${session.answers.length} ${text}`;
    work.start({ action: 'answer', sameAs, call: (key) => sendAnswer(client, id, question, text, key) });
  };
  const skip = (question: string) =>
    work.start({
      action: 'ask',
      // Counted as an answer, so that a question that is asked for again is known again.
      sameAs: `ask  ${session.answers.length + 1}`,
      call: async (key) => {
        const left = await skipQuestion(client, id, question);
        if (!isComplete(left)) await askQuestion(client, id, {}, key);
      },
    });
  useFirstQuestion(session, ask);
  const { failure, cancel, isCancelling } = work;
  const wasCancelled = work.cancelled !== undefined;
  return { isAsking, isAnswering, failure, wasCancelled, cancel, isCancelling, ask, answer, skip };
}

function useCoachWork({ id, workId }: InterviewSession) {
  const client = useQueryClient();
  const { queryKey } = interviewSessionQuery(id);
  const failureOf = useCoachFailure();
  const { start, ...work } = useWork<Ended, CoachFailure, 'ask' | 'answer'>({
    workId: workId ?? undefined,
    read: async (signal) => {
      const fresh = await api.getInterviewSession({ params: { id }, signal });
      return { fresh, isChanged: sizeOf(fresh) > sizeOf(client.getQueryData(queryKey)) };
    },
    onEnded: (ended) => void patchAnswered(client, id, { ...ended?.fresh, workId: null }),
    onDone: (ended) => {
      if (!ended?.isChanged) work.fail(undefined);
    },
    // A refusal by plan has opened the upgrade dialog already.
    failureOf: (error, action = 'answer') => (isRefusal(error) ? undefined : failureOf(error, action)),
  });
  /** After a refusal what the session looks like by now is read again: the call may have arrived, or another device was first. */
  const onRefused = (error: Error) => {
    if (isRefusal(error)) return;
    void client.invalidateQueries({ queryKey, exact: true });
    refreshInterviews(client);
  };
  return { ...work, start: (given: Parameters<typeof start>[0]) => start({ ...given, onRefused }) };
}

interface Ended {
  readonly fresh: InterviewSession;
  /** Whether it has a question or an answer more than the page knew. */
  readonly isChanged: boolean;
}

const isRefusal = (error: unknown) => isPlanRefusal(error) && isUpgradeError(error);

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

const sizeOf = (session: InterviewSession | undefined) =>
  session ? session.questions.length + session.answers.length : 0;
