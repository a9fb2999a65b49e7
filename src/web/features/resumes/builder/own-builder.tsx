import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Resume } from '#contract/resume.ts';
import { ApiError } from '../../../api-error.ts';
import { PageHeading } from '../../../layout/page-heading.tsx';
import { PageLoading } from '../../../layout/page-loading.tsx';
import { removeOldDrafts } from '../../../native/drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { resumeQuery, reviewQuery, userStatusQuery } from '../resume-queries.ts';
import { Builder } from './builder.tsx';
import { NewResumeLink, PlanBadge } from './builder-header.tsx';
import type { BuilderView } from './builder-screen.tsx';
import { DraftLine, SaveLine } from './draft-line.tsx';
import { InputPanel, PanelAction } from './input-panel.tsx';
import { OptimizeAction } from './optimize-action.tsx';
import { RecentResumes } from './recent-resumes.tsx';
import { FileDrop, ImportNotes, UploadButton, useResumeImport } from './resume-import.tsx';
import { ServerUnreachable } from './server-unreachable.tsx';
import { type Desk, useDesk, wantedOf } from './use-desk.ts';
import { type Optimize, useOptimize } from './use-optimize.ts';
import { Welcome } from './welcome.tsx';

const address = '/resume-builder';

/** A person's own resume: a new one, or the one of the address. */
export function OwnBuilder({ id, userId }: { id: string | undefined; userId: string }) {
  const { screen, moveTo } = useScreen(id);
  useEffect(() => removeOldDrafts(), []);
  const { data, error, refetch } = useQuery({
    ...resumeQuery(id ?? ''),
    enabled: id !== undefined,
    // Another device may have gone on with it since.
    refetchOnMount: 'always',
  });
  if (id !== undefined && !data) {
    if (!error) return <PageLoading />;
    return error instanceof ApiError && error.status === 404 ? (
      <ResumeMissing />
    ) : (
      <ServerUnreachable error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <Desktop key={screen} resume={id === undefined ? undefined : data} userId={userId} moveTo={moveTo} />
  );
}

/**
 * Which screen this is. Another address is another screen, but for the one: when the resume on the screen has just
 * been created, its address changes under it, and nothing else.
 */
function useScreen(id: string | undefined) {
  const [, navigate] = useLocation();
  const created = useRef<string>(undefined);
  const [shown, setShown] = useState({ id, screen: 0 });
  if (shown.id !== id) setShown({ id, screen: shown.screen + (created.current === id ? 0 : 1) });
  const moveTo = (next: string) => {
    created.current = next;
    navigate(`${address}?id=${next}`, { replace: true });
  };
  return { screen: shown.screen, moveTo };
}

interface DesktopProps {
  resume: Resume | undefined;
  userId: string;
  moveTo: (id: string) => void;
}

function Desktop({ resume, userId, moveTo }: DesktopProps) {
  const { data: status } = useQuery(userStatusQuery);
  const isPremium = status?.isPremium ?? false;
  const [view, setView] = useState<BuilderView>(resume?.structuredData ? 'preview' : 'edit');
  const desk = useDesk(resume, userId);
  const shown = desk.edits.shown;
  const optimize = useOptimize({
    resume,
    wanted: wantedOf(desk),
    isPremium,
    onCreated: (id) => {
      desk.kept.discard();
      moveTo(id);
    },
    onDone: () => setView('preview'),
    flush: desk.edits.flush,
  });
  const { data: review } = useQuery({
    ...reviewQuery(resume?.id ?? '', resume?.revision ?? 0),
    enabled: Boolean(resume?.structuredData),
  });
  return (
    <Builder
      resume={shown}
      look={desk.look}
      actions={desk.actions}
      review={review}
      read={optimize.news.data}
      incoming={optimize.news.changes}
      isBusy={optimize.isBusy}
      isSample={false}
      isPremium={isPremium}
      onNeedSignIn={nothing}
      onOptimize={optimize.start}
      view={view}
      onView={setView}
      badge={<PlanBadge status={status} />}
      state={resume && <ResumeState desk={desk} />}
      content={<Content desk={desk} optimize={optimize} status={status} />}
      welcome={<Welcome />}
    />
  );
}

const nothing = () => {};

function ResumeState({ desk }: { desk: Desk }) {
  return (
    <>
      <SaveLine status={desk.edits.status} />
      <NewResumeLink />
    </>
  );
}

interface ContentProps {
  desk: Desk;
  optimize: Optimize;
  status: Parameters<typeof OptimizeAction>[0]['status'];
}

function Content({ desk, optimize, status }: ContentProps) {
  const { content, setContent, jobPosting, setJobPosting } = desk;
  const file = useResumeImport(content, setContent);
  const isEmpty = content.trim() === '';
  return (
    <>
      <LeftEdits desk={desk} />
      <InputPanel
        content={content}
        onContent={setContent}
        jobPosting={jobPosting}
        onJobPosting={setJobPosting}
        upload={<UploadButton isReading={file.isReading} onFile={file.start} />}
        uploaded={<ImportNotes {...file} />}
      />
      {isEmpty && <Beginning />}
      <PanelAction>
        <OptimizeAction optimize={optimize} isEmpty={isEmpty} status={status}>
          <DraftLine draft={desk.kept} />
        </OptimizeAction>
      </PanelAction>
      <FileDrop onFile={file.start} />
    </>
  );
}

/** On a phone, where the other columns are out of sight. */
function Beginning() {
  const { _ } = useLingui();
  return (
    <div className="mt-5 space-y-5 lg:hidden">
      <Link href="/resume-builder?sample=1" className="text-sm font-semibold text-link">
        {_('Try a sample resume')}
      </Link>
      <RecentResumes />
    </div>
  );
}

function LeftEdits({ desk: { left } }: { desk: Desk }) {
  const { _ } = useLingui();
  if (left.edits.length === 0) return null;
  return (
    <Note tone="warn" className="mb-5">
      <p>{_('This device has edits that were never saved, and this resume has been changed since.')}</p>
      <div className="mt-2.5 flex gap-2">
        <Button size="sm" onClick={left.restore}>
          {_('Use my edits')}
        </Button>
        <Button size="sm" variant="ghost" onClick={left.discard}>
          {_('Discard them')}
        </Button>
      </div>
    </Note>
  );
}

function ResumeMissing() {
  const { _ } = useLingui();
  return (
    <div className="mx-auto w-full max-w-md px-4 py-20 text-center">
      <PageHeading title={_('Resume not found')} className="text-2xl font-extrabold tracking-tight">
        {_('Resume not found')}
      </PageHeading>
      <p className="mt-3 text-ink-2">{_('It may have been deleted, or it belongs to someone else.')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button asChild variant="primary">
          <Link href="/">{_('Back to Home')}</Link>
        </Button>
        <Button asChild>
          <Link href={address}>{_('New resume')}</Link>
        </Button>
      </div>
    </div>
  );
}
