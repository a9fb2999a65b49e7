import { foldLabel } from '../../language/fold.ts';
import { fieldText, type Piece, slicePiece, spansOf, trimPunctuation } from '../../language/piece.ts';
import type { ResumeData } from '../resume.ts';
import { datesOf, type Entry } from './assemble-entries.ts';
import type { Content } from './assemble-resume.ts';
import type { Claims } from './claims.ts';
import { certain, kindOfPath, type Signs } from './confidence.ts';
import type { Contact } from './contact.ts';
import type { Passage } from './labeled.ts';
import type { ParsedEntry, ParsedField, ParsedResume, Read } from './parsed-resume.ts';

interface Parts {
  contact: Contact;
  content: Omit<Content, 'passages'>;
  entries: ParsedEntry[];
  additional: readonly Additional[];
  language: string;
  confidenceOf(kind: string, signs: Signs): number;
}

/** What is in no field of its own, under its heading or one of ours. */
export interface Additional {
  heading: Piece | string;
  lines: readonly Read[];
  unplaced?: boolean;
}

/** Notes each field with its place in the text while the data is put together. */
interface Writer {
  fields: ParsedField[];
  /** The value of a field. What should be there and was not found is noted too, with the signs of its entry. */
  write(path: string, read: Read | undefined, missing?: Signs): string;
}

function createWriter(confidenceOf: Parts['confidenceOf']): Writer {
  const fields: ParsedField[] = [];
  return {
    fields,
    write: (path, read, missing) => {
      const value = read ? fieldText(read.piece) : '';
      const signs = value === '' ? missing && { ...missing, isEmpty: true } : read?.signs;
      if (signs)
        fields.push({
          ...{ path, value, spans: read && value !== '' ? spansOf(read.piece) : [] },
          confidence: confidenceOf(kindOfPath(path), signs),
        });
      return value;
    },
  };
}

export function writeResume({
  contact,
  content,
  entries,
  additional,
  language,
  confidenceOf,
}: Parts): ParsedResume {
  const writer = createWriter(confidenceOf);
  const { write } = writer;
  const data: ResumeData = {
    personalInfo: {
      name: write('personalInfo.name', contact.name),
      email: write('personalInfo.email', contact.email),
      phone: write('personalInfo.phone', contact.phone),
      location: write('personalInfo.location', contact.location),
      ...writeLinks(contact, writer),
    },
    summary: write('summary', content.summary),
    experience: writeJobs(content, writer),
    education: writeStudies(content, writer),
    ...writeSkills(content, writer),
    certifications: content.certifications.map((read, place) => write(`certifications.${place}`, read)),
    additional: additional.map((part, at) => writeAdditional(part, `additional.${at}`, writer)),
    language,
  };
  return { data, fields: writer.fields, entries };
}

/** Links that there are; the others are not named. */
function writeLinks(contact: Contact, { write }: Writer): Pick<ResumeData['personalInfo'], LinkName> {
  const links = linkNames.map((name) => [name, write(`personalInfo.${name}`, contact[name])]);
  return Object.fromEntries(links.filter(([, value]) => value !== ''));
}

type LinkName = (typeof linkNames)[number];
const linkNames = ['linkedin', 'github', 'website'] as const;

function writeSkills(
  content: Parts['content'],
  { write }: Writer,
): Pick<ResumeData, 'skills' | 'skillGroups'> {
  const skills = content.skills.map((read, place) => write(`skills.${place}`, read));
  const groups = content.skillGroups.map(({ name, places }) => ({
    name: fieldText(trimPunctuation(name)),
    skills: places.flatMap((place) => skills[place] ?? []),
  }));
  return { skills, ...(groups.length > 0 && { skillGroups: groups }) };
}

function writeJobs({ jobs }: Parts['content'], { write }: Writer): ResumeData['experience'] {
  return jobs.map((job, index) => {
    const path = `experience.${index}`;
    const location = write(`${path}.location`, job.location);
    const { start, end } = datesOf(job);
    return {
      title: write(`${path}.title`, job.first, job.signs),
      company: write(`${path}.company`, job.second, job.signs),
      ...(location === '' ? {} : { location }),
      startDate: write(`${path}.startDate`, start),
      endDate: write(`${path}.endDate`, end),
      responsibilities: job.lines.map((read, place) => write(`${path}.responsibilities.${place}`, read)),
    };
  });
}

function writeStudies({ studies }: Parts['content'], { write }: Writer): ResumeData['education'] {
  return studies.map((study, index) => {
    const path = `education.${index}`;
    const location = write(`${path}.location`, study.location);
    return {
      degree: write(`${path}.degree`, study.first, study.signs),
      institution: write(`${path}.institution`, study.second, study.signs),
      ...(location === '' ? {} : { location }),
      graduationDate: write(`${path}.graduationDate`, datesOf(study).whole),
      ...(study.lines.length > 0 && {
        details: study.lines.map((read, place) => write(`${path}.details.${place}`, read)),
      }),
    };
  });
}

