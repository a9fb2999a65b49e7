import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldQuotes } from '../../language/fold.ts';
import { placesOf } from '../../language/places-of.ts';
import type { ParsedResume } from '../parse/parsed-resume.ts';
import { unsureFields } from '../parse/unsure-fields.ts';
import { onlyQuotes, type SecondReading, withSecondReading } from './second-reading.ts';

const text = `Ana Lisboa
Night shift lead wanted more days

Harbor Bistro, Head Cook, 2018 - Present
- Ran the grill with Opal Catering
Corner Foods, Cashier, 2015 - 2018
Line Cook, Blue Door

Awards
Best team at Blue Door

Education
BSc Physics, Hill University`;

/** A reading of ours that is sure of everything, as the parser would hand it over. */
function parsedOf(values: Record<string, string>, confidence = 0.95): ParsedResume {
  const entriesOf = (kind: 'experience' | 'education', names: readonly string[]) =>
    [0, 1, 2].flatMap((index) => {
      const entry = names.map((name) => [name, values[`${kind}.${index}.${name}`] ?? ''] as const);
      return entry.some(([, value]) => value !== '') ? [Object.fromEntries(entry)] : [];
    });
  const fields = Object.entries(values).map(([path, value]) => ({
    path,
    value,
    spans: placesOf(value, text).slice(0, 1),
    confidence,
  }));
  const jobs = entriesOf('experience', ['title', 'company', 'startDate', 'endDate']);
  const studies = entriesOf('education', ['degree', 'institution']);
  const blockOf = (kind: 'experience' | 'education') => (_: unknown, index: number) => {
    const spans = fields
      .filter(({ path }) => path.startsWith(`${kind}.${index}.`))
      .flatMap((field) => field.spans);
    const start = Math.min(...spans.map((span) => span.start));
    return { kind, index, start, end: Math.max(...spans.map((span) => span.end)), lines: [] };
  };
  return {
    data: {
      personalInfo: { name: values['personalInfo.name'] ?? '', email: '', phone: '', location: '' },
      summary: '',
      experience: jobs.map((job) => ({ ...job, responsibilities: [] })),
      education: studies.map((study) => ({ ...study, graduationDate: '' })),
      skills: [],
      certifications: [],
      additional: [],
    } as unknown as ParsedResume['data'],
    fields,
    entries: [...jobs.map(blockOf('experience')), ...studies.map(blockOf('education'))],
  };
}

const ours = {
  'personalInfo.name': 'Ana Lisboa',
  'experience.0.title': 'Head Cook',
  'experience.0.company': 'Harbor Bistro',
  'experience.0.startDate': '2018',
  'experience.0.endDate': 'Present',
  'experience.0.responsibilities.0': 'Ran the grill with Opal Catering',
  'experience.1.title': 'Cashier',
  'experience.1.company': 'Corner Foods',
  'education.0.degree': 'BSc Physics',
  'education.0.institution': 'Hill University',
  'additional.0.lines.0': 'Line Cook, Blue Door',
  'additional.2.lines.0': 'Best team at Blue Door',
  'additional.1.lines.0': 'Night shift lead wanted more days',
};

const cook = { title: 'Head Cook', company: 'Harbor Bistro', startDate: '2018', endDate: 'Present' };
const cashier = { title: 'Cashier', company: 'Corner Foods', startDate: '2015', endDate: '2018' };
const physics = { degree: 'BSc Physics', institution: 'Hill University' };
const same: SecondReading = { name: 'Ana Lisboa', jobs: [cook, cashier], studies: [physics] };

const unsureAfter = (reading: SecondReading, parsed = parsedOf(ours), seen = text) =>
  unsureFields(withSecondReading(parsed, seen, reading)).toSorted();

