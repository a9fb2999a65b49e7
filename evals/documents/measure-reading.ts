import type { ResumeData } from '#domain/resume/resume.ts';
import { countWords, fold, foldHeading } from './fold.ts';
import { SearchedText } from './search.ts';
import { badCodePoints, letterSpacedRuns, sentencesOf } from './text-faults.ts';

/** So many of so many. */
export interface Share {
  found: number;
  of: number;
}

/** What was found in a text of the data that its file was made of. */
export interface Measures {
  contact: Share;
  employerTitleDate: Share;
  /** Of these, the ones that stand together with the rest of their entry. */
  headsTogether: Share;
  bullets: Share;
  words: Share;
  sectionOrder: Share;
  badCodePoints: number;
  letterSpaced: number;
  misses: string[];
}

/** A section as it must be read: its heading, and what may come right after it. */
export interface ExpectedSection {
  heading: string;
  begins: string[];
}

export function measureReading(
  text: string,
  data: ResumeData,
  sections: readonly ExpectedSection[],
): Measures {
  const searched = new SearchedText(text);
  const contact = measureContact(searched, data);
  const jobs = measureEntries(searched, jobsOf(data));
  const studies = measureEntries(searched, studiesOf(data));
  const together = add(jobs.together, studies.together);
  const apart = measureApart(searched, [...jobs.apart, ...studies.apart]);
  const words = measureWords(text, data);
  const disorder = firstOutOfOrder(text, sections);
  const spaced = letterSpacedRuns(text, data);
  return {
    contact: contact.share,
    employerTitleDate: { found: together.found + apart.found, of: together.of },
    headsTogether: together,
    bullets: jobs.bullets,
    words: words.share,
    sectionOrder: { found: disorder === undefined ? 1 : 0, of: 1 },
    badCodePoints: badCodePoints(text).length,
    letterSpaced: spaced.length,
    misses: [
      ...[...contact.misses, ...apart.misses, ...jobs.misses, ...words.misses],
      ...(disorder === undefined ? [] : [`section out of order: ${disorder}`]),
      ...badCodePoints(text).map((letter) => `bad code point: ${letter.codePointAt(0)?.toString(16)}`),
      ...spaced.map((run) => `letter-spaced: ${run}`),
    ],
  };
}

export const add = (one: Share, other: Share): Share => ({
  found: one.found + other.found,
  of: one.of + other.of,
});

const present = (fields: readonly string[]) => fields.map(fold).filter((field) => field !== '');

function measureContact(searched: SearchedText, { personalInfo }: ResumeData) {
  const { name, email, phone, location, linkedin = '', github = '', website = '' } = personalInfo;
  const fields = present([name, email, phone, location, linkedin, github, website]);
  const missed = fields.filter((field) => searched.take(field) < 0);
  return {
    share: { found: fields.length - missed.length, of: fields.length },
    misses: missed.map((field) => `contact: ${field}`),
  };
}

interface ExpectedEntry {
  head: string[];
  location: string;
  bullets: string[];
}

const jobsOf = ({ experience }: ResumeData): ExpectedEntry[] =>
  experience.map(({ title, company, startDate, endDate, location = '', responsibilities }) => ({
    head: present([title, company, startDate, endDate]),
    location,
    bullets: present(responsibilities),
  }));

const studiesOf = ({ education }: ResumeData): ExpectedEntry[] =>
  education.map(({ degree, institution, graduationDate, location = '' }) => ({
    head: present([degree, institution, graduationDate]),
    location,
    bullets: [],
  }));

/** What may stand between the parts of one head beside its place: a dash, a comma, the edge of a page. */
const slack = 24;

/** Walks down the entries: each head stands together after the entry before, its bullets follow in order. */
function measureEntries(searched: SearchedText, entries: readonly ExpectedEntry[]) {
  let together: Share = { found: 0, of: 0 };
  let bullets: Share = { found: 0, of: 0 };
  const apart: Apart[] = [];
  const misses: string[] = [];
  let cursor = 0;
  for (const entry of entries) {
    const reach = [...entry.head, fold(entry.location)].join(' ').length + slack;
    const { end, missed } = searched.takeTogether(entry.head, cursor, reach);
    cursor = end;
    together = add(together, { found: entry.head.length - missed.length, of: entry.head.length });
    apart.push(...missed.map((field) => ({ field, entry })));
    for (const bullet of entry.bullets) {
      const bulletEnd = searched.take(bullet, cursor);
      cursor = Math.max(cursor, bulletEnd);
      // A reader that sorts columns may have moved it, whole.
      const isFound = bulletEnd >= 0 || searched.take(bullet) >= 0;
      bullets = add(bullets, { found: isFound ? 1 : 0, of: 1 });
      if (!isFound) misses.push(`bullet: ${bullet}`);
    }
  }
  return { together, bullets, apart, misses };
}

/** A field that does not stand with the rest of its entry. */
interface Apart {
  field: string;
  entry: ExpectedEntry;
}

/** What a reader moved away from its entry must still have a line of its own. */
function measureApart(searched: SearchedText, fields: readonly Apart[]) {
  const misses: string[] = [];
  let found = 0;
  for (const { field, entry } of fields) {
    const isFound = searched.takeAlone(field, present([...entry.head, entry.location]));
    if (isFound) found += 1;
    misses.push(`head${isFound ? ' apart' : ''}: ${field}`);
  }
  return { found, misses };
}

function measureWords(text: string, data: ResumeData) {
  const wanted = countWords(sentencesOf(data).join('\n'));
  const read = countWords(text);
  const share: Share = { found: 0, of: 0 };
  const misses: string[] = [];
  for (const [word, times] of wanted) {
    const found = Math.min(times, read.get(word) ?? 0);
    share.found += found;
    share.of += times;
    if (found < times) misses.push(`word: ${word}`);
  }
  return { share, misses };
}

/** The heading or the first words of a section that do not come after everything before them. */
function firstOutOfOrder(text: string, sections: readonly ExpectedSection[]): string | undefined {
  const lines = text.split(/[\n\f]/).filter((line) => line.trim() !== '');
  let from = 0;
  for (const section of sections) {
    const at = lines.findIndex((_, index) => index >= from && beginsAt(lines, index, section));
    if (at < 0) return `${section.heading} > ${section.begins[0]}`;
    from = at + 1;
  }
  return undefined;
}

/** A heading begins a line; its text follows on the same line, where headings stand in the margin, or on the next. */
function beginsAt(lines: readonly string[], index: number, { heading, begins }: ExpectedSection): boolean {
  const next = foldHeading(lines.slice(index, index + linesOfHeading + 1).join('\n'));
  const wanted = foldHeading(heading);
  if (!next.startsWith(wanted)) return false;
  const rest = next.slice(wanted.length).replace(listMark, '');
  return begins.some((words) => rest.startsWith(foldHeading(words)));
}

/** The most lines that a heading and the first words of its text may take. */
const linesOfHeading = 6;

const listMark = /^[\s•◦▪‣·-]+/u;
