import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Resume, ResumeReview } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume.ts';
import type { ResumeChange } from '#domain/resume-changes.ts';
import { Tabs } from '../../ui/tabs.tsx';
import type { BuilderActions } from './builder-actions.ts';
import { ChangesHead } from './changes/changes-head.tsx';
import { IncomingChanges } from './changes/incoming-changes.tsx';
import { QuestionList } from './changes/question-list.tsx';
import { RevertedLines } from './changes/reverted-lines.tsx';
import { reviewEntries } from './changes/review-entries.ts';
import { ReviewedChanges } from './changes/reviewed-changes.tsx';
import { ScoreSummary } from './changes/score-summary.tsx';
import { TabTitle } from './changes/tab-title.tsx';
import { useQuestions } from './changes/use-questions.ts';
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
export function ChangesPanel({ resume, data, incoming, ...rest }: ChangesPanelProps) {
  const isRunning = incoming.length > 0 || Boolean(resume?.workId);
  if (isRunning)
    return <IncomingChanges changes={incoming} original={resume?.originalContent ?? ''} data={data} />;
  if (!resume || !data || resume.structuredData === null) return <NothingYet />;
  return <Desk resume={resume} data={data} {...rest} />;
}

interface DeskProps extends Pick<ChangesPanelProps, 'review' | 'actions'> {
  resume: Resume;
  data: ResumeData;
}

type PanelTab = 'changes' | 'questions';

/** What the score is stays in sight; below it one thing at a time. */
function Desk({ resume, data, review, actions }: DeskProps) {
  const { _ } = useLingui();
  const [tab, setTab] = useState<PanelTab>('changes');
  const entries = reviewEntries(data, resume);
  const toReview = entries.filter(({ isOpen }) => isOpen).length;
  const questions = useQuestions(resume.questions, review?.points);
  return (
    <section aria-labelledby="changes-heading">
      <ChangesHead>
        {toReview > 0
          ? _('{count} to review', { count: toReview })
          : entries.some(({ place }) => place !== undefined) && _('All reviewed')}
      </ChangesHead>
      <ScoreSummary resume={resume} review={review} />
      <div className="mt-4">
        <Tabs<PanelTab>
          label={_('Parts of the review')}
          value={tab}
          onValueChange={setTab}
          tabs={[
            {
              name: 'changes',
              title: <TabTitle name={_('Changes')} count={toReview} meaning={_('to review')} />,
              content: <ChangesTab resume={resume} data={data} review={review} actions={actions} />,
              staysAlive: true,
            },
            {
              name: 'questions',
              title: (
                <TabTitle name={_('Questions')} count={questions.left.length} meaning={_('to answer')} />
              ),
              content: (
                <QuestionList
                  resume={resume}
                  data={data}
                  points={review?.points}
                  questions={questions}
                  actions={actions}
                />
              ),
              staysAlive: true,
            },
          ]}
        />
      </div>
    </section>
  );
}

function ChangesTab({ resume, data, review, actions }: DeskProps) {
  return (
    <>
      <UnsureCard resume={resume} data={data} actions={actions} />
      <ReviewedChanges resume={resume} data={data} points={review?.points} actions={actions} />
      <RevertedLines lines={resume.reverted} data={data} />
    </>
  );
}

function NothingYet() {
  const { _ } = useLingui();
  return (
    <section aria-labelledby="changes-heading">
      <ChangesHead />
      <p className="mt-3 text-ink-2 text-sm">
        {_('Each rewritten line appears here with the reason and its source in your resume.')}
      </p>
    </section>
  );
}
