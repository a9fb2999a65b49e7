import type { ResumeData } from '../resume.ts';
import { fieldText, type Piece, spansOf } from '../text/piece.ts';
import type { Claims } from './claims.ts';
import type { Content, Job, Passage, Study } from './assemble-resume.ts';
import type { Contact } from './contact.ts';
import type { Read } from './contact.ts';
import type { ParsedEntry, ParsedField, ParsedResume } from './parsed-resume.ts';

interface Parts {
  contact: Contact;
  content: Content;
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

export function writeResume({ contact, content, claims, language }: Parts): ParsedResume {
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
    additional: writeAdditional(content, claims, writer, language),
    language,
  };
  return { data, fields: writer.fields, entries: entriesOf(content) };
}

function writeJobs({ jobs }: Content, { write }: Writer): ResumeData['experience'] {
  return jobs.map((job, index) => {
    const path = `experience.${index}`;
    const location = write(`${path}.location`, job.location?.piece, 0.8);
    return {
      title: write(`${path}.title`, job.title?.piece, job.title?.chance ?? 0),
      company: write(`${path}.company`, job.company?.piece, job.company?.chance ?? 0),
      ...(location === '' ? {} : { location }),
      startDate: write(`${path}.startDate`, job.startDate, 0.95),
      endDate: write(`${path}.endDate`, job.endDate, 0.95),
      responsibilities: job.responsibilities.map((piece, place) =>
        write(`${path}.responsibilities.${place}`, piece, 0.9),
      ),
    };
  });
}

function writeStudies({ studies }: Content, { write }: Writer): ResumeData['education'] {
  return studies.map((study, index) => {
    const path = `education.${index}`;
    const location = write(`${path}.location`, study.location?.piece, 0.8);
    return {
      degree: write(`${path}.degree`, study.degree?.piece, study.degree?.chance ?? 0),
      institution: write(`${path}.institution`, study.institution?.piece, study.institution?.chance ?? 0),
      ...(location === '' ? {} : { location }),
      graduationDate: write(`${path}.graduationDate`, study.graduationDate, 0.9),
    };
  });
}

/** All that no field took, under the heading where it stood. */
function writeAdditional(content: Content, claims: Claims, { write }: Writer, language: string) {
  const additional: { heading: string; lines: string[] }[] = [];
  const firstEntry = Math.min(...entriesOf(content).map(({ start }) => start));
  for (const { heading, passages } of sectionsOf(content.passages)) {
    const left = passages.flatMap(({ piece }) => claims.leftOf(piece));
    const isHead = ({ at }: Piece) => (at[0] ?? 0) < firstEntry;
    // Without any headings the last words stand in the same section as the name, but not with it.
    const groups = heading ? [left] : [left.filter(isHead), left.filter((piece) => !isHead(piece))];
    groups.forEach((lines, group) => {
      if (lines.length === 0) return;
      const path = `additional.${additional.length}`;
      const own = heading ? write(`${path}.heading`, heading, 0.8) : '';
      additional.push({
        heading: group === 1 ? (otherHeadings[language] ?? 'Additional') : own,
        lines: lines.map((piece, place) => write(`${path}.lines.${place}`, piece, 0.6)),
      });
    });
  }
  return additional;
}

function sectionsOf(passages: readonly Passage[]): { heading: Piece | undefined; passages: Passage[] }[] {
  const sections: { heading: Piece | undefined; passages: Passage[] }[] = [{ heading: undefined, passages: [] }];
  for (const passage of passages) {
    if (passage.kind.startsWith('H')) sections.push({ heading: passage.piece, passages: [] });
    else sections.at(-1)?.passages.push(passage);
  }
  return sections;
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

function entriesOf({ jobs, studies, passages }: Content): ParsedEntry[] {
  const pieceAt = new Map(passages.flatMap(({ lines, place }) => lines.map(({ fact }, at) => [place + at, fact.line.piece])));
  const entry =
    (kind: ParsedEntry['kind'], toldOf: (of: Job | Study) => readonly Piece[]) =>
    (of: Job | Study, index: number): ParsedEntry => {
      const header = of.entry.places.flatMap((place) => pieceAt.get(place) ?? []);
      const pieces = [...header, ...toldOf(of)];
      const ats = pieces.flatMap(({ at }) => [at[0] ?? 0, (at.at(-1) ?? 0) + 1]);
      return {
        kind,
        index,
        start: ats.reduce((least, at) => Math.min(least, at), Number.POSITIVE_INFINITY),
        end: ats.reduce((most, at) => Math.max(most, at), 0),
        lines: pieces.map((piece) => ({ text: fieldText(piece), spans: spansOf(piece) })),
      };
    };
  const told = (of: Job | Study) => ('responsibilities' in of ? of.responsibilities : []);
  return [...jobs.map(entry('experience', told)), ...studies.map(entry('education', told))];
}
