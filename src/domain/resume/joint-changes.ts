import type { ResumeData } from './resume.ts';
import { isInOrder, shownSections, withSections } from './section-order.ts';

/** Several fields that are changed together, as one text that can be shown, compared and put back. */
interface JointField {
  read(data: ResumeData): string;
  /** Undefined where the text isn't one of as many parts as the data has. */
  write(data: ResumeData, text: string): ResumeData | undefined;
  /** Whether it still reads so, where that isn't the same as reading the same text. */
  isAs?(data: ResumeData, text: string): boolean;
}

const dash = ' – ';

/** The dates of the jobs, then those of the schools, one entry a line. */
const dates: JointField = {
  read: ({ experience, education }) =>
    [
      ...experience.map(({ startDate, endDate }) => [startDate, endDate].filter(Boolean).join(dash)),
      ...education.map(({ graduationDate }) => graduationDate),
    ].join('\n'),
  write: (data, text) => {
    const lines = text.split('\n');
    const { experience, education } = data;
    if (lines.length !== experience.length + education.length) return undefined;
    return {
      ...data,
      experience: experience.map((job, place) => ({ ...job, ...endsOf(job, lines[place] ?? '') })),
      education: education.map((school, place) => ({
        ...school,
        graduationDate: lines[experience.length + place] ?? '',
      })),
    };
  },
};

type Ends = Pick<ResumeData['experience'][number], 'startDate' | 'endDate'>;

/** As many ends as the job has: a date alone stays the start or the end that it was. */
function endsOf({ startDate, endDate }: Ends, line: string): Ends {
  if (startDate === '') return { startDate, endDate: line };
  if (endDate === '') return { startDate: line, endDate };
  const [start = '', ...rest] = line.split(dash);
  return { startDate: start, endDate: rest.join(dash) };
}

/** Phone and place, each on its line. Nothing changes them any more; what was stored is taken back. */
const contact: JointField = {
  read: ({ personalInfo: { phone, location } }) => `${phone}\n${location}`,
  write: (data, text) => {
    const [phone = '', location, ...more] = text.split('\n');
    if (location === undefined || more.length > 0) return undefined;
    return { ...data, personalInfo: { ...data.personalInfo, phone, location } };
  },
};

/** The text of certifications that come before the jobs; none where they stand in their usual place. */
const credentialsLead = 'first';

const credentialsFirst: JointField = {
  read: (data) => (data.credentialsFirst ? credentialsLead : ''),
  write: ({ credentialsFirst: _, ...data }, text) =>
    text === credentialsLead ? { ...data, credentialsFirst: true } : data,
};

/** The order of the sections that there are, one a line. What was added since keeps its place. */
const sections: JointField = {
  read: (data) => shownSections(data).join('\n'),
  write: (data, text) => withSections(data, text.split('\n')),
  isAs: (data, text) => isInOrder(data, text.split('\n')),
};

export const jointFields: ReadonlyMap<string, JointField> = new Map<string, JointField>(
  Object.entries({ dates, contact, credentialsFirst, sections }),
);
