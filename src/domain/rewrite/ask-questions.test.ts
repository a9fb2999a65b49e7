import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { readResumeEvidence } from '../claims/resume-evidence.ts';
import { weighEvidence } from '../evidence/weigh-evidence.ts';
import { readPosting } from '../posting/posting.ts';
import { readWhole } from '../resume/read-resume.ts';
import { askQuestions } from './ask-questions.ts';

const lexicon = loadLexicon();
const now = new Date('2026-11-01T00:00:00Z');

interface TestResume {
  title?: string;
  lines?: string[];
  skills?: string;
  certifications?: string;
  head?: string;
  asks: string[];
}

function ask({
  title = 'Office Clerk',
  lines = [],
  skills = '',
  certifications = '',
  head = '',
  asks,
}: TestResume) {
  const content = `Ana Ruiz\nana@mail.example · Portland, OR\n\nExperience\n${title}, Alder Foods\n2019 – Present\n${[
    'Filed 30 letters a day',
    ...lines,
  ]
    .map((line) => `- ${line}`)
    .join('\n')}\n\nSkills\nTyping, ${skills}\n\nCertifications\nFirst Aid\n${certifications}`;
  const posting = `${title}\n${head}\n\nRequirements\n${asks.map((line) => `- ${line}`).join('\n')}`;
  const words = readResumeEvidence({ content, confirmed: [] }, lexicon, now);
  const asked = readPosting(posting, lexicon);
  return askQuestions(asked, weighEvidence(readWhole(content, lexicon), asked, now), words, []);
}
/** What the posting wants; what the jobs lack is asked for below. */
const asked = (resume: TestResume) =>
  ask(resume)
    .filter(({ kind }) => /^(?:tool|practice|credential|listed)$/.test(kind))
    .map(({ kind, name }) => `${kind}: ${name}`);

test.each<[why: string, told: TestResume, questions: string[]]>([
  ['a tool that nothing names', { asks: ['Experience with Smartsheet'] }, ['tool: Smartsheet']],
  ['a practice, which the jobs may well have', { asks: ['Experience with cycle counting'] }, []],
  ['a credential that may be another by its letters', { asks: ['CVA credential required'] }, []],
  [
    'a credential of which the person has spoken',
    { certifications: 'CDL class A', asks: ['CDL class B required'] },
    [],
  ],
  ['a credential, also one that is a word', { asks: ['PALS certification required'] }, ['credential: PALS']],
  ['a credential that is held', { certifications: 'PALS, 2024', asks: ['PALS certification required'] }, []],
  ['what is listed and not shown', { skills: 'Asana', asks: ['Experience with Asana'] }, ['listed: Asana']],
  ['a credential that need not be there yet', { asks: ['PALS or able to obtain it in 90 days'] }, []],
  [
    'a credential by a part of its letters',
    { certifications: 'EPA Universal', asks: ['EPA 608 certification required'] },
    [],
  ],
  ['what is learned for a certificate', { skills: 'CPR', asks: ['Current CPR'] }, []],
  [
    'the one of two that the body who awards it names',
    { asks: ['CDA certification through DANB'] },
    ['credential: Certified Dental Assistant'],
  ],
  ['what a line shows', { lines: ['Planned 9 moves in Asana'], asks: ['Experience with Asana'] }, []],
  ['what a line shows in other forms', { lines: ['Sent 90 invoices'], asks: ['Knowledge of invoicing'] }, []],
  [
    'one of several that are enough',
    { lines: ['Planned 9 moves in Trello'], asks: ['Asana, Smartsheet or Trello'] },
    [],
  ],
  ['a department to work with', { asks: ['Handle attendance and discipline together with HR'] }, []],
  ['a short form of something else', { asks: ['AP or IB Chemistry teaching'] }, []],
  ['part of another name', { asks: ['Experience in B2B SaaS'] }, []],
  ['years, which no line can tell', { asks: ['4+ years in customer support'] }, []],
  ['a trait', { asks: ['Attention to detail'] }, []],
  ['the posting’s own plain words', { asks: ['Experience scheduling people or vendors'] }, []],
])('%s', (_, resume, questions) => {
  expect(asked(resume)).toEqual(questions);
});

test('asks nothing in the posting’s own words', () => {
  expect(kindsOf(inTheirWords(ask({ asks: ['Prepare the daily bank deposit'] })))).toEqual(['work']);
});

