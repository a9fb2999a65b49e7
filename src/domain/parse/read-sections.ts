import { findDateRanges } from '../date-ranges.ts';
import type { HeadingKind } from '../heading-words.ts';
import type { Lexicon } from '../lexicon.ts';
import { emptyPiece, joinAll, type Piece } from '../text/piece.ts';
import { wordsOf } from '../text/words.ts';
import { anchorOf, isSentence } from './anchors.ts';
import type { Claims } from './claims.ts';
import { readStudies, type Study } from './education.ts';
import type { Evidence } from './evidence.ts';
import { type Job, readJobs } from './experience.ts';
import { isAboutLanguages } from './human-languages.ts';
import { readCertifications, readSkills, splitList, tellsRatherThanLists } from './lists.ts';
import type { LogicalLine } from './logical-lines.ts';
import { partParagraph } from './paragraph-entries.ts';
import type { ReadySection } from './top-lines.ts';

export interface Content {
  summary: Piece;
  jobs: Job[];
  studies: Study[];
  skills: Piece[];
  certifications: Piece[];
}

interface Tools {
  lexicon: Lexicon;
  weigh(text: string): Evidence;
  claims: Claims;
}

/** Reads what stands under each heading, and what no heading announces. */
export function readSections(sections: readonly ReadySection[], tools: Tools): Content {
  const content: Content = { summary: emptyPiece, jobs: [], studies: [], skills: [], certifications: [] };
  const hasEducation = sections.some(({ kinds }) => kinds.includes('education'));
  const dated = datedJobs(sections);
  content.summary = summaryOf(sections, tools);
  tools.claims.take(content.summary);
  for (const section of sections) {
    if (section.heading === undefined) continue;
    const kinds = new Set<HeadingKind>(section.kinds);
    if (kinds.has('experience') && isFunctional(section, dated)) continue;
    if (kinds.has('experience')) addJobs(content, section.logical, tools);
    else if (kinds.has('education') || kinds.has('training'))
      addLearning(content, section, kinds, hasEducation, tools);
    else if (kinds.has('skills') && tellsRatherThanLists(section.logical, tools.lexicon)) continue;
    else if (kinds.has('skills')) addSkillsAnd(content, section.logical, kinds, tools);
    else if (kinds.has('certifications')) addCertifications(content, section.logical, tools);
  }
  const [top] = sections;
  if (top && content.jobs.length === 0)
    addUnannounced(
      content,
      top.logical.filter(({ piece }) => !tools.claims.isTaken(piece)),
      tools,
    );
  return content;
}

/** Achievements in groups, told apart from the jobs: nothing in them says when, and the dates stand elsewhere. */
const isFunctional = (section: ReadySection, dated: ReadonlySet<ReadySection>): boolean =>
  !dated.has(section) && (section.kinds.includes('skills') || dated.size > 0);

/** The sections of jobs that say when. */
const datedJobs = (sections: readonly ReadySection[]): Set<ReadySection> =>
  new Set(
    sections.filter(
      ({ kinds, logical }) =>
        kinds.includes('experience') &&
        logical.some(({ text }) => findDateRanges(text).some(({ single }) => !single)),
    ),
  );

/** The summary's own section, else an objective, else prose at the top. */
function summaryOf(sections: readonly ReadySection[], { claims, weigh }: Tools): Piece {
  const under = (kind: HeadingKind) =>
    sections.find(({ kinds, logical }) => kinds.includes(kind) && logical.length > 0)?.logical;
  const own = under('summary') ?? under('objective');
  if (own) return joinAll(own.map(({ piece }) => piece));
  const prose = (sections[0]?.logical ?? []).filter(
    (line) =>
      line.bullet === '' &&
      !claims.isTaken(line.piece) &&
      isProse(line.text) &&
      partParagraph(line, weigh).length === 1,
  );
  return prose[0]?.piece ?? emptyPiece;
}

const isProse = (text: string) => {
  const words = wordsOf(text).length;
  return words >= 12 || (words >= 6 && /[.!]$/.test(text)) || (/。$/u.test(text) && words >= 12);
};

function addJobs(content: Content, lines: readonly LogicalLine[], { weigh, claims }: Tools): void {
  const { jobs, furniture } = readJobs(lines, weigh);
  for (const piece of furniture) claims.take(piece);
  for (const job of jobs) {
    for (const piece of [
      job.title?.piece,
      job.company?.piece,
      job.location?.piece,
      ...job.furniture,
      ...job.responsibilities,
    ])
      claims.take(piece);
  }
  content.jobs.push(...jobs);
}

