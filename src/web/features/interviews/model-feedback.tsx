import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { InterviewReview } from '#contract/interviews.ts';
import type { Criterion } from '#domain/interview/interview.ts';
import type { Relevance } from '#domain/interview/rubric.ts';
import { Button } from '../../ui/button.tsx';
import { RubricRulers } from './rubric-rulers.tsx';

type ByModel = NonNullable<InterviewReview['byModel']>;

/** Why an answer has no grades. */
export const ungradedNotes: Readonly<Record<Exclude<Relevance, 'answers'>, MessageId>> = {
  'answers-another':
    'This answers a different question, so we didn’t grade it. Read the question again and try once more.',
  'no-answer':
    'There’s no answer here yet, so we didn’t grade it. A few sentences about your own work are enough to start.',
  harmful:
    'We didn’t grade this one. An interviewer could take part of it as unsafe, dishonest, or unfair to others.',
};

/** A model was to grade it, and these are our own notes. */
export const failureNotes: Readonly<Record<NonNullable<InterviewReview['notice']>, MessageId>> = {
  'model-failed':
    'The language model couldn’t grade this answer, so you only get our own notes. It didn’t count toward your daily answers.',
  'model-declined':
    'The language model declined to grade this answer, so you only get our own notes. It didn’t count toward your daily answers.',
};

interface ModelFeedbackProps {
  review: InterviewReview & { byModel: ByModel };
  /** Undefined where the follow-up can't be asked now. */
  onFollowUp: (() => void) | undefined;
}

/** What a model says of an answer: each grade with the person's words that carry it, and the one next step. */
export function ModelFeedback({ review: { grades, byModel }, onFollowUp }: ModelFeedbackProps) {
  const { _ } = useLingui();
  const { model, relevance, nextStep, followUp } = byModel;
  if (relevance !== 'answers')
    return (
      <div>
        <p className="text-sm">{_(ungradedNotes[relevance])}</p>
        <p className="mt-2 text-ink-3 text-xs">{_('Read by {name}.', { name: model })}</p>
      </div>
    );
  return (
    <div className="space-y-4">
      <div>
        <h4 className="font-semibold text-sm">{_('Scores')}</h4>
        <RubricRulers grades={grades} reasonOf={(criterion) => <Reason {...{ byModel, criterion }} />} />
        <p className="mt-3 text-ink-3 text-xs">
          {_('Graded by {name}. It can be wrong, so check each grade against your words.', { name: model })}
        </p>
      </div>
      {nextStep !== '' && <FeedbackPart title={_('Next step')} text={nextStep} />}
      {followUp !== '' && (
        <div>
          <FeedbackPart title={_('An interviewer might ask next')} text={followUp} />
          {onFollowUp && (
            <Button size="sm" className="mt-2 max-lg:min-h-11" onClick={onFollowUp}>
              {_('Answer the follow-up')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Reason({ byModel: { reasons }, criterion }: { byModel: ByModel; criterion: Criterion }) {
  const reason = reasons.find((one) => one.criterion === criterion);
  if (!reason) return null;
  const { quote, why } = reason;
  return (
    <p className="mt-0.5 text-ink-2 [overflow-wrap:anywhere]">
      {quote !== '' && <span className="block text-ink-1">“{quote}”</span>} {why}
    </p>
  );
}

const FeedbackPart = ({ title, text }: { title: string; text: string }) => (
  <div>
    <h4 className="font-semibold text-sm">{title}</h4>
    <p className="mt-1 text-sm [overflow-wrap:anywhere]">{text}</p>
  </div>
);
