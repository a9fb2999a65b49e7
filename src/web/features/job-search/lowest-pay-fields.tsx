import { useLingui } from '@lingui/react';
import type { PayPeriod } from '#domain/posting/source/job-posting.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Choice } from './choice.tsx';
import { periodTexts } from './match-words.ts';
import type { MustHaveForm } from './must-have-form.ts';

const payPeriods = Object.keys(periodTexts) as readonly PayPeriod[];

const usualCurrencies = [
  ...[
    'USD',
    'EUR',
    'GBP',
    'CAD',
    'AUD',
    'NZD',
    'INR',
    'SGD',
    'JPY',
    'CHF',
    'SEK',
    'NOK',
    'DKK',
    'PLN',
    'CZK',
  ],
  ...['BRL', 'MXN', 'ZAR', 'AED', 'HKD'],
];

interface LowestPayFieldsProps {
  form: MustHaveForm;
  error: string | undefined;
  onChange: (form: MustHaveForm) => void;
}

export function LowestPayFields({ form, error, onChange }: LowestPayFieldsProps) {
  const { _ } = useLingui();
  const { amount, currency, period } = form;
  const currencies = usualCurrencies.includes(currency) ? usualCurrencies : [currency, ...usualCurrencies];
  return (
    <Field label={_('Lowest pay')} error={error}>
      {(control) => (
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-[minmax(0,1fr)_6.5rem_7.5rem]">
          <TextInput
            {...control}
            data-field="amount"
            inputMode="decimal"
            autoComplete="off"
            className="max-sm:col-span-2"
            value={amount}
            maxLength={16}
            placeholder={_('e.g., 48,000')}
            onChange={(event) => onChange({ ...form, amount: event.target.value })}
          />
          <Choice
            aria-label={_('Currency')}
            value={currency}
            onChange={(event) => onChange({ ...form, currency: event.target.value })}
          >
            {currencies.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Choice>
          <Choice
            aria-label={_('Pay period')}
            value={period}
            onChange={(event) =>
              onChange({ ...form, period: payPeriods.find((each) => each === event.target.value) ?? period })
            }
          >
            {payPeriods.map((each) => (
              <option key={each} value={each}>
                {_(periodTexts[each])}
              </option>
            ))}
          </Choice>
        </div>
      )}
    </Field>
  );
}
