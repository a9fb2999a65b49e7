import { useLingui } from '@lingui/react';
import type { Resume } from '#contract/resume.ts';
import type { ResumeLook } from '#documents/resume-page.tsx';
import type { ResumeData } from '#domain/resume.ts';
import { Badge } from '../../ui/badge.tsx';
import { ResumePreview } from '../../ui/resume-preview.tsx';
import type { BuilderActions } from './builder-actions.ts';

interface OptimizedResumeCardProps {
  resume: Resume | undefined;
  data: ResumeData | undefined;
  look: ResumeLook;
  actions: BuilderActions;
  isSample: boolean;
  busy: boolean;
  onNeedSignIn: () => void;
}

/** The result: its score, how it will be printed, and the ways to take it along. */
export function OptimizedResumeCard({ resume, data, look, actions }: OptimizedResumeCardProps) {
  const { _ } = useLingui();
  return (
    <section aria-labelledby="optimized-resume" className="flex min-h-0 min-w-0 flex-col">
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-2.5">
        <h2 id="optimized-resume" className="text-sm font-bold">
          {_('Optimized Resume')}
        </h2>
        {resume?.atsScore && (
          <Badge tone="mark">{_('ATS Score: {score}/100', { score: resume.atsScore })}</Badge>
        )}
      </div>
      <div className="min-h-0 flex-1 p-4">
        {data ? (
          <ResumePreview
            data={data}
            look={look}
            onFit={(fit) => actions.update({ fit })}
            className="max-h-150"
          />
        ) : (
          <p className="py-16 text-center text-sm text-ink-2">
            {_('Your optimized resume will appear here')}
          </p>
        )}
      </div>
    </section>
  );
}
