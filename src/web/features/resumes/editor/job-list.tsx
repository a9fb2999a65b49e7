import { useLingui } from '@lingui/react';
import { memo } from 'react';
import type { ResumeData } from '#domain/resume/resume.ts';
import { BulletList } from './bullet-list.tsx';
import { EditorField } from './editor-field.tsx';
import type { RowProps } from './editor-list.tsx';
import { EntryCard } from './entry-card.tsx';
import { entryListOf } from './entry-list.tsx';

type Job = ResumeData['experience'][number];

const JobRow = memo(function JobRow(row: RowProps<Job>) {
  const { _ } = useLingui();
  const { company, title, startDate, endDate } = row.item;
  const path = `experience.${row.at}`;
  const dates = [startDate, endDate].filter(Boolean).join(' – ');
  return (
    <EntryCard
      {...row}
      title={title || company || _('New job')}
      detail={[title && company, dates].filter(Boolean).join(', ')}
      path={path}
      fields={() => <JobFields job={row.item} path={path} onJob={(job) => row.steps.set(row.at, job)} />}
    />
  );
});

export const JobList = entryListOf<Job>({
  Row: JobRow,
  titleOf: ({ title, company }: Job) => [title, company].filter(Boolean).join(', '),
  blank: { title: '', company: '', startDate: '', endDate: '', responsibilities: [''] },
  addText: 'Add a job',
});

function JobFields({ job, path, onJob }: { job: Job; path: string; onJob: (job: Job) => void }) {
  const { _ } = useLingui();
  const field = (name: Exclude<keyof Job, 'responsibilities'>, label: string) => (
    <EditorField
      label={label}
      path={`${path}.${name}`}
      value={job[name] ?? ''}
      onText={(text) => onJob({ ...job, [name]: text })}
    />
  );
  return (
    <>
      {field('title', _('Job title'))}
      {field('company', _('Company'))}
      {field('location', _('Location'))}
      <div className="grid grid-cols-2 gap-3">
        {field('startDate', _('From'))}
        {field('endDate', _('To'))}
      </div>
      <BulletList
        legend={_('What you did')}
        path={`${path}.responsibilities`}
        lines={job.responsibilities}
        onItems={(responsibilities) => onJob({ ...job, responsibilities })}
      />
    </>
  );
}
