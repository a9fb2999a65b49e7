import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openSet } from '#evals/set-files.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { noReading } from '#server/providers/no-reading.fake.ts';
import { reportedFaults } from '../claims/reported-faults.ts';
import { readResumeEvidence } from '../claims/resume-evidence.ts';
import { reviewEdit } from './review-edit.ts';

const lexicon = loadLexicon();
const now = new Date('2026-11-01T00:00:00Z');
const read = (content: string, confirmed: string[] = []) =>
  readResumeEvidence({ content, confirmed: confirmed.map((text) => ({ text, job: '' })) }, lexicon, now);

const content = `Nadia Ferreira
nadia.ferreira@mail.example · +1 503 555 0142 · Portland, OR

Summary
Store manager with nine years in retail, known for tidy shelves.

Experience
Store Manager, Alder & Finch, Portland
March 2019 – Present
- Responsible for managing a team of 12 people
- Cut shrinkage from 2.1% to 0.6% in two years by counting stock weekly
- Assisted the district manager with hiring for about 40 stores
- Coordinate deliveries with three suppliers, leading 5 drivers on Saturdays
- Removed one of seven steps from the returns process
- Finalist for the Northwest Retail Award in 2022
- Trained 9 cashiers in Shopify; none left within the first year
- Planned a loyalty programme for 2024

Cashier, Corner Foods, Salem
2015 – 2019
- Handled 200 transactions a day and balanced the drawer with Excel

Skills
Scheduling, Excel, Shopify, Inventory`;
const words = read(content);
const pathOf = (start: string) => words.lines.find(({ text }) => text.startsWith(start))?.path ?? 'none';
const review = (start: string, text: string, settled: readonly string[] = []) =>
  reviewEdit({ path: pathOf(start), text, reason: 'clear' }, words, { settled });

describe('what is let through', () => {
  test.each([
    ['Responsible', 'Manage a team of 12 people'],
    ['Responsible', 'Manage a 12-person team'],
    ['Cut', 'Reduced shrinkage from 2.1% to 0.6% within two years by counting stock weekly'],
    ['Cut', 'By counting stock weekly, cut shrinkage from 2.1% to 0.6% in 2 years'],
    ['Assisted', 'Supported the district manager with hiring for about 40 stores'],
    ['Trained', 'Trained nine cashiers in Shopify; none left within the first year'],
    ['Handled', 'Processed 200 transactions a day and balanced the drawer with Excel'],
  ])('%s…: %s', (start, text) => {
    expect(review(start, text)).toMatchObject({ outcome: 'change', change: { after: text, state: 'open' } });
  });

  test('letters of another width are judged, and kept, as the usual ones', () => {
    const wide = (text: string) =>
      text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    expect(review('Responsible', wide('Manage a team of 12 people'))).toMatchObject({
      change: { after: 'Manage a team of 12 people' },
    });
    expect(review('Responsible', wide('Manage a team of 19 people')).outcome).toBe('reverted');
  });

  test('a deed of one employer is not told of another in the summary', () => {
    const summary = words.lines.find(({ path }) => path === 'summary')?.text ?? '';
    const outcomeOf = (achievement: string) =>
      reviewEdit(
        { path: 'summary', text: `${summary} At Alder & Finch, ${achievement}.`, reason: 'clear' },
        words,
      ).outcome;
    expect(outcomeOf('cut shrinkage from 2.1% to 0.6% in two years by counting stock weekly')).toBe('change');
    expect(outcomeOf('handled 200 transactions a day and balanced the drawer with Excel')).toBe('reverted');
  });

  test('a line of another part is asked, and holds nothing that isn’t said there', () => {
    const resume = read(
      `${content}\n\nVolunteering\n- I am cooking for 60 people at the shelter every sunday`,
    );
    const at = resume.data.additional?.findIndex(({ heading }) => heading === 'Volunteering');
    const outcomeOf = (text: string) =>
      reviewEdit({ path: `additional.${at}.lines.0`, text, reason: 'grammar' }, resume).outcome;
    expect(outcomeOf('Cook for 60 people at the shelter every Sunday')).toBe('offer');
    expect(outcomeOf('Cook for 90 people at the shelter every Sunday')).toBe('reverted');
  });

  test('what is told of a school is put better, each thing by itself', () => {
    const reading = {
      ...noReading,
      schools: [
        {
          ...{ degree: 'Turf certificate', institution: 'Piney Ridge College', location: null, date: null },
          ...{ head: ['3'], lines: ['4'] },
        },
      ],
    };
    const evidence = readResumeEvidence(
      {
        content:
          'Ann Reed\nann@mail.example\n\nTurf certificate, Piney Ridge College\nI finished 5 of the 8 classes at night',
        reading,
        confirmed: [],
      },
      lexicon,
      now,
    );
    expect(evidence.data.education[0]?.details).toEqual(['I finished 5 of the 8 classes at night']);
    const outcomeOf = (text: string) =>
      reviewEdit({ path: 'education.0.details', text, reason: 'grammar' }, evidence).outcome;
    expect(outcomeOf('Finished 5 of the 8 classes at night')).toBe('offer');
    expect(outcomeOf('Finished 8 of the 8 classes at night')).not.toBe('change');
    expect(outcomeOf('Finished 7 of the 8 classes at night')).toBe('reverted');
  });

  test('the person’s own words are no change', () => {
    for (const { path, text } of words.lines)
      expect(reviewEdit({ path, text: ` ${text}  `, reason: 'clear' }, words)).toEqual({ outcome: 'same' });
  });

  test('a change rests on places of the pasted text, past what nobody sees', () => {
    const hidden = content.replace('Experience\n', '<!-- a note that no browser shows -->\nExperience\n');
    const reviewed = reviewEdit(
      { path: pathOf('Responsible'), text: 'Manage a team of 12 people', reason: 'duty' },
      read(hidden),
    );
    const support = reviewed.outcome === 'change' ? reviewed.change.support : [];
    expect(support.map(({ start, end }) => hidden.slice(start, end)).join('\n')).toContain(
      'Responsible for managing a team of 12 people',
    );
  });
});

