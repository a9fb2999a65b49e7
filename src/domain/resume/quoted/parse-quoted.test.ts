import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { leftOverLines } from '../parse/reading-doubts.ts';
import { valuesIn } from '../read-resume.ts';
import { numberedLines } from './numbered-lines.ts';
import { parseQuoted } from './parse-quoted.ts';
import type { QuotedReading } from './quoted-reading.ts';

const lexicon = loadLexicon();
const none: QuotedReading = {
  ...{
    name: null,
    location: null,
    headline: [],
    summary: [],
    jobs: [],
    schools: [],
    skills: [],
    certifications: [],
  },
  ...{ sections: [], headings: [] },
};

const text = `TYRA BRANDVOLD
612 Alder Ct, St. Cloud MN
tyra@mail.example

Work
I was at Menards from 2021 to 2023, yard. Forklift, loading. Before that I milked on my
uncle's dairy, and I fixed fences.

Kiefer Heating & Cooling (via Ironbark Staffing)
Helper        May 2023 – Present
• Pull vacuum with micron gauge
• Wire thermostats

St. Cloud Tech, HVAC/R, 2 semesters, GPA 3.4
Tools: own meter, gauges
EPA 608 Universal (2023)
I speak Norwegian.
References on request`;

const lines = numberedLines(text).map((line) => line.text);
const numberOf = (part: string) => String(lines.findIndex((line) => line.includes(part)) + 1);

const reading: QuotedReading = {
  ...none,
  name: 'TYRA BRANDVOLD',
  jobs: [
    {
      ...{ title: 'Helper', company: 'Kiefer Heating & Cooling', location: null },
      ...{
        start: 'May 2023',
        end: 'Present',
        isCurrent: true,
        head: [numberOf('Kiefer'), numberOf('Helper')],
      },
      lines: ['via Ironbark Staffing', numberOf('vacuum'), numberOf('thermostats')],
    },
    {
      ...{ title: 'yard', company: 'Menards', location: null, start: '2021', end: '2023', isCurrent: false },
      ...{ head: [numberOf('Menards')], lines: [numberOf('Forklift')] },
    },
    {
      ...{ title: null, company: "uncle's dairy", location: null, start: null, end: null, isCurrent: false },
      ...{ head: [numberOf('Before that')], lines: ['I fixed fences'] },
    },
  ],
  schools: [
    {
      ...{ degree: 'HVAC/R', institution: 'St. Cloud Tech', location: null, date: null },
      ...{ head: [numberOf('HVAC')], lines: ['2 semesters', 'GPA 3.4'] },
    },
  ],
  skills: [numberOf('Tools')],
  certifications: [numberOf('EPA')],
  sections: [{ heading: 'Languages', lines: [numberOf('Norwegian')] }],
  headings: [numberOf('Work')],
};

