import { expect, test } from 'vitest';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { extractRequirements } from '../posting/requirements/extract-requirements.ts';
import { readWhole } from '../resume/read-resume.ts';
import { askedThings } from './asked-things.ts';

const lexicon = loadLexicon();
const now = new Date('2026-11-16T12:00:00Z');

interface TestResume {
  title?: string;
  line?: string;
  education?: string;
  certificates?: string;
  skills?: string;
}

const resumeOf = ({
  title = 'Paralegal',
  line = 'Filed the papers of 40 cases a month',
  education = 'MA Legal Studies, Northfield College, 2015',
  certificates = 'Notary Public',
  skills = 'Filing',
}: TestResume) => `Ada Brandt
Minneapolis, MN | ada.brandt@example.com

EXPERIENCE
${title}, Maple Partners
March 2019 – Present
- Answered 30 clients a week by phone and in person
- ${line}

EDUCATION
${education}

CERTIFICATIONS
${certificates}

SKILLS
${skills}
`;

function read(asks: string, resume: TestResume) {
  const text = resumeOf(resume);
  const view = readWhole(text, lexicon);
  const description = `What we do is simple.\n\nRequirements\n- ${asks}`;
  const requirements = extractRequirements(description, lexicon);
  const things = askedThings({ title: '', description, requirements }, view, now);
  for (const { quote } of things) if (quote !== undefined) expect(text).toContain(quote);
  return {
    met: things.flatMap(({ name, quote }) => (quote === undefined ? [] : [name])),
    missing: things.flatMap(({ name, isMissing }) => (isMissing ? [name] : [])),
  };
}

test.each<[string, TestResume, string[]]>([
  ['told under a job', { line: 'Moved the payment events of three teams to Kafka' }, ['Apache Kafka']],
  ['listed, it’s neither met nor missing', { skills: 'Kafka, Filing' }, []],
])('a tool is met by its name: %s', (_, resume, met) => {
  expect(read('Experience with Kafka', resume)).toEqual({ met, missing: [] });
});

test('two tools that are asked in one breath are not met by one of them', () => {
  const resume = { line: 'Moved the payment events of three teams to Kafka' };
  expect(read('Experience with Kafka and NetSuite', resume)).toEqual({ met: [], missing: [] });
  expect(read('Experience with Kafka and NetSuite', {}).met).toEqual([]);
});

test.each([
  ['No experience with Kafka', ''],
  ['Not: Kafka', ''],
  ['No Kafka', ''],
  ['Filing', 'I haven’t used Kafka yet'],
  ['Filing', 'Kept the books by hand, no experience with NetSuite, Kafka or SAP'],
])('what somebody says they lack proves nothing: %s %s', (skills, line) => {
  expect(read('Experience with Kafka', { skills, ...(line === '' ? {} : { line }) }).met).toEqual([]);
});

test.each<[string, TestResume, boolean]>([
  ['JD and admission in Minnesota', {}, false],
  ['Juris Doctor (JD)', {}, false],
  ['JD required', { education: 'J.D., Northfield Law School, 2015' }, true],
  ['MBA', { education: 'Master of Business Administration, Northfield College, 2015' }, true],
  ['MBA', {}, false],
  ['Current BLS', { certificates: 'Basic Life Support, American Heart Association' }, true],
  ['BLS certification', { certificates: 'No Basic Life Support' }, false],
  ['CPA designation', { skills: 'Filing, CPA candidate' }, false],
  ['CPA candidate', { certificates: 'CPA candidate' }, false],
])('a degree or a license is met by itself alone, in whatever words: %s %o', (ask, resume, isMet) => {
  expect(read(ask, resume).met).toHaveLength(isMet ? 1 : 0);
});

test.each([
  'Fluent English',
  'Excellent written and verbal English',
  'English or Spanish',
  'Strong English communication skills',
])('an English resume never misses English: %s', (ask) => {
  expect(read(ask, {}).missing).toEqual([]);
});

test('a language that the resume doesn’t name is missing', () => {
  expect(read('Fluent German', {}).missing).toHaveLength(1);
});

test('a whole sentence may be told in other words: nobody can say that it’s missing', () => {
  const ask = 'A record of making slow things faster without making them clever';
  expect(read(ask, {})).toEqual({ met: [], missing: [] });
});
