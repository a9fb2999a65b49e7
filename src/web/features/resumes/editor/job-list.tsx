import { useLingui } from '@lingui/react';
import { memo } from 'react';
import type { ResumeData } from '#domain/resume.ts';
import { BulletList } from './bullet-list.tsx';
import { EditorField } from './editor-field.tsx';
import { EditorList, type RowProps } from './editor-list.tsx';
import { EntryCard } from './entry-card.tsx';

type Job = ResumeData['experience'][number];

const blankJob: Job = { title: '', company: '', startDate: '', endDate: '', responsibilities: [''] };
const titleOf = ({ title, company }: Job) => [title, company].filter(Boolean).join(', ');

interface JobListProps {
  items: readonly Job[];
  onItems: (items: Job[]) => void;
}

export const JobList = memo(function JobList({ items, onItems }: JobListProps) {
  const { _ } = useLingui();
  return (
    <EditorList
      items={items}
      onItems={onItems}
      titleOf={titleOf}
      blank={blankJob}
      addText={_('Add a job')}
      row={(row) => <JobRow {...row} />}
    />
  );
});

const JobRow = memo(function JobRow(row: RowProps<Job>) {
  const { _ } = useLingui();
  const { company, title, startDate, endDate } = row.item;
  const path = `experience.${row.origin}`;
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
        path={`${path}.responsibilities`}
        items={job.responsibilities}
        onItems={(responsibilities) => onJob({ ...job, responsibilities })}
      />
    </>
  );
}
