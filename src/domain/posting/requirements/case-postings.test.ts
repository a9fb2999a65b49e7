import { describe, expect, it } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { readCase } from '#tests/support/resume-outline.ts';
import { extractRequirements } from './extract-requirements.ts';

const lexicon = loadLexicon();
const requirementsOf = (file: string) => extractRequirements(readCase(file).toString(), lexicon);

describe('postings that newcomers brought', () => {
  it('nurse-job.txt: one year of acute care is asked; "within 3 years of hire" asks for no years', () => {
    const asked = requirementsOf('nurse-job.txt').filter(({ years }) => years !== undefined);
    const isAcuteCare = (quote: string) => quote.includes('1 year of acute care');
    expect(asked.filter(({ quote }) => isAcuteCare(quote)).map(({ years }) => years)).toEqual([1]);
    expect(
      asked.filter(({ quote }) => !isAcuteCare(quote)).map(({ years, quote }) => `${years}: ${quote}`),
    ).toEqual([]);
  });

  it.each([
    ['nurse-job.txt', ['PALS', 'CEN', 'TNCC']],
    ['retail-job.txt', ['retail management', 'Excel', 'Word', 'Asana', 'Trello']],
  ])('%s asks for %j', (file, names) => {
    const quotes = requirementsOf(file).map(({ quote }) => quote);
    expect(names.filter((name) => !quotes.some((quote) => quote.includes(name)))).toEqual([]);
  });
});
