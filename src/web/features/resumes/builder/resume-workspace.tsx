import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { Resume, ResumeReview } from '#contract/resume.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { DraftLine, SaveLine } from '../../../writing/draft-line.tsx';
import { PlanBadge } from '../../../writing/plan-badge.tsx';
import type { ToolView } from '../../../writing/tool-screen.tsx';
import { WorkNews } from '../../../writing/work-progress.tsx';
import { reviewQuery, userStatusQuery } from '../resume-queries.ts';
import { Builder } from './builder.tsx';
import { NewResumeLink } from './builder-header.tsx';
import { InputPanel } from './input-panel.tsx';
import { OptimizeAction } from './optimize-action.tsx';
import { RecentResumes } from './recent-resumes.tsx';
import { ImportNotes, type ResumeImport, UploadButton, useResumeImport } from './resume-import.tsx';
import { type BuilderState, useBuilderState, wantedOf } from './use-builder-state.ts';
import { useOptimize } from './use-optimize.ts';
import { useReadingCheck } from './use-reading-check.ts';
import { Welcome } from './welcome.tsx';

const ReadingScreen = lazyPart(
  () => import('../reading/reading-screen.tsx').then((file) => file.ReadingScreen),
  { isRare: true },
);

const LeftEdits = lazyPart(() => import('./desk-choices.tsx').then((file) => file.LeftEdits), {
  isRare: true,
});
const OtherText = lazyPart(() => import('./desk-choices.tsx').then((file) => file.OtherText), {
  isRare: true,
});

interface ResumeWorkspaceProps {
  resume: Resume | undefined;
  /** What a phone was asked to show before the resume was there. */
  firstView: ToolView | undefined;
  userId: string;
  moveTo: (id: string) => void;
}

/** Everything about one resume: what is typed, what is done to it, and the work on it. */
export function ResumeWorkspace({ resume, firstView, userId, moveTo }: ResumeWorkspaceProps) {
  const { data: status } = useQuery(userStatusQuery);
  const isPremium = status?.isPremium ?? false;
  const [view, setView] = useState<ToolView>(firstView ?? (resume?.structuredData ? 'preview' : 'edit'));
  const state = useBuilderState(resume, userId);
  const { isEmpty, isDone, isOther } = stateOf(state.content, resume);
  const file = useResumeImport(state.content, state.setContent, resume === undefined);
  const { asked, optimize } = useWorkspaceOptimize({ resume, state, isPremium, moveTo, onDone: setView });
  const review = useReview(resume);
  const badge = status && <PlanBadge status={status} tool="resume" />;
  if (asked) return <AskedReading {...asked} badge={badge} />;
  return (
    <Builder
      resume={state.edits.shown}
      look={state.look}
      actions={state.actions}
      review={review}
      read={optimize.news.data}
      incoming={optimize.news.changes}
      saving={state.edits.status}
      isBusy={optimize.isBusy}
      isSample={false}
      isPremium={isPremium}
      onNeedSignIn={nothing}
      onOptimize={optimize.start}
      view={view}
      onView={setView}
      badge={badge}
      state={resume && <ResumeState state={state} />}
      content={<Content resume={resume} state={state} file={file} isOther={isOther} />}
      action={
        <OptimizeAction optimize={optimize} isEmpty={isEmpty} isDone={isDone} status={status}>
          <ResumeDraftLine state={state}>{isEmpty && <SampleLink />}</ResumeDraftLine>
        </OptimizeAction>
      }
      news={<WorkNews work={optimize} />}
      onFile={file.start}
      welcome={<Welcome />}
    />
  );
}

const nothing = () => {};

const AskedReading = (asked: ComponentProps<typeof ReadingScreen>) => (
  <Suspense fallback={null}>
    <ReadingScreen {...asked} />
  </Suspense>
);

interface WorkspaceOptimize extends Pick<ResumeWorkspaceProps, 'resume' | 'moveTo'> {
  state: BuilderState;
  isPremium: boolean;
  onDone: (view: ToolView) => void;
}

/** Optimize for what lies on the desk, with the reading that has to be looked at first. */
function useWorkspaceOptimize({ resume, state, isPremium, moveTo, onDone }: WorkspaceOptimize) {
  const { asked, check } = useReadingCheck(state.setContent);
  const optimize = useOptimize({
    ...{ resume, isPremium, check, onDone },
    wanted: wantedOf(state),
    onCreated: (id) => {
      state.kept.discard(state.others.draft);
      moveTo(id);
    },
    flush: state.edits.flush,
  });
  return { asked, optimize };
}

/** Of the text on the desk: whether there is one, whether the result beside it is its own, or another text's. */
function stateOf(content: string, resume: Resume | undefined) {
  const hasResult = Boolean(resume?.structuredData);
  const isSame = content === resume?.originalContent;
  return { isEmpty: content.trim() === '', isDone: hasResult && isSame, isOther: hasResult && !isSame };
}

function useReview(resume: Resume | undefined): ResumeReview | undefined {
  const { id = '', revision = 0 } = resume ?? {};
  const enabled = Boolean(resume?.structuredData);
  return useQuery({ ...reviewQuery(id, revision), enabled }).data;
}

function ResumeState({ state }: { state: BuilderState }) {
  return (
    <>
      <SaveLine status={state.edits.status} />
      <NewResumeLink />
    </>
  );
}

interface ContentProps {
  resume: Resume | undefined;
  state: BuilderState;
  file: ResumeImport;
  /** The text is no longer that of the result beside it. */
  isOther: boolean;
}

function Content({ resume, state, file, isOther }: ContentProps) {
  const { _ } = useLingui();
  const { content, setContent, jobPosting, setJobPosting } = state;
  return (
    <>
      <Suspense fallback={null}>
        {state.left.edits.length > 0 && <LeftEdits desk={state} />}
        {!resume && state.others.next && <OtherText desk={state} />}
      </Suspense>
      <InputPanel
        content={content}
        onContent={setContent}
        hint={isOther && _('You changed the text. Optimizing creates a new resume and keeps this one.')}
        jobPosting={jobPosting}
        onJobPosting={setJobPosting}
        upload={<UploadButton isReading={file.isReading} onFile={file.start} />}
        uploaded={<ImportNotes {...file} />}
      />
      {content.trim() === '' && <Recent />}
    </>
  );
}

function ResumeDraftLine({ state, children }: { state: BuilderState; children: ReactNode }) {
  const { _ } = useLingui();
  const notKept = _(
    'This device does not keep drafts. Do not close this page before you have optimized your resume.',
  );
  return (
    <DraftLine draft={state.kept} notKept={notKept}>
      {children}
    </DraftLine>
  );
}

/** Where the line about the draft will stand: nothing moves when the first letter is typed. */
function SampleLink() {
  const { _ } = useLingui();
  return (
    <Button asChild variant="link" size="inline" className="-my-2 min-h-11 lg:my-0 lg:min-h-5">
      <Link href="/resume-builder?sample=1">{_('Try a sample resume')}</Link>
    </Button>
  );
}

/** Where the column that lists them is out of sight. */
const Recent = () => (
  <div className="mt-5 xl:hidden">
    <RecentResumes />
  </div>
);
