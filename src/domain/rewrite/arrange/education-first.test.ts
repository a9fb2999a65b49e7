import { expect, test } from 'vitest';
import { readPosting } from '#domain/posting/posting.ts';
import { readWhole } from '#domain/resume/read-resume.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { educationFirst } from './education-first.ts';

const lexicon = loadLexicon();
const now = new Date('2026-11-01T00:00:00Z');
const posting = `Laboratory Technician
Maumee Bay Water Testing

Requirements
- Bachelor's degree in chemistry or biology
- Hands-on experience with HPLC and titration
- Experience writing lab reports
- Care with samples and records`;

interface Told {
  finished?: string;
  job?: string;
  began?: string;
}

const resume = ({
  finished = 'May 2026',
  job = 'Cashier, Kroger, Toledo OH',
  began = 'June 2022 – Present',
}: Told) => `Nadia Ferrante
nadia@mail.example
Toledo, OH

WORK EXPERIENCE
${job}
${began}
- Ring up 200 customers a shift
- Count the drawer at close

EDUCATION
BS Chemistry, University of Toledo, ${finished}

SKILLS
Titration, HPLC, Excel

PROJECTS
- Built a low-cost spectrometer for the capstone course and compared it with the lab's own`;

const orderOf = (told: Told, text = posting) =>
  educationFirst(readWhole(resume(told), lexicon), readPosting(text, lexicon), now)?.split('\n');

test.each<[string, Told]>([
  ['that ended this year', {}],
  ['that ended last year', { finished: '2025' }],
  ['that goes on', { finished: 'Expected May 2027' }],
])('a degree %s comes before small jobs, with its projects', (_, told) => {
  expect(orderOf(told)).toEqual(['education', 'PROJECTS', 'experience', 'skills']);
});

test.each<[string, Told]>([
  ['the degree is older', { finished: 'May 2023', began: 'June 2020 – Present' }],
  ['a job began after it', { began: 'July 2026 – Present' }],
  ['a job is of the posting’s trade', { job: 'Laboratory Technician, Toledo Water, Toledo OH' }],
])('nothing moves where %s', (_, told) => {
  expect(orderOf(told)).toBeUndefined();
});

test('nothing moves where the school is a high school, or it stands first already', () => {
  const school = resume({}).replace('BS Chemistry, University of Toledo', 'Diploma, Whitmer High School');
  const view = readWhole(school, lexicon);
  expect(educationFirst(view, readPosting(posting, lexicon), now)).toBeUndefined();
  const [head = '', jobs = '', study = ''] = resume({}).split(/\n\n(?=WORK|EDUCATION)/u);
  const turned = readWhole([head, study, jobs].join('\n\n'), lexicon);
  expect(educationFirst(turned, readPosting(posting, lexicon), now)).toBeUndefined();
});

test('nothing moves for a posting that names no work', () => {
  expect(orderOf({}, 'We are hiring! Call Dana for more.')).toBeUndefined();
});
