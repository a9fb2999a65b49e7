import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { SaveOrCancel } from '../../../writing/result/answer-buttons.tsx';
import { type ReadEntry, type ReadFields, shownFields } from './use-reading.ts';

interface EntryFormProps {
  entry: ReadEntry;
  onSave: (fields: ReadFields) => void;
  onCancel: () => void;
  /** Absent for an entry that the person has just made. */
  onRemove: (() => void) | undefined;
}

const labels: Readonly<Record<string, MessageId>> = {
  title: 'Job title',
  company: 'Employer',
  startDate: 'From',
  endDate: 'To',
  degree: 'Degree',
  institution: 'School',
  graduationDate: 'Finished',
};

/** The fields of a job or a school in its place: Enter saves, Escape leaves it as it was. */
export function EntryForm({ entry: { kind, fields }, onSave, onCancel, onRemove }: EntryFormProps) {
  const { _ } = useLingui();
  const [values, setValues] = useState(fields);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()])));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <form onSubmit={save} onKeyDown={onKeyDown}>
      <div className="grid gap-3 sm:grid-cols-2">
        {shownFields[kind].map((name, at) => (
          <Field key={name} label={_(labels[name] ?? 'Job title')}>
            {(control) => (
              <TextInput
                {...control}
                // The person has just asked for these fields.
                autoFocus={at === 0}
                value={values[name] ?? ''}
                onChange={({ target }) => setValues((known) => ({ ...known, [name]: target.value }))}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <SaveOrCancel onCancel={onCancel} />
        {onRemove && (
          <Button variant="ghost" size="sm" className="mt-2.5 max-lg:min-h-11" onClick={onRemove}>
            {kind === 'experience' ? _('This isn’t a job') : _('This isn’t a school')}
          </Button>
        )}
      </div>
    </form>
  );
}
