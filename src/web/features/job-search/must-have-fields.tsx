import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ListedField } from './listed-field.tsx';
import { LowestPayFields } from './lowest-pay-fields.tsx';
import { switchTexts, useCountryName } from './match-words.ts';
import { type MustHaveForm, mustHaveCount, switches } from './must-have-form.ts';
import { workCountries, workLanguages } from './must-have-lists.ts';

interface MustHaveFieldsProps {
  value: MustHaveForm;
  error: string | undefined;
  onChange: (form: MustHaveForm) => void;
}

/** What a job must have. Stands open as soon as anything is set, so that nothing filters unseen. */
export function MustHaveFields({ value, error, onChange }: MustHaveFieldsProps) {
  const { _ } = useLingui();
  const [chosen, setChosen] = useState<boolean>();
  const id = useId();
  const count = mustHaveCount(value);
  const isOpen = error !== undefined || (chosen ?? count > 0);
  return (
    <div className="border-line border-t pt-3">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen(!isOpen)}
        className="group flex min-h-11 w-full items-center justify-between gap-3 rounded-md text-start text-sm font-semibold"
      >
        <span>
          {_('Must-haves')}{' '}
          <span className="font-normal text-ink-3">
            {count === 0 ? _('(optional)') : _('({count} set)', { count })}
          </span>
        </span>
        <ChevronDown
          className="size-4 shrink-0 text-ink-3 transition-transform group-aria-expanded:rotate-180"
          aria-hidden="true"
        />
      </button>
      <div id={id} hidden={!isOpen} className="space-y-5 pt-2">
        <p className="text-ink-2 text-sm">
          {_('We leave out jobs that clearly don’t fit. If a posting doesn’t say, we keep it and tell you.')}
        </p>
        <LowestPayFields form={value} error={error} onChange={onChange} />
        <PickedFields value={value} onChange={onChange} />
      </div>
    </div>
  );
}

function PickedFields({ value, onChange }: Omit<MustHaveFieldsProps, 'error'>) {
  const { _ } = useLingui();
  const countryName = useCountryName();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <ListedField
          label={_('Countries where you can work')}
          prompt={_('Add a country')}
          offered={workCountries}
          value={value.countries}
          nameOf={countryName}
          onChange={(countries) => onChange({ ...value, countries })}
        />
        <ListedField
          label={_('Languages you work in')}
          prompt={_('Add a language')}
          offered={workLanguages}
          value={value.languages}
          nameOf={(name) => name}
          onChange={(languages) => onChange({ ...value, languages })}
        />
      </div>
      <div className="grid gap-x-7 gap-y-1 sm:grid-cols-2">
        {switches.map((name) => (
          <div key={name} className="max-md:[&>div]:min-h-11">
            <Checkbox
              label={_(switchTexts[name])}
              checked={value[name]}
              onCheckedChange={(isSet) => onChange({ ...value, [name]: isSet })}
            />
          </div>
        ))}
      </div>
    </>
  );
}
