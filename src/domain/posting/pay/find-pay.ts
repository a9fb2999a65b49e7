import { phrasePattern } from '../../language/phrase-pattern.ts';
import type { Pay } from '../source/job-posting.ts';
import { inDollars } from './currencies.ts';
import { yearlyOf } from './pay-periods.ts';
import { lonePayIn, payRangeIn, readPay } from './read-pay.ts';

/** Money that isn't what one is paid for the work. */
const othersMoney = phrasePattern.iu`${'find-pay/others-money'}`;

/** The pay that a description tells, where the source has no field for it. */
export function findPay(description: string, country: string | null): Pay | null {
  for (const line of description.split(/\n|(?<=[a-z)\d])[.;](?=\s)/)) {
    const range = payRangeIn(line) ?? lonePayIn(line);
    const pay = range && !othersMoney.test(range) ? readPay(range, country) : null;
    if (pay && isLivable(pay)) return pay;
  }
  return null;
}

function isLivable({ min, max, currency, period }: Pay): boolean {
  const year = yearlyOf(inDollars(max ?? min ?? 0, currency), period);
  return year > 10_000 && year < 2_000_000;
}
