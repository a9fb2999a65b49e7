import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import type { Resume } from '#contract/resume.ts';
import { composeResume } from '#documents/compose-resume.ts';
import { resumeCss } from '#documents/resume-css.ts';
import { resumeOfRow } from '#documents/resume-of-row.ts';
import { ResumePage } from '#documents/resume-page.tsx';
import { PrintLoading } from '../../layout/print-loading.tsx';
import { PrintedDocument } from '../../ui/printed-document.tsx';
import { resumeQuery } from './resume-queries.ts';

/** The resume on bare sheets, as its file has it. Who may see it is for the API to say. */
export function PrintResumePage() {
  const { _ } = useLingui();
  const { id = '' } = useParams();
  const { data: resume, isPending } = useQuery(resumeQuery(id));
  if (isPending) return <PrintLoading />;
  if (!resume) return <h1 className="p-6 text-lg">{_('Resume not found')}</h1>;
  return <PrintedResume row={resume} />;
}

function PrintedResume({ row }: { row: Resume }) {
  const { templateId: template, colorScheme, pageSize, fit } = row;
  const resume = composeResume(resumeOfRow(row.structuredData, row.optimizedContent), template);
  return (
    <PrintedDocument
      pageSize={pageSize}
      title={`${resume.name} – Resume`}
      css={resumeCss(template)}
      fonts={{ style: template, text: JSON.stringify(resume), language: resume.language }}
    >
      <ResumePage resume={resume} look={{ template, colorScheme, pageSize, fit }} />
    </PrintedDocument>
  );
}
