import { useLingui } from '@lingui/react';
import type { Resume, ResumeReview } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume.ts';
import type { ResumeChange } from '#domain/resume-changes.ts';
import type { BuilderActions } from './builder-actions.ts';
import { ChangesHead } from './changes/changes-head.tsx';
import { IncomingChanges } from './changes/incoming-changes.tsx';
import { RevertedLines } from './changes/reverted-lines.tsx';
import { ReviewedChanges } from './changes/reviewed-changes.tsx';
import { ScoreSummary } from './changes/score-summary.tsx';
import { TruthQuestions } from './changes/truth-questions.tsx';
import { UnsureCard } from './unsure/unsure-card.tsx';

interface ChangesPanelProps {
  /** Undefined until there is one. */
  resume: Resume | undefined;
  data: ResumeData | undefined;
  /** Undefined until it has been counted. */
  review: ResumeReview | undefined;
  actions: BuilderActions;
  /** Lines of an optimize that still runs, as they arrive. */
  incoming: readonly ResumeChange[];
}

/** The editor's desk: every rewritten line to keep or to reject, what it brings, and what is asked instead of claimed. */
export function ChangesPanel({ resume, data, review, actions, incoming }: ChangesPanelProps) {
  const isRunning = incoming.length > 0 || Boolean(resume?.workId);
  if (isRunning)
    return <IncomingChanges changes={incoming} original={resume?.originalContent ?? ''} data={data} />;
  if (!resume || !data || resume.structuredData === null) return <NothingYet />;
  return (
    <section aria-labelledby="changes-heading">
      <ReviewedChanges
        resume={resume}
        data={data}
        points={review?.points}
        actions={actions}
        score={
          <>
            <ScoreSummary resume={resume} review={review} />
            <UnsureCard resume={resume} data={data} actions={actions} />
          </>
        }
      />
      <TruthQuestions questions={resume.questions} data={data} actions={actions} />
      <RevertedLines lines={resume.reverted} data={data} />
    </section>
  );
}

function NothingYet() {
  const { _ } = useLingui();
  return (
    <section aria-labelledby="changes-heading">
      <ChangesHead />
      <p className="mt-3 text-ink-2 text-sm">
        {_('Each line that is rewritten will stand here beside your own words, for you to keep or reject.')}
      </p>
    </section>
  );
}