describe('what is reverted', () => {
  test.each([
    ['another number', 'Responsible', 'Manage a team of 21 people', 'number-elsewhere', '21', '12'],
    [
      'numbers the wrong way round',
      'Cut',
      'Cut shrinkage from 0.6% to 2.1% in two years by counting stock weekly',
      'reversed',
    ],
    [
      'a number of another job',
      'Responsible',
      'Manage a team of 200 people',
      'number-elsewhere',
      '200',
      '12',
    ],
    [
      'several numbers at once',
      'Cut',
      'Cut shrinkage from 3.1% to 0.2% in two years by counting stock weekly',
      'number',
      '3.1%',
    ],
    ['one of many told as all', 'Removed', 'Removed seven steps from the returns process', 'restriction'],
    ['a final told as a win', 'Finalist', 'Northwest Retail Award in 2022', 'unfinished'],
    ['a plan told as done', 'Planned', 'Built a loyalty programme for 2024', 'unfinished'],
    [
      'a turned sense',
      'Trained',
      'Trained 9 cashiers in Shopify; all left within the first year',
      'reversed',
    ],
    [
      'a certificate of nobody’s',
      'Trained',
      'Trained 9 cashiers in Shopify and CISSP; none left within the first year',
      'credential',
    ],
    ['a word that no list knows', 'Responsible', 'Manage a team of 12 people and glimmerwax', 'form'],
    [
      'a tool that the resume doesn’t have',
      'Responsible',
      'Manage a team of 12 people with QuickBooks',
      'name',
    ],
    ['a wider claim', 'Responsible', 'Manage a team of 12 people across all stores', 'wider'],
    ['a link', 'Responsible', 'Manage a team of 12 people https://evil.example', 'form'],
    ['another language', 'Responsible', 'Responsable de la gestión de un equipo de 12 personas', 'form'],
    ['a speech', 'Responsible', `Manage a team of 12 people ${'and a team of 12 people '.repeat(6)}`, 'form'],
    ['nothing at all', 'Responsible', ' \u200b ', 'lost'],
    ['a lost number', 'Cut', 'Cut shrinkage in two years by counting stock weekly', 'lost', '', '2.1%'],
    [
      'more years',
      'Store manager',
      'Store manager with fifteen years in retail, known for tidy shelves.',
      'number-elsewhere',
      'fifteen years',
      'nine years',
    ],
  ])('%s', (_name, start, text, code, claimed = '', source = '') => {
    const reviewed = review(start, text);
    expect(reviewed).toMatchObject({ outcome: 'reverted', line: { path: pathOf(start) } });
    const line = reviewed.outcome === 'reverted' ? reviewed.line : undefined;
    const fault = line?.faults.find((each) => each.code === code);
    expect(fault).toMatchObject({ code, claimed, ...(source === '' ? {} : { source }) });
    // What was proposed is kept nowhere.
    expect(Object.keys(line ?? {}).sort()).toEqual(['before', 'faults', 'path']);
  });

  test('what is told of it is a figure or the person’s own words', () => {
    const reported = reportedFaults(
      [
        { code: 'number', claimed: 'nearly $4,000 per week', source: 'the drawer', start: 0, end: 1 },
        { code: 'number', claimed: '40 visit evil.example', source: 'never said', start: 0, end: 1 },
        { code: 'date', claimed: 'June 2024', source: '', start: 0, end: 1 },
        { code: 'employer', claimed: '12', source: 'Corner Foods', start: 0, end: 1 },
      ],
      content,
    );
    expect(reported.map(({ claimed, source }) => [claimed, source])).toEqual([
      ['nearly $4,000 per week', 'the drawer'],
      ['', ''],
      ['June 2024', ''],
      ['', 'Corner Foods'],
    ]);
  });

  test.each([
    'personalInfo.name',
    'experience.0.title',
    'experience.0.company',
    'experience.0.startDate',
    'education.0.degree',
    'certifications',
    'skills.0',
    'experience.7.responsibilities.0',
    '',
  ])('any text at %s', (path) => {
    expect(reviewEdit({ path, text: 'Senior', reason: 'clear' }, words)).toEqual({
      outcome: 'reverted',
      line: { path: '', before: '', faults: [{ code: 'field', claimed: '', source: '' }] },
    });
  });
});

