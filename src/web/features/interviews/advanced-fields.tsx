import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ResumeSummary } from '#contract/resume.ts';
import { Badge } from '../../ui/badge.tsx';
import { Field } from '../../ui/field.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { controlLook } from '../../ui/text-input.tsx';
import { resumesQuery } from '../resumes/resume-queries.ts';
import type { StartValues } from './use-start.ts';

interface AdvancedFieldsProps {
  values: StartValues;
  isBusy: boolean;
  onChange: (part: Partial<StartValues>) => void;
}

/** With Premium: what the questions come from. */
export function AdvancedFields({ values, isBusy, onChange }: AdvancedFieldsProps) {
  const { _ } = useLingui();
  return (
    <div className="space-y-4 border-line border-t pt-5">
      <p className="flex items-start gap-2 text-ink-2 text-sm">
        <Badge tone="mark">{_('Premium')}</Badge>
        {_('Questions from the real posting and your own experience')}
      </p>
      <Field label={_('Job posting')} aside={<Optional />}>
        {(control) => (
          <TextArea
            {...control}
            className="block min-h-32!"
            placeholder={_('Paste the job posting here...')}
            value={values.jobPosting}
            readOnly={isBusy}
            onChange={(event) => onChange({ jobPosting: event.target.value })}
          />
        )}
      </Field>
      <ResumeField
        value={values.resumeId}
        isBusy={isBusy}
        optional={<Optional />}
        onPick={(resumeId) => onChange({ resumeId })}
      />
    </div>
  );
}

function Optional() {
  const { _ } = useLingui();
  return <span className="text-ink-3 text-sm">{_('(optional)')}</span>;
}

interface ResumeFieldProps {
  value: string;
  isBusy: boolean;
  optional: ReactNode;
  onPick: (id: string) => void;
}

const more = 'more';

function ResumeField({ value, isBusy, optional, onPick }: ResumeFieldProps) {
  const { _ } = useLingui();
  const { data: resumes, error, isPending, isFetching, refetch, ...pages } = useInfiniteQuery(resumesQuery);
  const nameOf = useResumeName();
  if (error) return <RetryNote error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const isEmpty = resumes?.length === 0;
  const none = isPending ? _('Loading resumes...') : isEmpty ? _('No resumes found') : _('No resume');
  return (
    <Field label={_('Resume')} aside={optional}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            value={resumes?.some(({ id }) => id === value) ? value : ''}
            disabled={isPending || isEmpty || isBusy}
            onChange={(event) => {
              if (event.target.value === more) void pages.fetchNextPage();
              else onPick(event.target.value);
            }}
            className={controlLook({ className: 'appearance-none pe-10 disabled:opacity-100' })}
          >
            <option value="">{none}</option>
            {resumes?.map((resume) => (
              <option key={resume.id} value={resume.id}>
                {nameOf(resume)}
              </option>
            ))}
            {pages.hasNextPage && <option value={more}>{_('Show older resumes')}</option>}
          </select>
          <ChevronDown
            className="pointer-events-none absolute end-3 top-3.5 size-4 text-ink-3"
            aria-hidden="true"
          />
        </div>
      )}
    </Field>
  );
}

function useResumeName(): (resume: ResumeSummary) => string {
  const { _, i18n } = useLingui();
  return ({ title, createdAt }) => {
    const name = _('Resume from {date}', { date: i18n.date(createdAt, { dateStyle: 'long' }) });
    return title ? `${name}, ${title}` : name;
  };
}
