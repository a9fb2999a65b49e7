import { describe, expect, test } from 'vitest';
import type { PayPeriod } from '../source/job-posting.ts';
import { findPay } from './find-pay.ts';
import { payOf, readPay } from './read-pay.ts';
import { showPay } from './show-pay.ts';

const cases: [
  text: string,
  country: string | null,
  min: number | null,
  max: number | null,
  currency: string,
  period: PayPeriod,
][] = [
  ['$128,000 - $140,000', 'US', 128_000, 140_000, 'USD', 'year'],
  ['$128,000 - $140,000', 'CA', 128_000, 140_000, 'CAD', 'year'],
  ['C$86,000 - C$94,000', null, 86_000, 94_000, 'CAD', 'year'],
  ['£38,682', 'GB', 38_682, 38_682, 'GBP', 'year'],
  ['£38,682 - £46,580', 'GB', 38_682, 46_580, 'GBP', 'year'],
  ['A$112,000 + super', null, 112_000, 112_000, 'AUD', 'year'],
  ['A$105k + super', null, 105_000, 105_000, 'AUD', 'year'],
  ['€45.000–52.000 brutto/Jahr', 'DE', 45_000, 52_000, 'EUR', 'year'],
  ['45 000 – 52 000 € par an', 'FR', 45_000, 52_000, 'EUR', 'year'],
  ['$32 - $38/hr', 'US', 32, 38, 'USD', 'hour'],
  ['$32.50/hr - $38.75/hr', 'US', 32.5, 38.75, 'USD', 'hour'],
  ['$21 an hour', 'US', 21, 21, 'USD', 'hour'],
  ['NOK 620,000', 'NO', 620_000, 620_000, 'NOK', 'year'],
  ['42 000 kr per month', 'SE', 42_000, 42_000, 'SEK', 'month'],
  ['12 LPA', 'IN', 1_200_000, 1_200_000, 'INR', 'year'],
  ['12-15 LPA', null, 1_200_000, 1_500_000, 'INR', 'year'],
  ['₹12,00,000 - ₹18,00,000 per annum', null, 1_200_000, 1_800_000, 'INR', 'year'],
  ['up to 60k', 'GB', null, 60_000, 'GBP', 'year'],
  ['100-120k USD', null, 100_000, 120_000, 'USD', 'year'],
  ['100k-120k', 'US', 100_000, 120_000, 'USD', 'year'],
  ['from €40,000', null, 40_000, null, 'EUR', 'year'],
  ['ab 3.200 € monatlich', 'DE', 3_200, null, 'EUR', 'month'],
  ['$90,000+', 'US', 90_000, null, 'USD', 'year'],
  ['8 000 - 11 000 zł brutto miesięcznie', 'PL', 8_000, 11_000, 'PLN', 'month'],
  ['PLN 9,000', 'PL', 9_000, 9_000, 'PLN', 'month'],
  ['年収500万円〜700万円', 'JP', 5_000_000, 7_000_000, 'JPY', 'year'],
  ['月給25万円', 'JP', 250_000, 250_000, 'JPY', 'month'],
  ['R$ 4.500,00 mensal', 'BR', 4_500, 4_500, 'BRL', 'month'],
  ['CHF 95’000 – 110’000', 'CH', 95_000, 110_000, 'CHF', 'year'],
  ['S$5,500 - S$7,000 monthly', null, 5_500, 7_000, 'SGD', 'month'],
  ['£450 per day', 'GB', 450, 450, 'GBP', 'day'],
  ['£450', 'GB', 450, 450, 'GBP', 'day'],
  ['$140,000 to $128,000 a year', 'US', 128_000, 140_000, 'USD', 'year'],
  ['USD 55,000.00 annually', null, 55_000, 55_000, 'USD', 'year'],
];

test.each(cases)('reads %j in %s', (text, country, min, max, currency, period) => {
  expect(readPay(text, country)).toEqual({ min, max, currency, period });
});

test.each(['', 'Competitive', 'DOE', '3-5 years of experience', 'Band 6', 'Level 4 to 5', '24/7'])(
  '%j is no pay',
  (text) => {
    expect(readPay(text, 'US')).toBeNull();
  },
);

describe('pay by fields', () => {
  test.each([
    [
      { min: 50_000, max: 60_000, currency: 'usd', period: 'year' },
      { min: 50_000, max: 60_000, currency: 'USD', period: 'year' },
    ],
    [
      { min: 60_000, max: 50_000, currency: 'USD', period: 'year' },
      { min: 50_000, max: 60_000, currency: 'USD', period: 'year' },
    ],
    [
      { min: 18, max: null, currency: 'GBP', period: null },
      { min: 18, max: null, currency: 'GBP', period: 'hour' },
    ],
    [
      { min: 0, max: 52_000, currency: 'EUR', period: undefined },
      { min: null, max: 52_000, currency: 'EUR', period: 'year' },
    ],
  ] as const)('%j', (text, pay) => {
    expect(payOf(text)).toEqual(pay);
  });

  test.each([
    { min: null, max: null, currency: 'USD', period: 'year' },
    { min: 0, max: 0, currency: 'USD', period: 'year' },
    { min: 20, max: 90_000, currency: 'USD', period: 'year' },
    { min: 50_000, max: 60_000, currency: '', period: 'year' },
    { min: Number.NaN, max: Number.POSITIVE_INFINITY, currency: 'USD', period: 'year' },
  ] as const)('%j is none', (text) => {
    expect(payOf(text)).toBeNull();
  });
});

test.each([
  [{ min: 128_000, max: 140_000, currency: 'USD', period: 'year' }, '$128,000–$140,000/year'],
  [{ min: 38_682, max: 38_682, currency: 'GBP', period: 'year' }, '£38,682/year'],
  [{ min: 32.5, max: 38, currency: 'USD', period: 'hour' }, '$32.50–$38/hour'],
  [{ min: null, max: 60_000, currency: 'EUR', period: 'year' }, 'Up to €60,000/year'],
  [{ min: 620_000, max: null, currency: 'NOK', period: 'year' }, 'From NOK 620,000/year'],
] as const)('%j is shown', (pay, text) => {
  expect(showPay(pay)).toBe(text);
});

describe('pay in a description', () => {
  test('is found among other money', () => {
    const text =
      'We raised $40 million and serve $2,000,000 in revenue.\n- $5,000 sign-on bonus\nThe base salary range for this role is $121,000 - $145,000 plus bonus.';
    expect(findPay(text, 'US')).toEqual({ min: 121_000, max: 145_000, currency: 'USD', period: 'year' });
  });

  test('is not made up', () => {
    expect(
      findPay('You own a budget of $5M. Five years of experience. Benefits worth $8,000.', 'US'),
    ).toBeNull();
    expect(findPay('Competitive salary. 401(k) with a 4% match.', 'US')).toBeNull();
  });

  test.each([
    ['Starting pay is $15.25/hour.', 15.25],
    ['Rate: $17.25', 17.25],
    ['$48,000 a year', 48_000],
    ['We raise $90,000 a year for families.', undefined],
    ['A $500 sign-on bonus after 90 days', undefined],
    ['Tuition of $5,250 per year', undefined],
  ])('reads one sum where it can only be pay: %s', (text, least) => {
    expect(findPay(text, 'US')?.min).toBe(least);
  });
});
