import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { controlLook } from '../../ui/text-input.tsx';
import { resumesQuery } from '../resumes/resume-queries.ts';
import type { FormValues } from './profile-draft.ts';

const more = 'more';

/** The resume that the profile is written from: the newest until another is picked, or none. */
export function ProfileResume({ form }: { form: UseFormReturn<FormValues> }) {
  const { _, i18n } = useLingui();
  const picked = useWatch({ control: form.control, name: 'resumeId' });
  const { data: resumes, error, isPending, isFetching, refetch, ...pages } = useInfiniteQuery(resumesQuery);
  const { hasNextPage, fetchNextPage } = pages;
  const isKnown = picked === undefined || picked === '' || resumes?.some(({ id }) => id === picked);
  useEffect(() => {
    if (!resumes || isKnown || isFetching) return;
    // It may be an older one; what is on no page has been deleted.
    if (hasNextPage) void fetchNextPage();
    else form.setValue('resumeId', undefined);
  }, [form, resumes, isKnown, isFetching, hasNextPage, fetchNextPage]);
  if (error) return <RetryNote error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (resumes?.length === 0) return null;
  return (
    <Field label={_('Resume')} hint={_('Your profile is written from this resume and the form.')}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            value={picked ?? resumes?.[0]?.id ?? ''}
            disabled={isPending}
            onChange={({ target: { value } }) => {
              if (value === more) void fetchNextPage();
              else form.setValue('resumeId', value);
            }}
            className={controlLook({ className: 'appearance-none truncate pe-10' })}
          >
            {resumes?.map(({ id, title, createdAt }) => (
              <option key={id} value={id}>
                {[title, _('Resume created {date}', { date: i18n.date(createdAt, { dateStyle: 'medium' }) })]
                  .filter(Boolean)
                  .join(' · ')}
              </option>
            ))}
            {hasNextPage && <option value={more}>{_('Show older resumes')}</option>}
            <option value="">{isPending ? _('Loading resumes...') : _('No resume, only the form')}</option>
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
