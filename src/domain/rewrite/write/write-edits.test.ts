import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResumeData } from '#domain/resume/resume.ts';
import { withField } from '#domain/resume/resume-changes.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { arbitraryResume } from '#tests/support/arbitrary-resume.ts';
import { writeEdits } from './write-edits.ts';

const lexicon = loadLexicon();

const resumeOf = (
  lines: string[],
  { endDate = 'May 2020', summary = '', skills = [] as string[], language = 'en' } = {},
): ResumeData => ({
  personalInfo: { name: 'A', email: '', phone: '', location: '' },
  summary,
  experience: [
    { title: 'Store Clerk', company: 'Acme', startDate: 'May 2016', endDate, responsibilities: lines },
  ],
  education: [],
  skills,
  language,
});

const rewritten = (line: string, endDate?: string) =>
  writeEdits(resumeOf([line], endDate === undefined ? {} : { endDate }), lexicon).find(
    ({ path }) => path !== 'summary',
  )?.text;

/** The lines of a job after the best edit of each. */
const job = (lines: string[], endDate: string) => {
  const edits = writeEdits(resumeOf(lines, { endDate }), lexicon);
  return lines.map(
    (line, place) =>
      edits.find(({ path }) => path === `experience.0.responsibilities.${place}`)?.text ?? line,
  );
};

describe('the built-in writer', () => {
  it.each([
    ['Responsible for managing stock for two stores', 'Managed stock for two stores'],
    ['Was in charge of writing help articles', 'Wrote help articles'],
    ['Was in charge of REST and GraphQL APIs', 'Managed REST and GraphQL APIs'],
    ['I was tasked with training of 3 new receptionists', 'Trained 3 new receptionists'],
    ['Duties included opening the store, training new staff', 'Opened the store, trained new staff'],
    ['Responsible for onboarding new customers, 60 so far', 'Onboarded new customers, 60 so far'],
    ['Responsible for answering calls, emails and chats', 'Answered calls, emails and chats'],
    [
      'Responsible for hiring, training and supervising new employees',
      'Hired, trained and supervised new employees',
    ],
    [
      'Responsible for the ordering of supplies and maintaining inventory',
      'Ordered supplies and maintained inventory',
    ],
    ['Responsible for organising rotas and labelling stock', 'Organised rotas and labelled stock'],
    [
      'Managing the budget, ensuring compliance with policy',
      'Managed the budget, ensuring compliance with policy',
    ],
    [
      'In charge of 12 soldiers, writing their reports and sorting out welfare issues',
      'Managed 12 soldiers, wrote their reports and sorted out welfare issues',
    ],
    ['Responsible for the design and maintenance of 14 lines', 'Designed and maintained 14 lines'],
    ['Preparation of monthly statements', 'Prepared monthly statements'],
    ['Responsible for teaching math and science', 'Taught math and science'],
    ['Responsible for answering mail by phone and email', 'Answered mail by phone and email'],
    ['I trained new staff', 'Trained new staff'],
    ['Effectively managed 3 vendors', 'Managed 3 vendors'],
    ['I drove the van and I washed it', 'Drove the van and washed it'],
    ['Managing a team of five', 'Managed a team of five'],
    ['Utilized macros in order to cut response time', 'Used macros to cut response time'],
    ['counted cash on a daily basis', 'Counted cash daily'],
    ['Passed a audit of of the store', 'Passed an audit of the store'],
    ['Recieved goods on mondays', 'Received goods on Mondays'],
    ['Ran the dept budget of 4 hrs a wk', 'Ran the department budget of 4 hours a week'],
    ['Shipped all of the boxes w/ 2 helpers', 'Shipped all of the boxes with 2 helpers'],
  ])('%s → %s', (line, better) => {
    expect(rewritten(line)).toBe(better);
  });

  it.each([
    'Led a team of five and cut waste by 10%',
    'Lead author of the handbook',
    'Responsible for managing training and onboarding programs',
    'Responsible for the safety of 12 residents',
    'Responsible for a team of 8',
    'Responsible for the assessment of patients and documentation in Epic',
    'In charge of opening and closing, keys and payroll',
    'Duties included loading and unloading trailers, putaway, replenishment and cycle counts',
    'Answering phones and data entry',
    'Checking in patients and verifing insurance',
    'Checking in and checking out of guests',
    'Wash the pots, clean the kitchen, and the last year the chef teach me to clean fish and make salads',
    'Answering phones, filing hard copies, deliveries',
    'Assisted in training programs',
    'Responsible for shipping time improvements',
    'Training programs for 40 staff',
    'Setting out, concrete testing and quantity records',
    'Booking form for tool hire, 30 hires a week',
    'Shadowing desk for two new colleagues',
    'Managing director of the Leeds office',
    'Leading provider of parts',
    'Hold time for those 4 suppliers dropped to one day',
    'Terms 1 to 4',
    'Rotas for ten in Planday',
    'Support for 12 clinics',
    'Reports completed on time',
    'Handles complaints and ships in a hurry',
    'Manage a team of five',
    'Prepares quotes and keeps the books',
    'Duties: load and unload trailers',
    'Mixing dough, ovens, bread rolls and donuts, cleaning',
    'I also do cats on Thursdays',
    'RESPONSIBLE FOR LOADING TRUCKS',
    'I ran the stand because I knew the people',
    'I take the escalations myself',
    'I lead 8 people. I do the morning brief',
    'We moved the warehouse in one night',
    'Dealt with builders and clients',
    'Sold parts for Calender Ltd and Teh Cafe',
    'iOS releases every two weeks',
    'dbt models for the finance team',
  ])('leaves alone what is good, or what it cannot tell for sure: %s', (line) => {
    expect(rewritten(line)).toBeUndefined();
  });

  it('tells a job that goes on as it goes on', () => {
    expect(rewritten('Responsible for managing stock', 'Present')).toBe('Manage stock');
    expect(rewritten('Lead a team of five', 'Present')).toBeUndefined();
    expect(rewritten('Was responsible for counting cash', 'Present')).toBe('Counted cash');
    expect(rewritten('Lead 14 pickers on second shift', 'Present')).toBeUndefined();
    expect(rewritten('Building an inventory in Excel, half done', 'Present')).toBeUndefined();
  });

  it('does not open what is longer than a line', () => {
    expect(rewritten(`Managing shops, ${'keeping books, '.repeat(100)}and driving a van`)).toBeUndefined();
  });

  it('tells a job in the tense that most of its lines have', () => {
    const duty = 'Responsible for managing stock';
    expect(job([duty, 'Handled returns', 'Checked the tills', 'Order parts'], 'Present')[0]).toBe(
      'Managed stock',
    );
    expect(job([duty, 'Handle returns', 'Check the tills', 'Won a prize'], 'Present')[0]).toBe(
      'Manage stock',
    );
  });

  it('changes lines that open alike together, or where others have that tense already', () => {
    const doing = ['Managing a team of five', 'Scheduling software', 'Engineering drawings'];
    expect(job(doing, 'Present')).toEqual(doing);
    expect(job(['Managing a team of five', 'Repairing all vans'], 'Present')).toEqual([
      'Manage a team of five',
      'Repair all vans',
    ]);
    const imperative = ['Count cash', 'Sell parts', 'Drive a van'];
    expect(job([...doing, ...imperative], 'Present')[0]).toBe('Manage a team of five');
  });

  it('leaves the words of a summary to the person', () => {
    const summary = 'Hard-working team player. Reliable with 7 years in retail.';
    expect(writeEdits(resumeOf([], { summary }), lexicon)).toEqual([]);
  });

  it('touches only slips in another language', () => {
    const lines = ['księgi przychodów i rozchodów', 'Forme quatre apprentis ; trois ont obtenu leur CAP.'];
    expect(writeEdits(resumeOf(lines, { language: 'pl' }), lexicon).map(({ text }) => text)).toEqual([
      'Księgi przychodów i rozchodów',
    ]);
  });

  it('has a milder edit for when the best one is not let through', () => {
    const edits = writeEdits(resumeOf(['responsible for managing stock on a daily basis']), lexicon);
    expect(edits.filter(({ path }) => path !== 'summary').map(({ text }) => text)).toEqual([
      'Managed stock daily',
      'Responsible for managing stock daily',
    ]);
  });

  it('writes only where writing is allowed', () => {
    fc.assert(
      fc.property(arbitraryResume, (data) => {
        for (const { path } of writeEdits(data, lexicon))
          expect(path).toMatch(/^(?:summary|skills|experience\.\d+\.responsibilities\.\d+)$/);
      }),
    );
  });
});

