import { describe, expect, it } from 'vitest';
import { extractRequirements } from '#domain/posting/requirements/extract-requirements.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { withQuoted } from './quoted-requirements.ts';

const lexicon = loadLexicon();
const description = `Office Clerk

You'd sit between two people who live in Excel all day and will hand you their Power BI.

Requirements
- 2 years of bookkeeping with QuickBooks`;

describe('requirements that another reader quotes', () => {
  const requirements = extractRequirements(description, lexicon);
  const added = (...quotes: string[]) =>
    withQuoted({ description, requirements }, quotes, lexicon).slice(requirements.length);

  it('are added with their place and their skills where we had missed them', () => {
    const [found] = added('hand  you their power bi');
    expect(found).toMatchObject({ quote: 'hand you their Power BI', level: 'nice', skills: ['Power BI'] });
    expect(description.slice(found?.start, found?.end)).toBe(found?.quote);
  });

  it('are left out where the posting does not say so, or we have them, or they were quoted before', () => {
    expect(requirements.length).toBeGreaterThan(0);
    expect(added('10 years of Kubernetes', '', '  ')).toEqual([]);
    expect(added('bookkeeping with QuickBooks', description)).toEqual([]);
    expect(added('their Power BI', 'you their Power BI')).toHaveLength(1);
  });
});
