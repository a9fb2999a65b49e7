import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ResumeSummary } from '#contract/resume.ts';
import { Field } from '../../ui/field.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { resumesQuery } from '../resumes/resume-queries.ts';
import { Choice } from './choice.tsx';
import { OptionalMark } from './search-fields.tsx';

interface ResumeFieldProps {
  value: string;
  onPick: (id: string) => void;
}

const more = 'more';

export function ResumeField({ value, onPick }: ResumeFieldProps) {
  const { _ } = useLingui();
  const { data: resumes, error, isPending, isFetching, refetch, ...pages } = useInfiniteQuery(resumesQuery);
  const nameOf = useResumeName();
  if (error) return <RetryNote error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <Field
      label={_('Resume for AI matching')}
      aside={<OptionalMark />}
      hint={_('We score each job against it and show you why.')}
    >
      {(control) => (
        <Choice
          {...control}
          value={resumes?.some(({ id }) => id === value) ? value : ''}
          onChange={(event) => {
            if (event.target.value === more) void pages.fetchNextPage();
            else onPick(event.target.value);
          }}
        >
          <option value="">
            {isPending ? _('Loading resumes...') : _('No resume - use basic matching')}
          </option>
          {resumes?.map((resume) => (
            <option key={resume.id} value={resume.id}>
              {nameOf(resume)}
            </option>
          ))}
          {pages.hasNextPage && <option value={more}>{_('Show older resumes')}</option>}
        </Choice>
      )}
    </Field>
  );
}

/** The job it's for or the last title in it, by which people know it, and the day. */
export function useResumeName(): (resume: Pick<ResumeSummary, 'title' | 'createdAt'>) => string {
  const { _, i18n } = useLingui();
  return ({ title, createdAt }) => {
    const created = _('Resume created {date}', { date: i18n.date(createdAt, { dateStyle: 'medium' }) });
    return title === '' ? created : `${title} · ${created}`;
  };
}