const pick = (...texts: string[]) => fc.constantFrom(...texts);
const arbitraryLine = fc
  .tuple(
    pick(
      '',
      'Responsible for ',
      'was responsible for the ',
      'I was tasked with ',
      'My duties include ',
      'Assisted with ',
    ),
    pick(
      'managing',
      'training of',
      'Development of',
      'handles',
      'prepare',
      'shipping and filing',
      'wrote',
      'fixing',
    ),
    pick(
      ' stock for 3 stores',
      ' invoices in NetSuite',
      ' REST APIs in Java 11',
      ' $4.2M of claims',
      ' Leeds staff',
    ),
    pick(
      '',
      ' and scheduling 5 shifts',
      ', reducing waste by 12%',
      ' , boxes, etc.',
      ' that won 2 awards',
      ' and I',
    ),
    pick('', '.', ' on a daily basis', ' in order to cut costs from $9k to $4k', '. Used Excel on mondays.'),
  )
  .map((parts) => parts.join(''));
const arbitrarySummary = fc
  .array(
    pick(
      'Results-driven and dedicated nurse with 7 years in ICU.',
      'I am a hard-working clerk who knows SAP.',
      'Proven track record of sales in Leeds.',
      'Excellent communication skills.',
      'Seeking a challenging position where I can utilize my skills.',
      'i like excel and and Python.',
    ),
    { maxLength: 4 },
  )
  .map((sentences) => sentences.join(' '));
const arbitraryJobs = fc.record({
  lines: fc.array(arbitraryLine, { minLength: 1, maxLength: 6 }),
  summary: arbitrarySummary,
  endDate: pick('Present', 'May 2020'),
});
const written = (data: ResumeData) => {
  const edits = writeEdits(data, lexicon);
  const firsts = edits.filter(({ path }, place) => edits.findIndex((other) => other.path === path) === place);
  return firsts.reduce((all, { path, text }) => withField(all, path, text), data);
};

describe('what the built-in writer has written', () => {
  it('is not written otherwise a second time', () => {
    fc.assert(
      fc.property(arbitraryJobs, ({ lines, ...rest }) => {
        const once = written(resumeOf(lines, rest));
        expect(written(once)).toEqual(once);
      }),
    );
  });

  it('has lost no number, no name and no tool of a line', () => {
    fc.assert(
      fc.property(arbitraryJobs, ({ lines, ...rest }) => {
        const after = written(resumeOf(lines, rest)).experience[0]?.responsibilities ?? [];
        for (const [place, line] of lines.entries()) {
          expect(factsOf(after[place] ?? '')).toEqual(factsOf(line));
        }
      }),
    );
  });
});

const factsOf = (text: string) => ({
  numbers: text.match(/\d[\d.,]*\d|\d/g) ?? [],
  names: ['NetSuite', 'REST', 'Java', 'Leeds', 'Excel'].filter((name) => text.includes(name)),
});
