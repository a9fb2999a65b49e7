import { expect, test } from 'vitest';
import type { AskedThing } from './asked-things.ts';
import { reasoningOf } from './reasoning-text.ts';

const thing = (name: string, quote?: string, more: Partial<AskedThing> = {}): AskedThing => ({
  name,
  isMust: true,
  isSkill: true,
  share: quote === undefined ? 0 : 1,
  quote,
  ...more,
});

interface Told {
  things?: AskedThing[];
  named?: string[];
  namedHeld?: string[];
  years?: number;
  asked?: number | null;
  title?: 'same' | 'close' | 'other';
  step?: number;
}

function said({
  things = [],
  named = [],
  namedHeld = [],
  years = 0,
  asked = null,
  title = 'same',
  step = 0,
}: Told) {
  const missing = things.filter(({ quote }) => quote === undefined).map(({ name }) => name);
  return reasoningOf({
    match: { missing },
    facts: { level: { rank: null, years: asked, mostYears: null, quote: '' } },
    title: { likeness: title, step },
    fit: {
      skills: { share: 0, weighed: 0, things, years: undefined, named, namedHeld },
      experience: { share: 0, years },
      industry: 0,
    },
  });
}

const ends = ' The title matches your search.';

test.each<[string, Told]>([
  ['There were no required skills we could check.', {}],
  [
    'Your resume shows the required skill we checked: “Ran Kafka”.',
    { things: [thing('Kafka', 'Ran Kafka.')] },
  ],
  ['Your resume doesn’t show the required skill we checked. Not found: Kafka.', { things: [thing('Kafka')] }],
  [
    'Your resume shows 1 of 2 required skills we checked: “Ran Kafka”. Not found: NetSuite.',
    { things: [thing('Kafka', 'Ran Kafka'), thing('NetSuite')] },
  ],
  [
    'Your resume shows neither of the two required qualifications we checked. Not found: BLS, Kafka.',
    { things: [thing('BLS', undefined, { isSkill: false }), thing('Kafka')] },
  ],
  // A wish is never counted as a demand, nor quoted beside one.
  [
    'Your resume shows 1 of 2 preferred skills we checked: “Ran Kafka”. Not found: SAP.',
    { things: [thing('Kafka', 'Ran Kafka', { isMust: false }), thing('SAP', undefined, { isMust: false })] },
  ],
  [
    'Your resume doesn’t show the required skill we checked. Not found: SAP.',
    { things: [thing('SAP'), thing('Kafka', 'Ran Kafka', { isMust: false })] },
  ],
  [
    'Your resume shows the required skill we checked: “Ran Kafka”. Preferred, and not found: SAP.',
    { things: [thing('Kafka', 'Ran Kafka'), thing('SAP', undefined, { isMust: false })] },
  ],
  [
    'There were no required skills we could check. The posting also names Jira, and so does your resume.',
    { named: ['Jira'], namedHeld: ['Jira'] },
  ],
  [
    'There were no required skills we could check. The posting names 4 tools and standards. Your resume names 3 of them: Jira, SQL, and Excel.',
    { named: ['Jira', 'SQL', 'Excel', 'Word'], namedHeld: ['Jira', 'SQL', 'Excel'] },
  ],
  // What is counted isn't told twice.
  [
    'Your resume shows both required skills we checked: “Ran Kafka” and “SQL”.',
    {
      things: [thing('Kafka', 'Ran Kafka'), thing('SQL', 'SQL')],
      named: ['SQL', 'Kafka'],
      namedHeld: ['SQL', 'Kafka'],
    },
  ],
  [
    'There were no required skills we could check. You have about 4 years in similar jobs; the posting asks for 5+ years.',
    { years: 4.9, asked: 5 },
  ],
  [
    'There were no required skills we could check. You have less than a year in similar jobs; the posting asks for 5+ years.',
    { years: 0.5, asked: 5 },
  ],
  [
    'There were no required skills we could check. We found no similar job in your resume; the posting asks for 5+ years.',
    { asked: 5 },
  ],
])('%s', (text, told) => {
  expect(said(told)).toBe(`${text}${ends}`);
});

test.each([
  ['same', 0, 'The title matches your search.'],
  ['same', 1, 'The title matches your search, but is more senior.'],
  ['close', -1, 'The title is close to your search, but is more junior.'],
  ['other', 1, 'The title differs from your search.'],
] as const)('a title that is %s, %i levels above', (title, step, text) => {
  expect(said({ title, step }).endsWith(text)).toBe(true);
});
