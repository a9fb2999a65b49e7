import { describe, expect, it } from 'vitest';
import { foundCodes } from '#evals/claims/found-codes.ts';

describe('acts and causes', () => {
  it.each([
    ['Set up a weekly review of the floor plan', 'Established a weekly review of the floor plan', ''],
    ['Responsible for cycle counts', 'Own cycle counts', ''],
    ['In charge of the rota', 'Managed the rota', ''],
    ['In charge of the rota', 'Negotiated the rota', 'act'],
    ['Looked after the loan inventory', 'Maintained the loan inventory', ''],
    ['Supported the opening of an annex: set up rates in Opera', 'Configured rates in Opera', ''],
    ['Helped rewrite 40 articles, wrote 9 of them myself', 'Wrote 9 articles', ''],
    ['Helped organize the yearly sale', 'Organized the yearly sale', 'helped'],
    [
      'Tagged complaints by cause\nAnswered 45 calls a day',
      'Answered 45 calls a day and tagged complaints by cause',
      '',
    ],
    [
      'Cut returns from 9% to 6% with a daily check sheet\nRenewed the seasonal window display',
      'Cut returns from 9% to 6% by renewing the seasonal window display',
      'cause',
    ],
    [
      'Prepared driver files for the audit',
      'Prepared driver files for the audit, which lowered insurance premiums',
      'wording',
    ],
  ])('%s → %s', (line, proposed, expected) => {
    expect(foundCodes(line, proposed).join()).toBe(expected);
  });
});