describe('skills', () => {
  const order = (text: string) => reviewEdit({ path: 'skills', text, reason: 'order' }, words).outcome;

  test('may be put in another order, and nothing else', () => {
    expect(order('Shopify\nExcel\nScheduling\nInventory')).toBe('change');
    expect(order('Scheduling\nExcel\nShopify\nInventory')).toBe('same');
    expect(order('Shopify\nExcel\nScheduling')).toBe('reverted');
    expect(order('Shopify\nExcel\nScheduling\nInventory\nPython')).toBe('reverted');
    expect(order('Shopify\nShopify\nScheduling\nInventory')).toBe('reverted');
  });
});

describe('what is offered', () => {
  test.each([
    ['a tool left out', 'Trained', 'Trained 9 cashiers; none left within the first year', 'restriction'],
    ['a bound left out', 'Assisted', 'Assisted the district manager with hiring for 40 stores', 'rounded'],
    ['a tool of another job', 'Responsible', 'Manage a team of 12 people with Excel', 'skill'],
    [
      'a number that came differently',
      'Cut',
      'Cut shrinkage from 2.1% by 0.6% in two years by counting stock weekly',
      'reversed',
    ],
  ])('%s', (_name, start, proposed, code) => {
    const reviewed = review(start, proposed);
    const offer = reviewed.outcome === 'offer' ? reviewed.offer : undefined;
    expect(offer).toMatchObject({ path: pathOf(start), proposed, answer: null, words: '', answeredAt: null });
    expect(offer?.faults.map((fault) => fault.code)).toContain(code);
    for (const fault of offer?.faults ?? [])
      expect(proposed.slice(fault.start, fault.end)).toBe(fault.claimed);
    const support = offer?.support.map((span) => content.slice(span.start, span.end)).join() ?? '';
    expect(support).toContain(offer?.before);
  });

  test('has a name of its own by place and text', () => {
    const idOf = (text: string) => {
      const reviewed = review('Responsible', text);
      return reviewed.outcome === 'offer' ? reviewed.offer.id : '';
    };
    expect(idOf('Manage a team of 12 people with Excel')).toBe(
      idOf(' Manage a team of  12 people with Excel'),
    );
    expect(idOf('Manage a team of 12 people with Excel')).not.toBe(idOf('Manage 12 people with Excel'));
  });

  test('is never a skill that the person has answered for', () => {
    const text = 'Manage a team of 12 people with Excel';
    expect(review('Responsible', text, ['excel']).outcome).toBe('reverted');
  });

  test('what the person confirmed is evidence', () => {
    const confirmed = read(content, ['Manage a team of 12 people with QuickBooks']);
    const edit = {
      path: pathOf('Responsible'),
      text: 'Manage a team of 12 people with QuickBooks',
      reason: 'clear',
    } as const;
    expect(reviewEdit(edit, confirmed)).toMatchObject({ outcome: 'change' });
  });
});

