import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ResumeSummary } from '#contract/resume.ts';
import { useHasRoute } from '../../../layout/route-paths.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { resumesQuery } from '../resume-queries.ts';

const most = 4;

/** The way back to what was made before, also to what is being worked on, from this device or another. */
export function RecentResumes() {
  const { _ } = useLingui();
  const hasRoute = useHasRoute();
  const { data: resumes = [] } = useInfiniteQuery(resumesQuery);
  if (resumes.length === 0) return null;
  return (
    <section aria-label={_('Your resumes')}>
      <h2 className="text-sm font-semibold">{_('Your resumes')}</h2>
      <ul className="mt-1.5 divide-y divide-line border-y border-line">
        {resumes.slice(0, most).map((resume) => (
          <li key={resume.id}>
            <RecentResume resume={resume} />
          </li>
        ))}
      </ul>
      {hasRoute('/documents') && (
        <Link href="/documents" className="mt-2 inline-block text-xs font-semibold text-link">
          {_('All documents')}
        </Link>
      )}
    </section>
  );
}

function RecentResume({ resume }: { resume: ResumeSummary }) {
  const { _ } = useLingui();
  const date = new Date(resume.createdAt).toLocaleDateString([], { dateStyle: 'medium' });
  return (
    <Link
      href={`/resume-builder?id=${resume.id}`}
      className="flex min-h-11 items-center justify-between gap-3 text-sm hover:text-link"
    >
      <span className="truncate">{resume.title || _('Resume from {date}', { date })}</span>
      {resume.workId ? (
        <span className="flex shrink-0 items-center gap-1.5 text-xs text-ink-2">
          <Spinner />
          {_('Being optimized')}
        </span>
      ) : (
        resume.atsScore && <span className="shrink-0 text-xs text-ink-2">{`${resume.atsScore}/100`}</span>
      )}
    </Link>
  );
}