describe('a resume as a model has read it', () => {
  const parsed = parseQuoted(text, reading, lexicon);

  it('has each value in its field, and each line under its job', () => {
    expect(parsed?.data.experience).toEqual([
      {
        ...{
          title: 'Helper',
          company: 'Kiefer Heating & Cooling',
          startDate: 'May 2023',
          endDate: 'Present',
        },
        responsibilities: ['via Ironbark Staffing', 'Pull vacuum with micron gauge', 'Wire thermostats'],
      },
      {
        ...{ title: 'Yard', company: 'Menards', startDate: '2021', endDate: '2023' },
        responsibilities: ['Forklift, loading.'],
      },
      {
        ...{ title: '', company: "uncle's dairy", startDate: '', endDate: '' },
        responsibilities: ['I fixed fences'],
      },
    ]);
    expect(parsed?.data.education).toMatchObject([
      { degree: 'HVAC/R', institution: 'St. Cloud Tech', details: ['2 semesters', 'GPA 3.4'] },
    ]);
    expect(parsed?.data.certifications).toEqual(['EPA 608 Universal (2023)']);
    expect(parsed?.data.additional?.[0]).toEqual({ heading: 'Languages', lines: ['I speak Norwegian.'] });
    expect(parsed?.data.personalInfo).toMatchObject({ name: 'TYRA BRANDVOLD', email: 'tyra@mail.example' });
  });

  it('says of every field where in the text it stands', () => {
    const field = parsed?.fields.find(({ path }) => path === 'experience.0.company');
    expect(field?.spans.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Kiefer Heating & Cooling',
    ]);
  });

  it('keeps what it left out, and in no file', () => {
    expect(parsed && leftOverLines(parsed.data)).toContain('References on request');
  });

  it('takes no word that isn’t written', () => {
    const [first, ...others] = reading.jobs;
    if (!first) throw new Error('There is a first job.');
    const jobs = [
      { ...first, title: 'Lead Installer', lines: [...first.lines, 'Won three awards'] },
      ...others,
    ];
    const parsed = parseQuoted(text, { ...reading, jobs }, lexicon)?.data;
    expect(parsed?.experience[0]?.title).toBe('');
    expect(JSON.stringify(parsed)).not.toMatch(/Lead|awards/);
  });

  it('takes no title and no date from the lines of another job', () => {
    const [first, second, ...others] = reading.jobs;
    if (!first || !second) throw new Error('There are two jobs.');
    const lent = { ...second, title: 'Helper', start: 'May 2023' };
    const parsed = parseQuoted(text, { ...reading, jobs: [first, lent, ...others] }, lexicon)?.data;
    expect(parsed?.experience[1]).toMatchObject({
      title: '',
      company: 'Menards',
      startDate: '',
      endDate: '2023',
    });
  });

  it('says “Present” only where the text says that a job goes on', () => {
    const [first, ...others] = reading.jobs;
    if (!first) throw new Error('There is a first job.');
    const open = (words: string, isCurrent: boolean) => {
      const one = text.replace('May 2023 – Present', words);
      const job = { ...first, start: 'May 2023', end: null, isCurrent };
      return parseQuoted(one, { ...reading, jobs: [job, ...others] }, lexicon)?.data.experience[0]?.endDate;
    };
    expect(open('May 2023 –', true)).toBe('Present');
    expect(open('since May 2023', true)).toBe('Present');
    expect(open('since May 2023', false)).toBe('');
    expect(open('May 2023', true)).toBe('');
  });

  it('prints a line once, under whom asks first', () => {
    const jobs = reading.jobs.map((job) => ({ ...job, lines: [...job.lines, numberOf('thermostats')] }));
    const parsed = parseQuoted(text, { ...reading, jobs }, lexicon)?.data;
    expect(
      parsed?.experience.map(({ responsibilities }) => responsibilities.includes('Wire thermostats')),
    ).toEqual([true, false, false]);
  });

  it('says of a job’s only date that it ended then, where the text does', () => {
    const left = text.replace('from 2021 to 2023, yard', 'in the yard, and left there in 2023');
    const jobs = reading.jobs.map((job) => (job.company === 'Menards' ? { ...job, start: null } : job));
    expect(parseQuoted(left, { ...reading, jobs }, lexicon)?.data.experience[1]).toMatchObject({
      startDate: '',
      endDate: 'until 2023',
    });
  });

  it('begins with today’s job where a life is told from its beginning', () => {
    const companies = (jobs: QuotedReading['jobs']) =>
      parseQuoted(text, { ...reading, jobs }, lexicon)?.data.experience.map(({ company }) => company);
    const parsedNewest = companies(reading.jobs);
    expect(parsedNewest?.[0]).toContain('Kiefer');
    expect(companies(reading.jobs.toReversed())).toEqual(parsedNewest);
  });

  it('loses no date of what it takes for a job without any name', () => {
    const nameless = {
      ...{ title: null, company: null, location: null, start: 'May 2023', end: null, isCurrent: false },
      ...{ head: [numberOf('Helper')], lines: [] },
    };
    const jobs = [nameless, ...reading.jobs.slice(1)];
    const parsed = parseQuoted(text, { ...reading, jobs }, lexicon)?.data;
    expect(parsed && leftOverLines(parsed).join()).toContain('May 2023');
  });

  it('is none where most was left out, or where it is longer than the text', () => {
    expect(parseQuoted(text, none, lexicon)).toBeUndefined();
    const endless = Array.from({ length: 2_000 }, () => '1');
    expect(parseQuoted(text, { ...reading, summary: endless }, lexicon)).toBeUndefined();
  });

  it('adds no word, whatever is said', () => {
    const place = fc.oneof(
      fc.integer({ min: -2, max: lines.length + 3 }).map(String),
      fc.tuple(fc.nat(20), fc.nat(20)).map(([from, to]) => `${from}-${to}`),
      fc.tuple(fc.nat(text.length), fc.nat(40)).map(([from, length]) => text.slice(from, from + length)),
      fc.string(),
    );
    const places = fc.array(place, { maxLength: 6 });
    const quote = fc.option(place, { nil: null });
    const entry = { location: quote, head: places, lines: places };
    const any: fc.Arbitrary<QuotedReading> = fc.record({
      ...{ name: fc.constant('TYRA BRANDVOLD'), location: quote, headline: places, summary: places },
      jobs: fc.array(
        fc.record({
          title: quote,
          company: quote,
          start: quote,
          end: quote,
          isCurrent: fc.boolean(),
          ...entry,
        }),
        {
          maxLength: 4,
        },
      ),
      schools: fc.array(fc.record({ degree: quote, institution: quote, date: quote, ...entry }), {
        maxLength: 2,
      }),
      ...{ skills: places, certifications: places, headings: places },
      sections: fc.array(fc.record({ heading: fc.constant('Languages'), lines: places }), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(any, (said) => {
        const { data } = parseQuoted(text, said, lexicon) ?? {};
        if (!data) return;
        const { language: _, ...rest } = data;
        for (const { value } of valuesIn(rest).filter((one) => !ourWords.has(one.value)))
          for (const part of value.split(/\s+/)) expect(text).toContain(part);
      }),
    );
  });
});

const ourWords = new Set(['Languages', 'Additional', 'Present']);
