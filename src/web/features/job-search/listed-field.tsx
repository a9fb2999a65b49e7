import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import { maxListed } from '#domain/jobs/job-limits.ts';
import { Field } from '../../ui/field.tsx';
import { Choice } from './choice.tsx';

interface ListedFieldProps {
  label: string;
  /** What the list says before anything is picked from it. */
  prompt: string;
  offered: readonly string[];
  value: readonly string[];
  nameOf: (one: string) => string;
  onChange: (value: readonly string[]) => void;
}

/** Several of a list: picked one by one, each taken out again by its own button. */
export function ListedField({ label, prompt, offered, value, nameOf, onChange }: ListedFieldProps) {
  const { _, i18n } = useLingui();
  const rest = offered
    .filter((one) => !value.includes(one))
    .map((one) => ({ one, name: nameOf(one) }))
    .sort((a, b) => a.name.localeCompare(b.name, i18n.locale));
  return (
    <div>
      <Field label={label}>
        {(control) => (
          <Choice
            {...control}
            value=""
            disabled={value.length >= maxListed}
            onChange={(event) => event.target.value !== '' && onChange([...value, event.target.value])}
          >
            <option value="">{prompt}</option>
            {rest.map(({ one, name }) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </Choice>
        )}
      </Field>
      {value.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {value.map((one) => (
            <li key={one} className="flex items-center rounded-md border border-edge/60 ps-3 text-sm">
              {nameOf(one)}
              <button
                type="button"
                className="grid size-9 place-items-center rounded-md text-ink-2 hover:text-ink-1 max-lg:size-11"
                aria-label={_('Remove: {name}', { name: nameOf(one) })}
                onClick={() => onChange(value.filter((each) => each !== one))}
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
