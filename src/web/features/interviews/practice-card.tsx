import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import type { InterviewSession } from '#contract/interviews.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Note } from '../../ui/note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AllowanceLine } from './allowance-line.tsx';
import { AnswerForm } from './answer-form.tsx';
import { FailureNote } from './failure-note.tsx';
import { QuestionOrigin } from './question-origin.tsx';
import { SessionEnding } from './session-ending.tsx';
import { askedCount, isComplete, openEntry } from './session-entries.ts';
import { useAnswerDraft } from './use-answer-draft.ts';
import type { SessionWork } from './use-session-work.ts';

interface PracticeCardProps {
  session: InterviewSession;
  userId: string;
  isPremium: boolean | undefined;
  work: SessionWork;
  /** Opens the session that goes on from this one. */
  onOpen: (id: string) => void;
}

/** The question that waits for an answer, or the way to the next one. */
export function PracticeCard({ session, userId, isPremium, work, onOpen }: PracticeCardProps) {
  const { _ } = useLingui();
  const open = openEntry(session);
  const box = useAnswerDraft(session, userId);
  const { question, next } = useFocusOnNews(open?.index);
  return (
    <Card
      aria-labelledby="practice-session"
      className="scroll-mt-14 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:border-t-0 max-sm:p-4! sm:max-md:-mx-6"
    >
      <div className="flex items-baseline justify-between gap-3">
        <CardTitle id="practice-session">{_('Practice Session')}</CardTitle>
        {open && (
          <span className="flex shrink-0 items-center gap-2 text-ink-3 text-xs">
            {open.tryNumber > 1 && <Badge>{_('Try {number}', { number: open.tryNumber })}</Badge>}
            {session.length === null
              ? _('Question {number}', { number: askedCount(session) })
              : _('Question {number} of {count}', { number: askedCount(session), count: session.length })}
          </span>
        )}
      </div>
      <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">{session.jobTitle}</p>
      {session.fit === 'none' && !session.hasPosting && (
        <Note className="mt-4">
          {_('We don’t have questions for this job title, so these are general ones.')}
        </Note>
      )}
      {open ? (
        <>
          <h3
            ref={question}
            tabIndex={-1}
            className="mt-5 mb-4 text-pretty font-bold text-xl/snug tracking-tight outline-none [overflow-wrap:anywhere]"
          >
            {open.question}
          </h3>
          {open.asked && <QuestionOrigin question={open.question} asked={open.asked} />}
          <AnswerForm {...{ box, work, isPremium }} question={open.question} />
        </>
      ) : isComplete(session) && !work.isAsking ? (
        <SessionEnding session={session} headingRef={question} onOpen={onOpen} />
      ) : (
        <BetweenQuestions {...{ session, work, isPremium }} buttonRef={next} />
      )}
    </Card>
  );
}

interface BetweenQuestionsProps extends Omit<PracticeCardProps, 'userId' | 'onOpen'> {
  buttonRef: React.Ref<HTMLButtonElement>;
}

function BetweenQuestions({ session, work, isPremium, buttonRef }: BetweenQuestionsProps) {
  const { _ } = useLingui();
  if (work.isAsking)
    return (
      <div className="mt-5 space-y-2.5">
        <p role="status" className="text-ink-2 text-sm">
          {_('Finding your question...')}
        </p>
        <Skeleton className="h-7 w-full" />
        <Skeleton className="h-7 w-4/5" />
        <Skeleton className="h-7 w-2/5" />
      </div>
    );
  const hasAnswers = session.answers.some((answer) => answer !== '');
  return (
    <div className="mt-4 space-y-4">
      {hasAnswers && (
        <p className="text-ink-2">{_('Your answer is saved. The feedback is in your history.')}</p>
      )}
      <FailureNote failure={work.failure} />
      <Button ref={buttonRef} variant="primary" className="max-sm:w-full" onClick={() => work.ask()}>
        {_('Get Next Question')}
      </Button>
      <AllowanceLine isPremium={isPremium} />
    </div>
  );
}

/** Above the bar that stays at the top, or so far down that hardly anything of it shows. */
function isOutOfSight(card: Element): boolean {
  const { top } = card.getBoundingClientRect();
  return top < 56 || top > innerHeight / 2;
}

/** What was pressed is gone by then: whoever goes by keyboard or by ear is taken to what came in its place. */
function useFocusOnNews(openIndex: number | undefined) {
  const question = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const known = useRef(openIndex);
  useEffect(() => {
    if (known.current === openIndex) return;
    known.current = openIndex;
    const history = document.getElementById('interview-history')?.closest('section');
    // Below the card, as on a phone: what was found in the answer comes before the way to the next question.
    if (next.current && history && history.getBoundingClientRect().top > innerHeight / 2) {
      history.querySelector('button')?.focus({ preventScroll: true });
      history.scrollIntoView();
      return;
    }
    const target = question.current ?? next.current;
    target?.focus({ preventScroll: true });
    const card = target?.closest('section');
    if (card && isOutOfSight(card)) card.scrollIntoView();
  }, [openIndex]);
  return { question, next };
}
