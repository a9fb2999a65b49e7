import { describe, expect, it } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { mendSpelling } from './mend-spelling.ts';

const lexicon = loadLexicon();

describe('spelling', () => {
  it.each([
    ['scheduleing and takeing orders', 'scheduling and taking orders'],
    ['anwsered pateints in the hospitol', 'answered patients in the hospital'],
    ['maintaned custmer files', 'maintained customer files'],
    ['remind them of there appointments', 'remind them of their appointments'],
    ['more then 40 calls', 'more than 40 calls'],
    ['stocking shelfs', 'stocking shelves'],
  ])('%s → %s', (line, better) => {
    expect(mendSpelling(line, lexicon)).toBe(better);
  });

  it.each([
    'organising colour charts at the centre during the day',
    'rebuilt the delayed coker and the contactor',
    'ran the barbacks, women and children first',
    'worked there for years, and there was no loss',
    'wrote kubectl plugins and dbt models for Calender Ltd',
    'upsold plans, upheld rules',
    'progress reports and 3-year reevals',
  ])('leaves alone what may be meant: %s', (line) => {
    expect(mendSpelling(line, lexicon)).toBe(line);
  });
});
