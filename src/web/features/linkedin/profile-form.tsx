import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { shortestExperience, shortestSkills } from '#domain/linkedin/linkedin-limits.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { FormTexts, FormValues } from './profile-draft.ts';

interface FormField {
  readonly name: keyof FormTexts;
  readonly label: MessageId;
  readonly lines?: number;
  readonly placeholder?: MessageId;
  readonly hint?: MessageId;
  /** Absent where the field is optional. */
  readonly required?: { readonly characters: number; readonly message: MessageId };
}

const fields: readonly FormField[] = [
  { name: 'currentHeadline', label: 'Current headline' },
  { name: 'currentAbout', label: 'Current about section', lines: 3, placeholder: 'Paste it if you have one' },
  { name: 'jobTitle', label: 'Job title', required: { characters: 1, message: 'Job title is required' } },
  { name: 'industry', label: 'Industry', required: { characters: 1, message: 'Industry is required' } },
  {
    name: 'experience',
    label: 'Experience',
    lines: 5,
    hint: 'At least 50 characters',
    required: {
      characters: shortestExperience,
      message: 'Please provide at least 50 characters about your experience',
    },
  },
  {
    name: 'skills',
    label: 'Skills',
    lines: 3,
    placeholder: 'Separate them with commas',
    required: { characters: shortestSkills, message: 'Please list some of your key skills' },
  },
  {
    name: 'targetRole',
    label: 'Target role',
    hint: 'The job you want next. We never present it as one you’ve had.',
  },
];

interface ProfileFormProps {
  form: UseFormReturn<FormValues>;
  onSubmit: (values: FormValues) => void;
  /** Beside the heading: the button that reads an archive. */
  aside: ReactNode;
  /** Below the heading: what came of it. */
  notes: ReactNode;
  /** Above the fields: the resume that's written from. */
  resume: ReactNode;
  /** Below the fields: the button, and what it costs. */
  action: ReactNode;
}

export function ProfileForm({ form, onSubmit, aside, notes, resume, action }: ProfileFormProps) {
  const { _ } = useLingui();
  return (
    <form noValidate onSubmit={form.handleSubmit(onSubmit)} className="space-y-4.5 px-4 py-5 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="font-bold text-lg tracking-tight">{_('Profile Information')}</h2>
        {aside}
      </div>
      {notes}
      {resume}
      <div className="grid grid-cols-1 gap-4.5 sm:grid-cols-2">
        {fields.map((field) => (
          <div key={field.name} className={isHalf(field) ? undefined : 'sm:col-span-2'}>
            <FormControl field={field} form={form} />
          </div>
        ))}
      </div>
      <OpenToWork form={form} />
      {action}
    </form>
  );
}

/** Nobody is told that they're looking unless they choose to say so. */
function OpenToWork({ form }: { form: UseFormReturn<FormValues> }) {
  const { _ } = useLingui();
  const isOpen = useWatch({ control: form.control, name: 'openToWork' });
  return (
    <div>
      <Checkbox
        label={_('Say that I’m open to work')}
        checked={isOpen}
        onCheckedChange={(checked) => form.setValue('openToWork', checked)}
      />
      <p className="mt-0.5 ps-7.5 text-ink-3 text-xs">
        {_('If this is off, nothing in your profile tells people that you’re looking.')}
      </p>
    </div>
  );
}

const isHalf = ({ name }: FormField) => name === 'jobTitle' || name === 'industry';

function FormControl({ field, form }: { field: FormField; form: UseFormReturn<FormValues> }) {
  const { _ } = useLingui();
  const { name, label, lines, placeholder, hint, required } = field;
  const input = form.register(name, {
    validate: (text) => !required || text.trim().length >= required.characters || _(required.message),
  });
  const shared = {
    ...(placeholder && { placeholder: _(placeholder) }),
    ...(required && { required: true }),
    ...input,
  };
  return (
    <Field
      label={
        <>
          {_(label)}
          {required && (
            <span className="text-ink-3" aria-hidden="true">
              {' *'}
            </span>
          )}
        </>
      }
      aside={required ? undefined : <span className="text-xs text-ink-3">{_('(optional)')}</span>}
      hint={hint && _(hint)}
      error={form.formState.errors[name]?.message}
    >
      {(control) =>
        lines ? <TextArea rows={lines} {...control} {...shared} /> : <TextInput {...control} {...shared} />
      }
    </Field>
  );
}
