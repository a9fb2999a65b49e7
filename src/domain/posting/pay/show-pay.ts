import type { Pay } from '../source/job-posting.ts';

/** Pay as it's shown: "$128,000–$140,000/year", "From £24/hour". */
export function showPay({ min, max, currency, period }: Pay): string {
  const money = (value: number) =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
      maximumFractionDigits: 2,
    })
      .format(value)
      .replace(/\u00A0/g, ' ');
  const amount =
    min !== null && max !== null
      ? [...new Set([money(min), money(max)])].join('–')
      : [min === null ? 'Up to' : 'From', money(max ?? min ?? 0)].join(' ');
  return `${amount}/${period}`;
}
