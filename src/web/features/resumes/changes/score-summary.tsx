import { useLingui } from '@lingui/react';
import type { Resume, ResumeReview } from '#contract/resume.ts';
import { Note } from '../../../ui/note.tsx';
import { ScoreRule } from '../../../writing/result/score-rule.tsx';
import type { BuilderActions } from '../builder-actions.ts';
import { gateText } from './check-notes.ts';
import { Disclosure } from './disclosure.tsx';
import { ReviewFigures } from './review-figures.tsx';
import { ScoreChecks } from './score-checks.tsx';
import { ScoreFall } from './score-fall.tsx';
import { ScoreFixes } from './score-fixes.tsx';

interface ScoreSummaryProps {
  resume: Resume;
  review: ResumeReview | undefined;
  actions: BuilderActions;
  onQuestion: (id: string) => void;
}

/** The score as a rule, against which posting it is, and on request why it is what it is. */
export function ScoreSummary({ resume, review, actions, onQuestion }: ScoreSummaryProps) {
  const { _, i18n } = useLingui();
  const now = asNumber(resume.atsScore) ?? review?.now.total;
  if (now === undefined) return null;
  const fixes = (review?.fixes ?? []).filter(({ gain }) => gain > 0);
  return (
    <section aria-label={_('Score')} className="mt-3">
      <ScoreRule before={asNumber(resume.scoreBefore) ?? review?.before.total} now={now} />
      <Against posting={review ? review.posting : firstLine(resume.jobPosting)} />
      <p className="text-2xs text-ink-3">{_('Employers do not see this score.')}</p>
      {review ? <ReviewFigures {...review} /> : <div className="mt-3 h-13" />}
      {review && <ScoreFall resume={resume} review={review} actions={actions} />}
      {review?.gates.map((gate) => (
        <Note key={gate.code} tone="warn" className="mt-3">
          {gateText(gate, i18n)}
        </Note>
      ))}
      <div className="mt-3 border-line border-b">
        {/* Both are there before the review is: what stands below must not jump when it comes. */}
        <Disclosure summary={<FixesSummary gains={fixes.map(({ gain }) => gain)} />}>
          {review ? (
            <ScoreFixes fixes={fixes} questions={resume.questions} onQuestion={onQuestion} />
          ) : (
            <Counting />
          )}
        </Disclosure>
        <Disclosure summary={_('How this score is made')}>
          {review ? <ScoreChecks review={review} /> : <Counting />}
        </Disclosure>
      </div>
    </section>
  );
}

function Against({ posting }: { posting: string | null }) {
  const { _ } = useLingui();
  return (
    <p className="mt-2 text-ink-2 text-xs [overflow-wrap:anywhere]">
      {posting ? _('Scored against: {posting}', { posting }) : _('No posting: readability only')}
    </p>
  );
}

function FixesSummary({ gains }: { gains: readonly number[] }) {
  const { _ } = useLingui();
  return (
    <>
      {_('Top fixes')}{' '}
      <span className="font-medium text-ink-3">
        {gains.length > 0 && _('up to +{gain}', { gain: Math.max(...gains) })}
      </span>
    </>
  );
}

function Counting() {
  const { _ } = useLingui();
  return <p className="text-ink-2 text-xs">{_('Counting...')}</p>;
}

/** Scores are text on the wire. */
const asNumber = (text: string | null) => (text === null || text.trim() === '' ? undefined : Number(text));

const firstLine = (text: string | null) =>
  text
    ?.split('\n')
    .map((line) => line.trim())
    .find(Boolean) ?? null;
