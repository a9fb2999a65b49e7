import { describe, expect, it } from 'vitest';
import { foundCodes } from '#evals/claims/found-codes.ts';

describe('width, restrictions, direction and state', () => {
  it.each([
    ['Score of 97 in three inspections', 'Score of 97 in each of three inspections', 'wider'],
    [
      'Lead a school where 71% of students qualify for lunch',
      'Lead a school where most students qualify for lunch',
      'wider',
    ],
    ['Accuracy on second shift went to 99.4%', 'Accuracy across all shifts went to 99.4%', 'wider'],
    ['Ran a radio campaign for the chain', 'Ran a nationwide radio campaign for the chain', 'wider'],
    ['One of six reps who tested the macros', 'Tested the macros in a group of six reps', ''],
    ['Weekly swabs, filling room only', 'Weekly swabs across the plant', 'restriction'],
    ['Wrote 6 of the 20 programs for the line', 'Wrote the 20 programs for the line', 'restriction'],
    ['Acting driver last 2 years, 0 accidents', 'Acting driver for the last 2 years with zero accidents', ''],
    ['Mounted alarm devices, no programming', 'Mounted alarm devices and did the programming', 'reversed'],
  ])('%s → %s', (line, proposed, expected) => {
    expect(foundCodes(line, proposed).join()).toBe(expected);
  });
});