/** Without those that fit anybody who writes little. */
const inTheirWords = (questions: ReturnType<typeof ask>) =>
  questions.filter(({ id }) => !id.startsWith('more-'));

test('who writes the least is asked at least five things, also where we could read no job', () => {
  const kindsFor = (content: string) => {
    const words = readResumeEvidence({ content, confirmed: [] }, lexicon, now);
    return kindsOf(askQuestions(readPosting('Clerk', lexicon), [], words, []));
  };
  expect(kindsFor('Ana Ruiz\n\nhelper, some cash work').length).toBeGreaterThanOrEqual(5);
  expect(kindsFor('Ana Ruiz\n\nCooks for weddings\n\nCPR card 2021').length).toBeGreaterThanOrEqual(5);
});

const kindsOf = (questions: ReturnType<typeof ask>) => questions.map(({ kind }) => kind);

test('a deed that tells no amount is asked about, the one that the posting is about first', () => {
  const lines = [
    'Answered the phones for the whole team',
    'Scheduled drivers and trucks for the depot',
    'Keys, alarms and the closing checklist',
  ];
  expect(ask({ lines, asks: ['Experience scheduling drivers'] }).slice(0, 3)).toMatchObject([
    { kind: 'work', name: 'Office Clerk', quote: null, path: 'experience.0' },
    { kind: 'result', claim: lines[1], path: 'experience.0.responsibilities.2' },
    { kind: 'result', claim: lines[0], path: 'experience.0.responsibilities.1' },
  ]);
});

test('more lines than there is room for are asked about together, in the person’s words', () => {
  const lines = Array.from({ length: 9 }, (_, place) => `Sorted the ${'abcdefghi'[place]} shelf by hand`);
  const [work, ...others] = ask({ lines, asks: [] });
  expect(work).toMatchObject({ kind: 'work', path: 'experience.0' });
  for (const line of lines.slice(0, 8)) expect(work?.quote).toContain(line);
  expect(others.every(({ kind }) => kind !== 'result')).toBe(true);
});

test('what a sentence alone tells is repeated where it’s a deed in the person’s words, and no introduction', () => {
  const quotesOf = (content: string) => {
    const posting = readPosting('Clerk\n\nRequirements\n- Excel', lexicon);
    const words = readResumeEvidence({ content, confirmed: [] }, lexicon, now);
    return askQuestions(posting, [], words, []).flatMap(({ kind, quote }) =>
      kind === 'work' ? [quote] : [],
    );
  };
  expect(quotesOf('Hi my name is Ana Ruiz, im 17 and in grade 12 at Hill College in Salem.')).toEqual([]);
  expect(quotesOf('Ana Ruiz\n\nI walked the dogs of the shelter')).toEqual([
    'I walked the dogs of the shelter',
  ]);
});

test('a job without a name and without a deed is asked nothing about', () => {
  expect(
    ask({ title: '', lines: ['900 employees', 'Keys, alarms and the closing checklist'], asks: [] }).map(
      ({ quote }) => quote,
    ),
  ).not.toContain('900 employees');
});

test('a job of which little is told is asked about', () => {
  expect(ask({ asks: [] })[0]).toMatchObject({ kind: 'work', name: 'Office Clerk', path: 'experience.0' });
  const lines = ['Sent 90 invoices a week', 'Ordered 40 boxes of paper a month'];
  expect(inTheirWords(ask({ lines, asks: [] }))).toEqual([]);
});

test('a credential is asked for no amount', () => {
  const lines = ['Sent 90 invoices a week to 12 offices', 'CPR and first aid'];
  expect(inTheirWords(ask({ lines, asks: [] }))).toEqual([]);
});

test('there are eight at most: what the posting insists on, the jobs, and then the rest', () => {
  const head = 'Nice to have\n- Zendesk\n- Asana';
  const must = ['Smartsheet', 'Salesforce', 'QuickBooks', 'Photoshop', 'Shopify', 'Tableau', 'Trello'];
  const questions = ask({ head, asks: must.map((name) => `Experience with ${name}`) });
  expect(kindsOf(questions)).toEqual(['tool', 'tool', 'tool', 'work', 'tool', 'tool', 'tool', 'tool']);
});
