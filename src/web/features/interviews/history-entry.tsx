import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { ChevronDown, RotateCcw, Star } from 'lucide-react';
import { useId } from 'react';
import type { InterviewReview } from '#contract/interviews.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { MarkedAnswer } from '../../writing/result/marked-answer.tsx';
import { AnswerFacts } from './answer-facts.tsx';
import { AnswerPoints } from './answer-points.tsx';
import { ChangedSince } from './changed-since.tsx';
import { failureNotes, ModelFeedback } from './model-feedback.tsx';
import { RubricRulers } from './rubric-rulers.tsx';
import type { AnsweredEntry } from './session-entries.ts';

interface HistoryEntryProps {
  sessionId: string;
  entry: AnsweredEntry;
  isOpen: boolean;
  onToggle: () => void;
  /** Undefined while another question is open. */
  onRetry: (() => void) | undefined;
  /** Undefined too where the follow-up was asked. */
  onFollowUp: (() => void) | undefined;
}

/** One question with its answer and what there is to say about it. */
export function HistoryEntry({ sessionId, entry, isOpen, onToggle, onRetry, onFollowUp }: HistoryEntryProps) {
  const { _ } = useLingui();
  const id = useId();
  const { question, tryNumber, answer, isKept } = entry;
  return (
    <article aria-labelledby={`${id}-question`} className={isOpen ? 'pb-6' : undefined}>
      <h3 id={`${id}-question`} className={clsx('font-semibold text-base', isOpen && 'sm:text-lg/snug')}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-content` : undefined}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center gap-3 py-4 text-start hover:text-link"
        >
          <span className="min-w-0 flex-1 text-pretty [overflow-wrap:anywhere]">
            {question}
            {answer === '' && (
              <span className="mt-0.5 block font-normal text-ink-3 text-xs">{_('You skipped this')}</span>
            )}
          </span>
          {tryNumber > 1 && <Badge className="shrink-0">{_('Try {number}', { number: tryNumber })}</Badge>}
          {isKept && (
            <Star
              className="size-4 shrink-0 fill-mark text-mark"
              role="img"
              aria-label={_('Worth keeping')}
            />
          )}
          <ChevronDown
            className={clsx('size-4 shrink-0 text-ink-3', isOpen && 'rotate-180')}
            aria-hidden="true"
          />
        </button>
      </h3>
      {isOpen && (
        <div id={`${id}-content`} className="space-y-6">
          {answer !== '' && <EntryContent {...{ sessionId, entry, onFollowUp }} />}
          <TryAgain entry={entry} onRetry={onRetry} />
        </div>
      )}
    </article>
  );
}

function EntryContent({
  sessionId,
  entry,
  onFollowUp,
}: Pick<HistoryEntryProps, 'sessionId' | 'entry' | 'onFollowUp'>) {
  const { _ } = useLingui();
  const { answer, feedback, review, notes, before } = entry;
  const byModel = review?.byModel;
  const isOld = review !== null && !byModel && !review.notice;
  return (
    <>
      <div>
        <h4 className="font-semibold text-sm">{_('Your answer:')}</h4>
        <MarkedAnswer answer={answer} marks={isOld ? [] : (notes?.marks ?? [])} />
      </div>
      <div>
        <h4 className="font-semibold text-sm">{_('Feedback:')}</h4>
        {isOld || !notes ? (
          <p className="mt-1.5 whitespace-pre-line text-ink-2 text-sm [overflow-wrap:anywhere]">{feedback}</p>
        ) : (
          <AnswerFacts notes={notes} />
        )}
        {review?.notice && <p className="mt-2 text-ink-2 text-sm">{_(failureNotes[review.notice])}</p>}
      </div>
      {isOld && <OldGrades grades={review.grades} />}
      {byModel && <ModelFeedback review={{ ...review, byModel }} onFollowUp={onFollowUp} />}
      {!isOld && <AnswerPoints sessionId={sessionId} entry={entry} />}
      {before && <ChangedSince entry={entry} before={before} />}
    </>
  );
}

/** What answers got before, by counting words. */
function OldGrades({ grades }: Pick<InterviewReview, 'grades'>) {
  const { _ } = useLingui();
  return (
    <div>
      <h4 className="font-semibold text-sm">{_('Scores')}</h4>
      <RubricRulers grades={grades} />
      <p className="mt-2 text-ink-3 text-xs">
        {_('These grades are from before. Our built-in engine no longer grades answers.')}
      </p>
    </div>
  );
}

function TryAgain({ entry, onRetry }: Pick<HistoryEntryProps, 'entry' | 'onRetry'>) {
  const { _ } = useLingui();
  if (!entry.isLastTry) return null;
  if (!onRetry)
    return (
      <p className="text-ink-3 text-xs">
        {_('Answer the open question first, then you can try this one again.')}
      </p>
    );
  return (
    <Button size="sm" className="max-lg:min-h-11" onClick={onRetry}>
      <RotateCcw className="size-4" aria-hidden="true" />
      {entry.answer === '' ? _('Answer it now') : _('Try again')}
    </Button>
  );
}
