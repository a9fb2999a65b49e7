import { useLingui } from '@lingui/react';

/** Days and money as people write them. */
export function useAmounts() {
  const { i18n } = useLingui();
  return {
    dayOf: (moment: string) => i18n.date(moment, { dateStyle: 'long' }),
    moneyOf: (cents: number, currency: string) =>
      i18n.number(cents / 100, { style: 'currency', currency: currency.toUpperCase() }),
  };
}
