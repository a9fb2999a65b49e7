import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { jobPreferencesQuery } from './job-search-queries.ts';
import { MustHaveFields } from './must-have-fields.tsx';
import { amountOf, mustHaveFormOf } from './must-have-form.ts';
import { ResumeField } from './resume-field.tsx';
import { SearchAllowance } from './search-allowance.tsx';
import { SearchFailureNote } from './search-failure-note.tsx';
import { LocationFields, TitleField, TypeFields } from './search-fields.tsx';
import type { SearchValues } from './search-values.ts';
import type { RunningSearch } from './use-search.ts';

interface SearchFormProps {
  values: SearchValues;
  search: RunningSearch;
  onChange: (part: Partial<SearchValues>) => void;
}

/** The fields by the name of what a refused one is called in the form. */
type FieldName = 'jobTitle' | 'jobType' | 'amount';

function refusedField({ jobTitle, jobType, mustHaves }: SearchValues): FieldName | undefined {
  if (jobTitle.trim() === '') return 'jobTitle';
  if (jobType.length === 0) return 'jobType';
  const amount = mustHaves?.amount.trim() ?? '';
  return amount !== '' && amountOf(amount) === undefined ? 'amount' : undefined;
}

export function SearchForm({ values, search, onChange }: SearchFormProps) {
  const { _ } = useLingui();
  const [wasTried, setTried] = useState(false);
  const { isBusy } = search;
  // Those of the last search are in the form, where they're seen; what is seen is what is sent.
  const { data: kept } = useQuery({ ...jobPreferencesQuery, refetchOnMount: 'always' });
  const mustHaves = values.mustHaves ?? mustHaveFormOf(kept ?? {});
  const refused = wasTried ? refusedField(values) : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = refusedField(values);
    setTried(wrong !== undefined);
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[data-field="${wrong}"]`)?.focus();
    else search.start({ ...values, mustHaves: kept ? mustHaves : values.mustHaves });
  };
  return (
    <Card
      aria-label={_('New search')}
      className="max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-sm:p-4! sm:max-md:-mx-6 lg:p-8!"
    >
      <form noValidate onSubmit={submit}>
        <fieldset disabled={isBusy} className={clsx('min-w-0 space-y-6', isBusy && 'max-md:hidden')}>
          <TitleField
            value={values.jobTitle}
            error={refused === 'jobTitle' ? _('Please enter the job title.') : undefined}
            onChange={(jobTitle) => onChange({ jobTitle })}
          />
          <TypeFields
            value={values.jobType}
            error={refused === 'jobType' ? _('Please choose at least one job type.') : undefined}
            onChange={(jobType) => onChange({ jobType })}
          />
          <LocationFields values={values} onChange={onChange} />
          <ResumeField value={values.resumeId} onPick={(resumeId) => onChange({ resumeId })} />
          <MustHaveFields
            value={mustHaves}
            error={refused === 'amount' ? _('Enter an amount, such as 48,000.') : undefined}
            onChange={(changed) => onChange({ mustHaves: changed })}
          />
        </fieldset>
        <SearchAction search={search} />
      </form>
    </Card>
  );
}

function SearchAction({ search }: { search: RunningSearch }) {
  const { _ } = useLingui();
  const { isBusy, cancel, isCancelling, failure, cancelled } = search;
  return (
    <div className={clsx('space-y-4', isBusy ? 'md:pt-6' : 'pt-6')}>
      {!isBusy && <SearchFailureNote failure={failure} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" className="max-sm:grow" busy={isBusy}>
          {isBusy ? _('Searching jobs worldwide...') : _('Search Jobs with AI')}
        </Button>
        {isBusy && cancel && (
          <Button variant="ghost" busy={isCancelling} onClick={cancel}>
            {_('Cancel')}
          </Button>
        )}
      </div>
      {cancelled && !isBusy && (
        <p role="status" className="text-ink-2 text-sm">
          {cancelled.isSpent
            ? _('Search canceled. It counted toward today’s searches because sources had already been asked.')
            : _('Search canceled. It didn’t count toward today’s searches.')}
        </p>
      )}
      {!isBusy && <SearchAllowance />}
    </div>
  );
}
