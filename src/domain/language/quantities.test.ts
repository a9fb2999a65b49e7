import { expect, test } from 'vitest';
import { quantitiesOf } from './quantities.ts';

const read = (text: string, language = 'en') =>
  quantitiesOf(text, language).map(({ values, kind, unit, per }) =>
    [values[0], kind, unit, per].filter((part) => part !== '').join(' '),
  );

test.each([
  ['$1.2M', 'en', ['1200000 money USD']],
  ['1,200,000 users', 'en', ['1200000 count']],
  ['48 lakh', 'en', ['4800000 count']],
  ['a $1.2M-per-year contract', 'en', ['1200000 money USD year']],
  ['twenty-two rooms', 'en', ['22 count']],
  ['three and a half years', 'en', ['3.5 time year']],
  ['over a decade', 'en', ['1 time decade']],
  ['41 per cent', 'en', ['41 percent']],
  ['up 22 percentage points', 'en', ['22 points']],
  ['310.000 Fahrzeuge', 'de', ['310000 count']],
  ['ein sechsköpfiges Team', 'de', ['6 count']],
  ['zweiundzwanzig Jahre', 'de', ['22 time year']],
  ['Vingt-deux ans', 'fr', ['22 time year']],
  ['410 k€ par an', 'fr', ['410000 money EUR year']],
  ['treinta y dos clientes', 'es', ['32 count']],
  ['48.000 € al mes', 'es', ['48000 money EUR month']],
  ['siedmioletnie doświadczenie', 'pl', ['7 time year']],
  ['约3200万元', 'zh', ['32000000 money CNY']],
  ['doubled sales', 'en', ['2 factor part']],
])('reads %s (%s)', (text, language, expected) => {
  expect(read(text, language)).toEqual(expected);
});

test.each(['SC-200 and INT8', '03/2013 – 05/2018', 'TC397', '2nd shift', "'13 – '14"])(
  'reads no quantity in %s',
  (text) => {
    expect(quantitiesOf(text).filter(({ kind }) => kind !== 'year')).toEqual([]);
  },
);
