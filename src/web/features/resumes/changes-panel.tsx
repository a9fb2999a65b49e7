import { useLingui } from '@lingui/react';
import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Resume, ResumeReview } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { ResumeChange } from '#domain/resume/resume-changes.ts';
import { Tabs } from '../../ui/tabs.tsx';
import type { SaveStatus } from '../../writing/document-saver.ts';
import { WordedAnswers } from './builder/use-worded-answers.ts';
import type { BuilderActions } from './builder-actions.ts';
import { ChangesHead } from './changes/changes-head.tsx';
import { IncomingChanges } from './changes/incoming-changes.tsx';
import { KeywordTable } from './changes/keyword-table.tsx';
import { NextSteps } from './changes/next-steps.tsx';
import { QuestionList } from './changes/question-list.tsx';
import { RevertedLines } from './changes/reverted-lines.tsx';
import { reviewEntries } from './changes/review-entries.ts';
import { ReviewedChanges } from './changes/reviewed-changes.tsx';
import { ScoreSummary } from './changes/score-summary.tsx';
import { TabTitle } from './changes/tab-title.tsx';
import { type QuestionReview, useQuestions } from './changes/use-questions.ts';
import { useLineLinks } from './line-links.ts';
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
  /** Undefined where nothing is saved. */
  saving?: SaveStatus | undefined;
  isSample: boolean;
  onNeedSignIn: () => void;
}

/** The editor's desk: every rewritten line to keep or to reject, what it brings, and what is asked instead of claimed. */
export function ChangesPanel({ saving, ...panel }: ChangesPanelProps) {
  return (
    <>
      {saving && <WordedAnswers resume={panel.resume} status={saving} />}
      <Panel {...panel} />
    </>
  );
}

function Panel({ resume, data, incoming, ...rest }: Omit<ChangesPanelProps, 'saving'>) {
  const isRunning = incoming.length > 0 || Boolean(resume?.workId);
  if (isRunning)
    return <IncomingChanges changes={incoming} original={resume?.originalContent ?? ''} data={data} />;
  if (!resume || !data || resume.structuredData === null) return <NothingYet />;
  return <Desk resume={resume} data={data} {...rest} />;
}

interface DeskProps extends Omit<ChangesPanelProps, 'incoming' | 'saving'> {
  resume: Resume;
  data: ResumeData;
}

type PanelTab = 'changes' | 'questions' | 'keywords';

/** What the score is stays in sight; below it one thing at a time. */
function Desk(desk: DeskProps) {
  const { _ } = useLingui();
  const { resume, data, review } = desk;
  const [tab, setTab] = useState<PanelTab>('changes');
  const entries = reviewEntries(data, resume);
  const toReview = entries.filter(({ isOpen }) => isOpen).length;
  const isReviewed = toReview === 0 && entries.some(({ place }) => place !== undefined);
  const questions = useQuestions(resume.questions, review?.points);
  const openQuestion = (id: string) => {
    // At once: what is out of sight cannot take the focus.
    flushSync(() => {
      setTab('questions');
      questions.open(id);
    });
    const row = document.getElementById(questions.elementId(id));
    row?.scrollIntoView({ block: 'nearest' });
    row?.querySelector('textarea')?.focus({ preventScroll: true });
  };
  useChangeAsked(() => setTab('changes'));
  const panel = { ...desk, tab, onTab: setTab, toReview, isReviewed, questions, onQuestion: openQuestion };
  return (
    <section aria-labelledby="changes-heading">
      <ChangesHead>
        {toReview > 0 ? _('{count} to review', { count: toReview }) : isReviewed && _('All reviewed')}
      </ChangesHead>
      <ScoreSummary {...desk} onQuestion={openQuestion} />
      <div className="mt-4">
        <PanelTabs {...panel} />
      </div>
    </section>
  );
}

interface PanelTabsProps extends DeskProps {
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
  toReview: number;
  isReviewed: boolean;
  questions: QuestionReview;
  onQuestion: (id: string) => void;
}

function PanelTabs({ tab, onTab, toReview, isReviewed, questions, onQuestion, ...desk }: PanelTabsProps) {
  const { _ } = useLingui();
  const { review, data } = desk;
  const count = questions.left.length;
  const next = <NextSteps {...desk} questionCount={count} onQuestions={() => onTab('questions')} />;
  return (
    <Tabs<PanelTab>
      label={_('Parts of the review')}
      value={tab}
      onValueChange={onTab}
      tabs={[
        {
          name: 'changes',
          title: <TabTitle name={_('Changes')} count={toReview} meaning={_('to review')} />,
          content: <ChangesTab {...desk} next={isReviewed && next} />,
          staysAlive: true,
        },
        {
          name: 'questions',
          title: <TabTitle name={_('Questions')} count={count} meaning={_('to answer')} />,
          content: <QuestionList {...desk} points={review?.points} questions={questions} />,
          staysAlive: true,
        },
        {
          name: 'keywords',
          title: _('Keywords'),
          content: <KeywordTable review={review} data={data} onQuestion={onQuestion} />,
        },
      ]}
    />
  );
}

/** A number that is pressed on the sheet leads to its change, whatever is open here. Before the list goes to it. */
function useChangeAsked(show: () => void): void {
  const links = useLineLinks();
  const onAsked = useEffectEvent(() => flushSync(show));
  useLayoutEffect(() => links.onChangeAsked(() => onAsked()), [links]);
}

function ChangesTab({ resume, data, review, actions, next }: DeskProps & { next: ReactNode }) {
  return (
    <>
      {next}
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
