import type { Confirmed } from '#domain/claims/persons-words.ts';
import type { PersonLine } from '#domain/claims/second-judgment.ts';
import { cleanText } from '#domain/language/readable-text.ts';
import type { ResumeData } from '#domain/resume/resume.ts';

type Unnumbered = Omit<PersonLine, 'number'>;

/** Everything that the person wrote or confirmed, but for name and contact details, each line with its job. */
export function personLines(data: ResumeData, confirmed: readonly Confirmed[]): PersonLine[] {
  const jobs = data.experience.flatMap((job, index): Unnumbered[] =>
    [headerOf(job), ...job.responsibilities].map((text) => ({ job: index, text })),
  );
  const answers = confirmed.flatMap(({ text, job }): Unnumbered[] =>
    job === '' ? [{ job: null, text }] : jobsAt(data, job).map((index) => ({ job: index, text })),
  );
  return [...ofNoJob([data.summary]), ...jobs, ...ofNoJob(otherLines(data)), ...answers]
    .map((line) => ({ ...line, text: cleanText(line.text) }))
    .filter(({ text }) => text !== '')
    .map((line, index) => ({ number: index + 1, ...line }));
}

const ofNoJob = (texts: readonly string[]) => texts.map((text): Unnumbered => ({ job: null, text }));

const otherLines = ({ education, skills = [], certifications = [], additional = [] }: ResumeData) => [
  ...education.map(({ degree, institution, graduationDate }) => joined(degree, institution, graduationDate)),
  skills.join(', '),
  ...certifications,
  ...additional.flatMap(({ heading, lines }) =>
    lines.map((line) => (heading === '' ? line : `${heading}: ${line}`)),
  ),
];

const headerOf = ({ title, company, location = '', startDate, endDate }: ResumeData['experience'][number]) =>
  joined(title, company, location, [startDate, endDate].filter(Boolean).join(' – '));

const joined = (...parts: string[]) => parts.filter(Boolean).join(', ');

const jobsAt = ({ experience }: ResumeData, company: string) =>
  experience.flatMap((job, index) => (job.company === company ? [index] : []));
