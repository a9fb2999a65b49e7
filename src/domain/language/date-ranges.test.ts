import { describe, expect, it } from 'vitest';
import { findDateRanges, findDurations, readDate } from './date-ranges.ts';

const ends = (text: string) => findDateRanges(text).map(({ startText, endText }) => [startText, endText]);

describe('findDateRanges', () => {
  it.each([
    ['Clerk	Mar 2020 – Present', 'Mar 2020', 'Present'],
    ['2022 → now', '2022', 'now'],
    ["'18 – '22", "'18", "'22"],
    ['09.2016 – 04.2019', '09.2016', '04.2019'],
    ['2016–20   Tutor', '2016', '20'],
    ['6/19 - 2/22', '6/19', '2/22'],
    ['2014–Q2 2018', '2014', 'Q2 2018'],
    ['avr. 2019 – à ce jour', 'avr. 2019', 'à ce jour'],
    ['de marzo de 2018 a mayo de 2019', 'marzo de 2018', 'mayo de 2019'],
    ['set/2019 – atual', 'set/2019', 'atual'],
    ['05.2021 – obecnie', '05.2021', 'obecnie'],
    ['10/2020 bis heute', '10/2020', 'heute'],
    ['2018年4月～現在', '2018年4月', '現在'],
    ['2021.03—至今', '2021.03', '至今'],
    ['Mar – Aug 2020', 'Mar', 'Aug 2020'],
    ['entre 2014 y 2017', '2014', '2017'],
  ])('reads %s', (text, start, end) => {
    expect(ends(text)).toEqual([[start, end]]);
  });

  it.each(['Since May 2019', 'seit 05/2019', 'desde 2019', 'od 2019', 'May 2019–   Cook'])(
    'leaves the end of "%s" empty and open',
    (text) => {
      const [range] = findDateRanges(text);
      expect(range?.endText).toBe('');
      expect(range?.open).toBe(true);
    },
  );

  it('tells a single date from a range', () => {
    expect(findDateRanges('Expected May 2028')).toMatchObject([
      { single: true, startText: 'Expected May 2028' },
    ]);
  });

  it('finds no dates in amounts', () => {
    expect(ends('cut $1,999 from 2,024 units at 12.5%')).toEqual([]);
  });

  it('computes years and months, also of Japanese eras and short years', () => {
    expect(readDate('平成30年4月')).toEqual({ year: 2018, month: 4 });
    expect(readDate('Feb 22')).toEqual({ year: 2022, month: 2 });
    expect(readDate('Mar', 'Aug 2020')).toEqual({ year: 2020, month: 3 });
  });
});

it('finds how long something lasted', () => {
  const text = 'Jan 2020 - Present · 3 yrs 2 mos';
  expect(findDurations(text).map(({ start, end }) => text.slice(start, end))).toEqual(['3 yrs 2 mos']);
});
