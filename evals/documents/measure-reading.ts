import type { ResumeData } from '#domain/resume.ts';
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
  const searched = new SearchedText(fold(text));
  const contact = measureContact(searched, data);
  const lines = text.split(/[\n\f]/).map(fold);
  const jobs = measureEntries(searched, lines, jobsOf(data));
  const studies = measureEntries(searched, lines, studiesOf(data));
  const words = measureWords(text, data);
  const disorder = firstOutOfOrder(text, sections);
  const spaced = letterSpacedRuns(text, data);
  return {
    contact: contact.share,
    employerTitleDate: add(jobs.heads, studies.heads),
    headsTogether: add(jobs.together, studies.together),
    bullets: jobs.bullets,
    words: words.share,
    sectionOrder: { found: disorder === undefined ? 1 : 0, of: 1 },
    badCodePoints: badCodePoints(text).length,
    letterSpaced: spaced.length,
    misses: [
      ...[...contact.misses, ...jobs.misses, ...studies.misses, ...words.misses],
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
  const { name, email, phone, location, linkedin = '' } = personalInfo;
  const fields = present([name, email, phone, location, linkedin]);
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

/**
 * Walks down the entries: each head stands together after the entry before, its bullets follow in order. What
 * a reader moved away from its entry must still be whole: a bullet anywhere, a field on a line of its own.
 */
function measureEntries(searched: SearchedText, lines: string[], entries: readonly ExpectedEntry[]) {
  let heads: Share = { found: 0, of: 0 };
  let together: Share = { found: 0, of: 0 };
  let bullets: Share = { found: 0, of: 0 };
  const misses: string[] = [];
  let cursor = 0;
  for (const entry of entries) {
    const reach = [...entry.head, fold(entry.location)].join(' ').length + slack;
    const head = searched.takeTogether(entry.head, cursor, reach);
    cursor = head.end;
    const missed = head.missed.filter((field) => !takeOwnLine(lines, field, entry));
    together = add(together, { found: entry.head.length - head.missed.length, of: entry.head.length });
    heads = add(heads, { found: entry.head.length - missed.length, of: entry.head.length });
    misses.push(
      ...missed.map((field) => `head: ${field}`),
      ...head.missed.filter((field) => !missed.includes(field)).map((field) => `head apart: ${field}`),
    );
    for (const bullet of entry.bullets) {
      const end = searched.take(bullet, cursor);
      cursor = Math.max(cursor, end);
      const isFound = end >= 0 || searched.take(bullet) >= 0;
      bullets = add(bullets, { found: isFound ? 1 : 0, of: 1 });
      if (!isFound) misses.push(`bullet: ${bullet}`);
    }
  }
  return { heads, together, bullets, misses };
}

/** Takes a line on which this field stands with nothing but other fields of its entry. */
function takeOwnLine(lines: string[], field: string, { head, location }: ExpectedEntry): boolean {
  const longestFirst = [...head, fold(location)].sort((one, other) => other.length - one.length);
  const at = lines.findIndex((line) => {
    if (!line.includes(field)) return false;
    const rest = longestFirst.reduce((left, part) => (part === '' ? left : left.replace(part, '')), line);
    return !/[\p{L}\p{N}]/u.test(rest);
  });
  const line = lines[at];
  if (line === undefined) return false;
  lines[at] = line.replace(field, '');
  return true;
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
  const lines = text
    .split(/[\n\f]/)
    .map(foldHeading)
    .filter((line) => line !== '');
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
  const next = foldHeading(lines.slice(index, index + linesOfHeading + 1).join(' '));
  const wanted = foldHeading(heading);
  if (!next.startsWith(wanted)) return false;
  const rest = next.slice(wanted.length).replace(listMark, '');
  return begins.some((words) => rest.startsWith(foldHeading(words)));
}

/** The most lines that a heading and the first words of its text may take. */
const linesOfHeading = 6;

const listMark = /^[\s•◦▪‣·-]+/u;