function addStudies(content: Content, lines: readonly LogicalLine[], { weigh, claims }: Tools): void {
  const studies = readStudies(lines, weigh);
  for (const { degree, institution, location, graduationDate } of studies)
    for (const piece of [degree?.piece, institution?.piece, location?.piece, graduationDate])
      claims.take(piece);
  content.studies.push(...studies);
}

/** Education, training, or both with certificates or skills under one heading: each line goes where it belongs. */
function addLearning(
  content: Content,
  { logical }: ReadySection,
  kinds: ReadonlySet<HeadingKind>,
  hasEducation: boolean,
  tools: Tools,
): void {
  const isMixed = kinds.has('certifications') || (kinds.has('training') && !kinds.has('education'));
  const onlyCourses = !kinds.has('education') && hasEducation;
  const isStudy = ({ text }: LogicalLine) => {
    const { degree, institution } = tools.weigh(text);
    return degree >= 2.5 || institution >= 3;
  };
  const isSkill = (line: LogicalLine) =>
    kinds.has('skills') && !isStudy(line) && splitList(line.piece).length >= 3;
  const isCourse = (line: LogicalLine) => isMixed && !isSkill(line) && (onlyCourses || !isStudy(line));
  addSkills(content, logical.filter(isSkill), tools);
  addCertifications(content, logical.filter(isCourse), tools);
  addStudies(
    content,
    logical.filter((line) => !isSkill(line) && !isCourse(line)),
    tools,
  );
}

function addSkillsAnd(
  content: Content,
  lines: readonly LogicalLine[],
  kinds: ReadonlySet<HeadingKind>,
  tools: Tools,
): void {
  const isLanguages = (line: LogicalLine) => kinds.has('languages') && isAboutLanguages(line.text);
  const isCertificate = (line: LogicalLine) =>
    kinds.has('certifications') && tools.lexicon.certifications.find(wordsOf(line.text)).length > 0;
  addSkills(
    content,
    lines.filter((line) => !isLanguages(line) && !isCertificate(line)),
    tools,
  );
  addCertifications(content, lines.filter(isCertificate), tools);
}

function addSkills(content: Content, lines: readonly LogicalLine[], { claims }: Tools): void {
  const { skills, labels } = readSkills(lines);
  for (const piece of [...skills, ...labels]) claims.take(piece);
  content.skills.push(...skills);
}

function addCertifications(
  content: Content,
  lines: readonly LogicalLine[],
  { lexicon, claims }: Tools,
): void {
  const certifications = readCertifications(lines, lexicon);
  for (const piece of certifications) claims.take(piece);
  content.certifications.push(...certifications);
}

const certificateWords =
  /certif|licen[cs]e|\bbelt\b|\bpermit\b|zertifikat|führerschein|permis|carn[eé]|uprawnieni|certyfikat|資格|免許|证书/iu;

/** A resume without headings: jobs from the first date on; what follows the last of them is told by its look. */
function addUnannounced(content: Content, lines: readonly LogicalLine[], tools: Tools): void {
  const anchors = lines
    .map((line, place) => anchorOf(line, place, tools.weigh))
    .filter((anchor, place) => anchor && (!anchor.dates.single || isJobLine(lines[place], tools)));
  const last = anchors.at(-1)?.place;
  if (last === undefined) {
    sortLines(content, lines, tools);
    return;
  }
  const tail = lines.findIndex((line, place) => place > last && line.blankBefore && line.bullet === '');
  addJobs(content, lines.slice(0, tail < 0 ? lines.length : tail), tools);
  if (tail >= 0) sortLines(content, lines.slice(tail), tools);
}

/** One date can be that of a job too, where its line names a title and no school. */
function isJobLine(line: LogicalLine | undefined, { weigh, lexicon }: Tools): boolean {
  if (!line || certificateWords.test(line.text)) return false;
  if (lexicon.certifications.find(wordsOf(line.text)).length > 0) return false;
  const parts = line.text.split(/,\s|\s[-–—|]\s/u).map(weigh);
  return (
    parts.some(({ title }) => title >= 2) &&
    parts.every(({ institution, degree }) => institution < 3 && degree < 2.5)
  );
}

function sortLines(content: Content, lines: readonly LogicalLine[], tools: Tools): void {
  for (const line of lines) {
    const { institution, degree } = tools.weigh(line.text);
    const parts = splitList(line.piece);
    const isList = parts.length >= 4 && parts.every(({ text }) => wordsOf(text).length <= 5);
    const isNamed = tools.lexicon.certifications.find(wordsOf(line.text)).length > 0;
    if (isList && content.skills.length === 0) addSkills(content, [line], tools);
    else if (isSentence(line.text)) continue;
    else if (certificateWords.test(line.text) || isNamed) addCertifications(content, [line], tools);
    else if (institution >= 3 || degree >= 2.5) addStudies(content, [line], tools);
  }
}
