import { describe, expect, it } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { splitLine } from './split-line.ts';

const lexicon = loadLexicon();

describe('a paragraph under a job', () => {
  it('becomes lines, one idea each', () => {
    expect(
      splitLine(
        'I make the weekly schedules. We cut the wait from 14 minutes to 8 minutes. I trained 5 new clerks.',
        lexicon,
      ),
    ).toEqual([
      'I make the weekly schedules.',
      'We cut the wait from 14 minutes to 8 minutes.',
      'I trained 5 new clerks.',
    ]);
  });

  it('leaves a short label where it is', () => {
    expect(
      splitLine(
        'Made crowns with the new scanner. Charting in Dentrix. Opened the practice at six.',
        lexicon,
      ),
    ).toHaveLength(2);
  });

  it('keeps together what speaks of the sentence before', () => {
    expect(
      splitLine(
        'Rebuilt the intake form with two nurses. It is used on four wards. Trained 12 clerks on it in May.',
        lexicon,
      ),
    ).toEqual([
      'Rebuilt the intake form with two nurses. It is used on four wards.',
      'Trained 12 clerks on it in May.',
    ]);
  });

  it.each([
    'Cite-check briefs and file them. No rejected filings in 2024.',
    'Rebuilt the checklist with the safety manager; turnover went from 31% to 22%',
    'Led a team of five',
    ': Widening of the ring road, Lot II (Ch. 12+100 to 40+200, both sides), Rs. 212 Cr. for the State Roads Board of the north',
    'Drove the coast route with a van. 40 stops a day and 3 depots between the harbor and the two northern towns',
    'Kept the store (two floors. Three tills. One yard) and the stock of all goods with four clerks on each of the shifts',
  ])('leaves a line that is good as one: %s', (line) => {
    expect(splitLine(line, lexicon)).toEqual([line]);
  });
});
