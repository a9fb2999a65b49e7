import type { ResumeData } from '../resume.ts';
import { fieldText, type Piece, spansOf } from '../text/piece.ts';
import type { Claims } from './claims.ts';
import type { Contact } from './contact.ts';
import type { Read } from './experience.ts';
import type { LogicalLine } from './logical-lines.ts';
import type { ParsedEntry, ParsedField, ParsedResume } from './parsed-resume.ts';
import type { Content } from './read-sections.ts';
import type { ReadySection } from './top-lines.ts';

interface Parts {
  contact: Contact;
  content: Content;
  sections: readonly ReadySection[];
  claims: Claims;
  language: string;
}

/** Notes each field with its place in the text while the data is put together. */
interface Writer {
  fields: ParsedField[];
  write(path: string, piece: Piece | undefined, confidence: number): string;
  read(path: string, read: Read | undefined): string;
}

function createWriter(): Writer {
  const fields: ParsedField[] = [];
  const write = (path: string, piece: Piece | undefined, confidence: number) => {
    const value = piece ? fieldText(piece) : '';
    if (piece && value !== '') fields.push({ path, value, spans: spansOf(piece), confidence });
    return value;
  };
  return { fields, write, read: (path, read) => write(path, read?.piece, read?.confidence ?? 0) };
}

export function writeResume({ contact, content, sections, claims, language }: Parts): ParsedResume {
  const writer = createWriter();
  const { write, read } = writer;
  const linkedin = read('personalInfo.linkedin', contact.linkedin);
  const data: ResumeData = {
    personalInfo: {
      name: read('personalInfo.name', contact.name),
      email: read('personalInfo.email', contact.email),
      phone: read('personalInfo.phone', contact.phone),
      location: read('personalInfo.location', contact.location),
      ...(linkedin === '' ? {} : { linkedin }),
    },
    summary: write('summary', content.summary, 0.85),
    experience: writeJobs(content, writer),
    education: writeStudies(content, writer),
    skills: content.skills.map((piece, place) => write(`skills.${place}`, piece, 0.85)),
    certifications: content.certifications.map((piece, place) =>
      write(`certifications.${place}`, piece, 0.85),
    ),
    additional: writeAdditional(sections, claims, writer, { content, language }),
    language,
  };
  return { data, fields: writer.fields, entries: entriesOf(content) };
}

function writeJobs({ jobs }: Content, { write, read }: Writer): ResumeData['experience'] {
  return jobs.map((job, index) => {
    const path = `experience.${index}`;
    const location = read(`${path}.location`, job.location);
    return {
      title: read(`${path}.title`, job.title),
      company: read(`${path}.company`, job.company),
      ...(location === '' ? {} : { location }),
      startDate: write(`${path}.startDate`, job.startDate, 0.95),
      endDate: write(`${path}.endDate`, job.endDate, 0.95),
      responsibilities: job.responsibilities.map((piece, place) =>
        write(`${path}.responsibilities.${place}`, piece, 0.9),
      ),
    };
  });
}

function writeStudies({ studies }: Content, { write, read }: Writer): ResumeData['education'] {
  return studies.map((study, index) => {
    const path = `education.${index}`;
    const location = read(`${path}.location`, study.location);
    return {
      degree: read(`${path}.degree`, study.degree),
      institution: read(`${path}.institution`, study.institution),
      ...(location === '' ? {} : { location }),
      graduationDate: write(`${path}.graduationDate`, study.graduationDate, 0.9),
    };
  });
}

/** All that no field took, under the heading where it stood. */
function writeAdditional(
  sections: readonly ReadySection[],
  claims: Claims,
  { write }: Writer,
  { content, language }: Pick<Parts, 'content' | 'language'>,
) {
  const additional: { heading: string; lines: string[] }[] = [];
  const add = (headingOf: (path: string) => string, lines: readonly Piece[]) => {
    if (lines.length === 0) return;
    const path = `additional.${additional.length}`;
    additional.push({
      heading: headingOf(path),
      lines: lines.map((piece, place) => write(`${path}.lines.${place}`, piece, 0.6)),
    });
  };
  const firstEntry = Math.min(...entriesOf(content).map(({ start }) => start));
  const isHead = ({ at }: Piece) => (at[0] ?? 0) < firstEntry;
  for (const { heading, logical } of sections) {
    const left = logical.flatMap(({ piece }) => claims.leftOf(piece));
    if (heading) add((path) => write(`${path}.heading`, heading, 0.8), left);
    else {
      add(() => '', left.filter(isHead));
      // Without any headings the last words stand in the same section as the name, but not with it.
      add(
        () => otherHeadings[language] ?? 'Additional',
        left.filter((piece) => !isHead(piece)),
      );
    }
  }
  return additional;
}

/** For what stands among the entries or after them and under no heading of its own. */
const otherHeadings: Readonly<Record<string, string>> = {
  de: 'Sonstiges',
  es: 'Otros datos',
  fr: 'Divers',
  pt: 'Outros',
  pl: 'Inne',
  ja: 'その他',
  zh: '其他',
};

function entriesOf({ jobs, studies }: Content): ParsedEntry[] {
  const entry =
    (kind: ParsedEntry['kind']) =>
    (of: { lines: LogicalLine[] }, index: number): ParsedEntry => {
      const ats = of.lines.flatMap(({ piece }) => [piece.at[0] ?? 0, (piece.at.at(-1) ?? 0) + 1]);
      return {
        kind,
        index,
        start: ats.reduce((least, at) => Math.min(least, at), Number.POSITIVE_INFINITY),
        end: ats.reduce((most, at) => Math.max(most, at), 0),
        lines: of.lines.map(({ piece }) => ({ text: fieldText(piece), spans: spansOf(piece) })),
      };
    };
  return [...jobs.map(entry('experience')), ...studies.map(entry('education'))];
}
