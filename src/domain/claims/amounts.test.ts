import { describe, expect, it } from 'vitest';
import { foundCodes } from '#evals/claims/found-codes.ts';

describe('amounts, periods and dates', () => {
  it.each([
    ['Cut prep time from 3 hours to 45 minutes a day', 'Cut prep time by 2 hours 15 minutes a day', ''],
    ['Handle time went from 9 min 10 s to 7 min 45 s', 'Handle time dropped by 85 seconds', ''],
    ['Brought returns down from 2.9% to 1.7% in two years', 'Cut returns to 1.7% in two years', ''],
    ['Recovered $640,000 of a $655,000 wire', 'Recovered all but $15,000 of a $655,000 wire', ''],
    ['Sold up to 140 orders an hour', 'Sold as many as 140 orders an hour', ''],
    [
      'Budget of $22,500, monthly report to the board',
      'Budget of $22.5K and a monthly report to the board',
      '',
    ],
    ['Tied each section of the manual to an owner', 'Named one owner per section of the manual', ''],
    ['Ran three crews at once on the floor', 'Ran six crews at once on the floor', 'number-elsewhere'],
    [
      'Raised the score from 41% to 58% in 2023',
      'Raised the score from 41% to 68% in 2023',
      'number-elsewhere',
    ],
    ['Errors fell by 14.6% in 2019', 'Errors fell by 15% in 2019', 'number'],
    ['Sold about $1.3 million of stock', 'Sold more than $1.3 million of stock', 'rounded'],
    ['Loaded 30 pallets per shift', 'Loaded 30 pallets an hour', 'unit'],
    ['Opened 4 stores in 2021', 'Opened 4 stores in 2017', 'date'],
  ])('%s → %s', (line, proposed, expected) => {
    expect(foundCodes(line, proposed).join()).toBe(expected);
  });

  it('takes the start of one job and the end of another for no range of theirs', () => {
    const told = (years: string) => `Store Supervisor at Harbor Lane Outfitters, ${years}`;
    expect(foundCodes('Ran the floor', told('2015 to present'), 'summary')).toContain('date');
    expect(foundCodes('Ran the floor', told('2019 to present'), 'summary')).not.toContain('date');
  });
});