const writeAdditional = ({ heading, lines, unplaced }: Additional, path: string, { write }: Writer) => ({
  heading:
    typeof heading === 'string' ? heading : write(`${path}.heading`, { piece: heading, signs: certain }),
  lines: lines.map((read, place) => write(`${path}.lines.${place}`, read)),
  ...(unplaced && { unplaced }),
});

/** All that no field took, under the heading where it stood. */
export function restOf(
  { contact, content, language }: Pick<Parts, 'contact' | 'language'> & { content: Content },
  claims: Claims,
  entries: readonly ParsedEntry[],
): Additional[] {
  const additional: Additional[] = [];
  const withoutName = nameRemover(contact.name?.piece.text ?? '');
  const firstEntry = entries.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY);
  const isHead = ({ piece }: Read) => (piece.at[0] ?? 0) < firstEntry;
  const sections = sectionsOf(content.passages);
  const isBare = content.jobs.length === 0 && sections.every(({ heading }) => !heading);
  for (const { heading, passages } of sections) {
    const left = passages.flatMap((passage) =>
      claims
        .leftOf(passage.piece)
        .map(withoutName)
        .filter(({ text }) => text !== '')
        .map((piece): Read => ({ piece, signs: signsOfRest(passage) })),
    );
    // Without any headings the last words stand in the same section as the name, but not with it.
    const groups = heading ? [left] : [left.filter(isHead), left.filter((read) => !isHead(read))];
    groups.forEach((lines, group) => {
      if (lines.length === 0) return;
      additional.push({
        heading: group === 1 ? otherHeading(language) : (heading ?? ''),
        lines,
        // Under no heading and not with the name, as all lines of a bare text without a job seem to be.
        ...(!heading && (group === 1 || isBare) && { unplaced: true }),
      });
    });
  }
  return additional;
}

/** The name is printed once, however often it stood in the text. */
export const nameRemover = (name: string) => {
  const folded = foldLabel(name);
  return (piece: Piece): Piece =>
    name !== '' && foldLabel(piece.text.slice(0, name.length)) === folded
      ? trimPunctuation(slicePiece(piece, name.length))
      : piece;
};

/** That words belong to no field is as sure as it is that their line is no header of a job. */
const signsOfRest = ({ lines }: Passage): Signs => ({
  ...certain,
  line: 1 - Math.max(...lines.map(({ chance }) => chance('JB') + chance('JI'))),
});

function sectionsOf(passages: readonly Passage[]): { heading: Piece | undefined; passages: Passage[] }[] {
  const sections: { heading: Piece | undefined; passages: Passage[] }[] = [
    { heading: undefined, passages: [] },
  ];
  for (const passage of passages) {
    if (passage.kind.startsWith('H')) sections.push({ heading: passage.piece, passages: [] });
    // Where a side column stands first, what follows the name belongs to no heading of that column.
    else if (passage.kind === 'N') sections.push({ heading: undefined, passages: [passage] });
    else sections.at(-1)?.passages.push(passage);
  }
  return sections;
}

/** For what stands among the entries or after them and under no heading of its own. */
export const otherHeading = (language: string): string => otherHeadings[language] ?? 'Additional';
const otherHeadings: Readonly<Record<string, string>> = {
  ...{ de: 'Sonstiges', es: 'Otros datos', fr: 'Divers', pt: 'Outros', pl: 'Inne', ja: 'その他', zh: '其他' },
};

export function entriesOf({ jobs, studies, passages }: Content): ParsedEntry[] {
  const pieceAt = new Map(
    passages.flatMap(({ lines, place }) => lines.map(({ fact }, at) => [place + at, fact.line.piece])),
  );
  const entry = (kind: ParsedEntry['kind'], { places }: Entry, index: number, lines: readonly Read[]) => {
    const pieces = [
      ...places.flatMap((place) => pieceAt.get(place) ?? []),
      ...lines.map(({ piece }) => piece),
    ];
    return entryOf(kind, index, pieces);
  };
  return [
    ...jobs.map((job, index) => entry('experience', job, index, job.lines)),
    ...studies.map((study, index) => entry('education', study, index, [])),
  ];
}

/** The block of text that an entry was read from. */
export function entryOf(kind: ParsedEntry['kind'], index: number, pieces: readonly Piece[]): ParsedEntry {
  // Where columns were mixed, a piece may end above its beginning.
  const ats = pieces.flatMap(({ at }) => [at[0] ?? 0, (at.at(-1) ?? 0) + 1]);
  return {
    ...{ kind, index },
    start: ats.reduce((least, at) => Math.min(least, at), Number.POSITIVE_INFINITY),
    end: ats.reduce((most, at) => Math.max(most, at), 0),
    lines: pieces.map((piece) => ({ text: fieldText(piece), spans: spansOf(piece) })),
  };
}