describe('a second reading', () => {
  it.each<[string, SecondReading, string[]]>([
    ['agrees', same, []],
    ['agrees but for case, spaces and a full stop', { ...same, name: 'ANA  lisboa.' }, []],
    ['found nothing at all', { name: null, jobs: [], studies: [] }, []],
    ['says nothing', { jobs: [{}], studies: [{}] }, []],
    ['has another name', { ...same, name: 'Opal Catering' }, ['personalInfo.name']],
    [
      'has another employer',
      { ...same, jobs: [{ ...cook, company: 'Opal Catering' }, cashier] },
      ['experience.0.company'],
    ],
    [
      'says that there is no employer',
      { ...same, jobs: [cook, { ...cashier, company: null }] },
      ['experience.1.company'],
    ],
    [
      'has title and employer the other way around',
      { ...same, jobs: [{ ...cook, title: cook.company, company: cook.title }, cashier] },
      ['experience.0.company', 'experience.0.title'],
    ],
    ['makes an employer up', { ...same, jobs: [{ ...cook, company: 'Michelin House' }, cashier] }, []],
    ['has the jobs in another order', { ...same, jobs: [cashier, cook] }, []],
    ['has a job less', { ...same, jobs: [cook] }, ['experience.1.company', 'experience.1.title']],
    [
      'has a job less, and one in words of its own',
      { ...same, jobs: [cook, { title: 'Checkout worker', company: 'A food shop' }] },
      [],
    ],
    [
      'has a job more, among what fitted no field: not where else its employer is named',
      { ...same, jobs: [cook, cashier, { title: 'Line Cook', company: 'Blue Door' }] },
      ['additional.0.lines.0'],
    ],
    [
      'has a job more, in a line of another',
      { ...same, jobs: [cook, cashier, { title: null, company: 'Opal Catering' }] },
      ['experience.0.title'],
    ],
    ['makes a job up', { ...same, jobs: [cook, cashier, { title: 'Astronaut', company: 'Moon Base' }] }, []],
    [
      'has another school',
      { ...same, studies: [{ ...physics, institution: 'Blue Door' }] },
      ['education.0.institution'],
    ],
  ])('that %s', (_, reading, unsure) => {
    expect(unsureAfter(reading)).toEqual(unsure);
  });

  it('finds what we did not', () => {
    const parsed = parsedOf({ ...ours, 'experience.0.company': '' });
    expect(unsureAfter(same, parsed)).toEqual(['experience.0.company']);
  });

  it('settles a weak doubt by agreeing, and leaves a strong one', () => {
    expect(unsureAfter(same, parsedOf(ours, 0.4))).toEqual([
      'additional.0.lines.0',
      'additional.1.lines.0',
      'additional.2.lines.0',
    ]);
    expect(unsureAfter(same, parsedOf(ours, 0.1))).toContain('experience.0.company');
  });

  it('says nothing about what it was not shown', () => {
    const seen = text.slice(0, text.indexOf('Corner Foods'));
    expect(unsureAfter({ ...same, jobs: [cook], studies: [] }, parsedOf(ours), seen)).toEqual([]);
  });

  it('takes a word that is broken at the end of a line either way', () => {
    const broken = 'Onboarding Special-\nist at Toast';
    for (const title of ['Onboarding Specialist', 'Onboarding Special- ist'])
      expect(onlyQuotes({ jobs: [{ title }], studies: [] }, broken).jobs).toEqual([{ title }]);
  });
});

describe('whatever a second reading says', () => {
  const word = fc.constantFrom(...text.split(/\s+/), 'Astronaut', '"quoted"', '(', '[a-z]+', '');
  const value = fc.oneof(
    fc.constantFrom(null, undefined),
    fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  );
  const job = fc.record({ title: value, company: value, startDate: value, endDate: value });
  const anyReading: fc.Arbitrary<SecondReading> = fc.record({
    name: value,
    jobs: fc.array(job, { maxLength: 5 }),
    studies: fc.array(fc.record({ degree: value, institution: value }), { maxLength: 3 }),
  });

  it('changes no word of ours, and only how sure we are', () => {
    fc.assert(
      fc.property(anyReading, (reading) => {
        const parsed = parsedOf(ours);
        const after = withSecondReading(parsed, text, reading);
        expect(after.data).toEqual(parsedOf(ours).data);
        expect(after.entries).toEqual(parsed.entries);
        const words = ({ fields }: ParsedResume) => fields.map(({ confidence: _, ...field }) => field);
        expect(words(after)).toEqual(words(parsed));
        for (const { confidence } of after.fields) expect(confidence >= 0 && confidence <= 1).toBe(true);
      }),
    );
  });

  it('counts only as far as it is written in the text', () => {
    fc.assert(
      fc.property(anyReading, (reading) => {
        const { name, jobs, studies } = onlyQuotes(reading, text);
        const kept = [name, ...[...jobs, ...studies].flatMap((entry) => Object.values(entry))];
        for (const one of kept) if (one) expect(foldQuotes(text)).toContain(foldQuotes(one));
      }),
    );
  });
});
