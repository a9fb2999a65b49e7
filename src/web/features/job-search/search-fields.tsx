import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { maxLocationLength, maxSearchTitleLength } from '#domain/jobs/job-limits.ts';
import type { EmploymentType } from '#domain/posting/source/job-posting.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { jobTypeNames, jobTypes } from './match-words.ts';
import type { SearchValues } from './search-values.ts';

interface FieldProps<Value> {
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
}

export function TitleField({ value, error, onChange }: FieldProps<string>) {
  const { _ } = useLingui();
  return (
    <Field label={_('Job Title*')} error={error}>
      {(control) => (
        <TextInput
          {...control}
          data-field="jobTitle"
          aria-required
          autoComplete="organization-title"
          value={value}
          maxLength={maxSearchTitleLength}
          placeholder={_('e.g., Project Coordinator')}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** As large as a finger on a phone. */
const rowLook = 'max-md:[&>div]:min-h-11';

export function TypeFields({ value, error, onChange }: FieldProps<readonly EmploymentType[]>) {
  const { _ } = useLingui();
  const errorId = useId();
  const [first] = jobTypes;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">{_('Job Type*')}</legend>
      <div className="flex flex-wrap gap-x-7 gap-y-1 max-md:grid max-md:grid-cols-2">
        {jobTypes.map((type) => (
          <div key={type} className={rowLook}>
            <Checkbox
              label={_(jobTypeNames[type])}
              checked={value.includes(type)}
              onCheckedChange={(isChosen) =>
                // In the order of the list, whatever the order of the presses.
                onChange(jobTypes.filter((each) => (each === type ? isChosen : value.includes(each))))
              }
              {...(type === first && { 'data-field': 'jobType' })}
            />
          </div>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-1 text-xs font-medium text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface LocationFieldsProps {
  values: SearchValues;
  onChange: (part: Partial<SearchValues>) => void;
}

export function LocationFields({ values, onChange }: LocationFieldsProps) {
  const { _ } = useLingui();
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
      <Field label={_('Location')} aside={<OptionalMark />}>
        {(control) => (
          <TextInput
            {...control}
            value={values.location}
            maxLength={maxLocationLength}
            placeholder={_('City, state, or country')}
            onChange={(event) => onChange({ location: event.target.value })}
          />
        )}
      </Field>
      <div className="[&>div]:min-h-11">
        <Checkbox
          label={_('Remote jobs only')}
          checked={values.isRemote}
          onCheckedChange={(isRemote) => onChange({ isRemote })}
        />
      </div>
    </div>
  );
}

export function OptionalMark() {
  const { _ } = useLingui();
  return <span className="text-ink-3 text-sm">{_('(optional)')}</span>;
}