describe('what the person confirmed', () => {
  test('speaks for the job it is about, and for no others', () => {
    const confirmed = readResumeEvidence(
      {
        content,
        confirmed: [
          {
            text: 'Handled 200 transactions a day and balanced the drawer with Excel and QuickBooks',
            job: 'Corner Foods',
          },
        ],
      },
      lexicon,
      now,
    );
    const outcomeOf = (start: string, text: string) =>
      reviewEdit({ path: pathOf(start), text, reason: 'clear' }, confirmed).outcome;
    expect(
      outcomeOf(
        'Handled',
        'Handled 200 transactions a day and balanced the drawer with Excel and QuickBooks',
      ),
    ).toBe('change');
    expect(outcomeOf('Responsible', 'Manage a team of 12 people with QuickBooks')).not.toBe('change');
  });
});

describe('what is told again with the line’s own numbers', () => {
  test.each([
    ['Responsible', 'Manage a team of more than 10 people', 'change'],
    ['Responsible', 'Manage a team of more than 12 people', 'reverted'],
    [
      'Cut',
      'Cut shrinkage from 2.1 percentage points to 0.6% in two years by counting stock weekly',
      'reverted',
    ],
    [
      'Store manager',
      'Store manager with nine years in retail and nineteen as district manager, known for tidy shelves.',
      'reverted',
    ],
  ])('%s…: %s', (start, text, outcome) => {
    expect(review(start, text).outcome).toBe(outcome);
  });
});

const corpus = openSet('evals/own-corpus');
const resumes = corpus
  .list('resumes')
  .filter((name) => name.endsWith('.txt'))
  .map((name) => read(corpus.read(`resumes/${name}`)));

describe('over the resumes of our own', () => {
  test('a line as it is, is no change', () => {
    for (const each of resumes)
      for (const { path, text } of each.lines)
        expect(reviewEdit({ path, text, reason: 'clear' }, each), text).toEqual({ outcome: 'same' });
  });

  test('a changed digit never passes', () => {
    const numbered = resumes.flatMap((each) =>
      each.lines
        .filter(({ path, text }) => path.startsWith('experience') && /\d/.test(text))
        .map((line) => ({ each, line })),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...numbered),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        ({ each, line }, at, by) => {
          const digits = [...line.text.matchAll(/\d/g)];
          const digit = digits[at % digits.length];
          const place = digit?.index ?? 0;
          const text =
            line.text.slice(0, place) + ((Number(digit?.[0]) + by) % 10) + line.text.slice(place + 1);
          expect(reviewEdit({ path: line.path, text, reason: 'clear' }, each).outcome, text).not.toBe(
            'change',
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  test('a clause of another job never passes', () => {
    for (const each of resumes) {
      const lines = each.lines.filter(({ path }) => path.startsWith('experience'));
      for (const [place, line] of lines.entries()) {
        const other = lines[(place + 3) % lines.length];
        if (!other || other.path.split('.')[1] === line.path.split('.')[1] || other.text.length < 25)
          continue;
        const text = `${line.text.replace(/\.$/, '')} and ${other.text.charAt(0).toLowerCase()}${other.text.slice(1)}`;
        expect(reviewEdit({ path: line.path, text, reason: 'clear' }, each).outcome, text).not.toBe('change');
      }
    }
  });
});
