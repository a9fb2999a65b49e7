import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { Resume } from '#contract/resume.ts';
import type { ResumeFormat } from '#contract/resumes.ts';
import type { ResumeLook } from '#documents/resume-page.tsx';
import type { ResumeData } from '#domain/resume/resume.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ResumePreview } from '../../ui/resume-preview.tsx';
import { DownloadMenu, SignInToDownload } from '../../writing/result/download-menu.tsx';
import { noticeSentences } from '../../writing/result/notice-texts.ts';
import { DownloadNote, Notices, ShareNote } from '../../writing/result/result-notes.tsx';
import { ShareButton } from '../../writing/result/share-button.tsx';
import type { Downloads } from '../../writing/result/use-downloads.ts';
import type { Sharing } from '../../writing/result/use-share.ts';
import type { BuilderActions } from './builder-actions.ts';
import { resumeFormats } from './preview/download-formats.ts';
import { PageSizeSwitch } from './preview/page-size-switch.tsx';
import { ResultDialogs, type ShownDialog } from './preview/result-dialogs.tsx';
import { ResultFacts } from './preview/result-facts.tsx';
import { resumeNotices } from './preview/resume-notices.ts';
import { SheetPlace, SheetSkeleton } from './preview/sheet-skeleton.tsx';
import { useResumeDownloads } from './preview/use-resume-downloads.ts';
import { useResumeShare } from './preview/use-resume-share.ts';
import { useLinesOnSheet } from './use-sheet-lines.ts';

interface OptimizedResumeCardProps {
  resume: Resume | undefined;
  data: ResumeData | undefined;
  look: ResumeLook;
  actions: BuilderActions;
  isSample: boolean;
  busy: boolean;
  onNeedSignIn: () => void;
}

/**
 * The result: its score, how it will be printed, and the ways to take it along. The preview grows to 600 px; in
 * three columns it fills its own.
 */
export function OptimizedResumeCard(props: OptimizedResumeCardProps) {
  const { data, busy } = props;
  const heading = useId();
  const downloads = useResumeDownloads(props.resume);
  const sharing = useResumeShare(props.isSample ? undefined : props.resume, data);
  return (
    <section
      aria-labelledby={heading}
      aria-busy={busy || undefined}
      className="flex min-h-0 min-w-0 flex-1 flex-col"
    >
      <Head {...props} id={heading} downloads={downloads} sharing={sharing} />
      {data && <Result {...props} data={data} downloads={downloads} sharing={sharing} />}
      {!data && (busy ? <SheetSkeleton /> : <NoResult />)}
    </section>
  );
}

/** While the first lines arrive there is something to see, and nothing yet to take along. */
const hasResult = ({ resume, data }: Pick<OptimizedResumeCardProps, 'resume' | 'data'>) =>
  data !== undefined && resume?.structuredData !== null;

interface Ways {
  downloads: Downloads<ResumeFormat>;
  sharing: Sharing;
}

function Head({ id, ...props }: OptimizedResumeCardProps & Ways & { id: string }) {
  const { _ } = useLingui();
  const { resume, isSample, onNeedSignIn } = props;
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5">
      <h2 id={id} className="text-sm font-bold">
        {_('Optimized Resume')}
      </h2>
      {resume?.atsScore && (
        <Badge tone="mark">{_('ATS Score: {score}/100', { score: resume.atsScore })}</Badge>
      )}
      {hasResult(props) && (
        <div className="flex gap-2 max-sm:w-full sm:ms-auto">
          <ShareButton sharing={props.sharing} />
          {isSample ? (
            <SignInToDownload onNeedSignIn={onNeedSignIn} />
          ) : (
            <DownloadMenu formats={resumeFormats} downloads={props.downloads} />
          )}
        </div>
      )}
    </div>
  );
}

function Result({ data, ...props }: OptimizedResumeCardProps & Ways & { data: ResumeData }) {
  const { i18n } = useLingui();
  const { resume, look, actions, isSample, downloads, sharing } = props;
  const [dialog, setDialog] = useState<ShownDialog>();
  const show = (name: ShownDialog['name']) => setDialog({ name, open: true });
  const kept = isSample ? undefined : resume;
  const lines = useLinesOnSheet(resume, data);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2 p-4">
      {hasResult({ resume, data }) && (
        <Facts resume={resume} onRead={() => show('reading')} onVersions={kept && (() => show('versions'))} />
      )}
      {resume && <Notices texts={noticeSentences(resume.notices, resumeNotices, i18n)} />}
      <DownloadNote formats={resumeFormats} downloads={downloads} onRead={() => show('reading')} />
      <ShareNote sharing={sharing} />
      <ResumePreview
        data={data}
        look={look}
        lines={lines}
        onFit={(fit) => actions.update({ fit })}
        tools={<PageSizeSwitch value={look.pageSize} onPick={(pageSize) => actions.update({ pageSize })} />}
        className="max-h-150 max-sm:-mx-3 max-sm:px-2 md:max-h-none md:min-h-80"
      />
      <ResultDialogs
        shown={dialog}
        onChange={setDialog}
        resume={kept}
        data={data}
        look={look}
        actions={actions}
      />
    </div>
  );
}

interface FactsProps {
  resume: Resume | undefined;
  onRead: () => void;
  onVersions: (() => void) | undefined;
}

/** Who wrote it, what the score is not, and the ways to look closer. */
function Facts({ resume, onRead, onVersions }: FactsProps) {
  const { _ } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-2">
      {resume && <ResultFacts {...resume} />}
      <div className="flex flex-wrap gap-x-4 sm:ms-auto">
        <Button variant="link" size="inline" className="text-xs" onClick={onRead}>
          {_('What an ATS reads')}
        </Button>
        {onVersions && resume && (
          <Button asChild variant="link" size="inline" className="text-xs">
            <Link href={`/cover-letter?resume=${resume.id}`}>{_('Write a cover letter')}</Link>
          </Button>
        )}
        {onVersions && (
          <Button variant="link" size="inline" className="text-xs" onClick={onVersions}>
            {_('Versions')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The place of the sheet. In three columns the sample is offered beside it already. */
function NoResult() {
  const { _ } = useLingui();
  return (
    <SheetPlace className="flex flex-col items-center gap-2 border border-edge/50 border-dashed pt-[30%] text-center">
      <p className="text-sm text-ink-2">{_('Your optimized resume will appear here')}</p>
      <Button asChild variant="link" size="md" className="xl:hidden">
        <Link href="/resume-builder?sample=1">{_('Try a sample resume')}</Link>
      </Button>
    </SheetPlace>
  );
}
