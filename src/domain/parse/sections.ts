import { findDateRanges } from '../date-ranges.ts';
import type { HeadingKind } from '../heading-words.ts';
import type { Piece } from '../text/piece.ts';
import type { Evidence } from './evidence.ts';
import { type Heading, headingAlone, headingInline, isAllCaps } from './headings.ts';
import type { Line } from './source-lines.ts';

/** A heading of the resume and the lines under it; the first section stands under none. */
export interface Section {
  kinds: readonly HeadingKind[];
  heading: Piece | undefined;
  /** The heading's words are known; else only its look made it a heading. */
  known: boolean;
  lines: Line[];
}

type Weigh = (text: string) => Evidence;

type Style = 'caps' | 'ornate' | 'small' | 'title';

function styleOf(line: Line): Style {
  if (line.ornate) return 'ornate';
  if (isAllCaps(line.text) || /^(?:\S\s+){3,}\S$/u.test(line.text)) return 'caps';
  return /^\p{Ll}/u.test(line.text) ? 'small' : 'title';
}

/** How this resume sets its headings, learned from those whose words are known. */
interface Look {
  style: Style | undefined;
  blankBefore: boolean;
}

function lookOf(lines: readonly Line[], known: readonly (Heading | undefined)[]): Look {
  const seen = lines.filter((_, place) => known[place]);
  const counts = new Map<Style, number>();
  for (const line of seen) counts.set(styleOf(line), (counts.get(styleOf(line)) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  const isClear = best !== undefined && best[1] >= 2 && best[1] >= seen.length * 0.6;
  return {
    style: isClear ? best[0] : undefined,
    blankBefore: seen.filter(({ blankBefore }) => blankBefore).length >= seen.length * 0.6,
  };
}

/** A line that only looks like the headings of this resume, with words nobody could foresee. */
function looksLikeHeading(
  lines: readonly Line[],
  place: number,
  look: Look,
  current: Section,
  weigh: Weigh,
): boolean {
  const line = lines[place];
  const next = lines[place + 1];
  if (!line || !next || line.bullet !== '' || place === 0 || current.heading === undefined) return false;
  const words = line.text.trim().split(/\s+/).length;
  if (line.text.length > 45 || words > 5 || /[\d@,;.!?|]|:\s/.test(line.text)) return false;
  if (next.blankBefore && look.style !== 'ornate') return false;
  // In capitals stand also the titles and employers of jobs: their dates follow at once.
  if (
    current.kinds.includes('experience') &&
    (isNamed(weigh(line.text)) || isDated(upToPoints(lines, place)))
  )
    return false;
  if (styleOf(line) !== look.style) return isGroupHeading(line, next, look, current);
  if (look.style === 'caps')
    return (words > 1 || line.text.length > 5) && (line.blankBefore || !look.blankBefore);
  if (look.style === 'ornate') return true;
  return line.blankBefore && look.blankBefore && isGroupHeading(line, next, look, current);
}

/** A line and those below it, up to the first point. */
function upToPoints(lines: readonly Line[], place: number): Line[] {
  const next = lines.slice(place, place + 5);
  const point = next.findIndex(({ bullet }) => bullet !== '');
  return point < 0 ? next : next.slice(0, point);
}

const isDated = (lines: readonly Line[]) =>
  lines.some(({ text, bullet }) => bullet === '' && findDateRanges(text).some(({ single }) => !single));

/** Groups of achievements under headings of the person's own making, as functional resumes have them. */
function isGroupHeading(line: Line, next: Line, look: Look, current: Section): boolean {
  const isList = current.kinds.some((kind) =>
    ['experience', 'education', 'skills', 'certifications'].includes(kind),
  );
  return line.blankBefore && look.blankBefore && !isList && next.bullet !== '' && /^\p{Lu}/u.test(line.text);
}

/** Labels inside a job, such as "Key achievements:", are no sections of the resume. */
function isLabelInside(line: Line, heading: Heading, look: Look, current: Section): boolean {
  const isMain = heading.kinds.some(
    (kind) => kind === 'experience' || kind === 'education' || kind === 'contact',
  );
  if (isMain && heading.rest === undefined) return false;
  const isSameLook = styleOf(line) === look.style && (line.blankBefore || !look.blankBefore);
  if (heading.rest !== undefined) {
    const isPlace = (...of: HeadingKind[]) => current.kinds.some((kind) => of.includes(kind));
    const isNote = heading.kinds.every((kind) => ['other', 'training', 'education'].includes(kind));
    const isSkill = heading.kinds.every((kind) =>
      ['skills', 'languages', 'other', 'education'].includes(kind),
    );
    const isInside =
      isPlace('experience') || (isPlace('skills') && isSkill) || (isPlace('education', 'training') && isNote);
    const isLoud =
      isAllCaps(heading.piece.text) && (look.style !== 'caps' || !current.kinds.includes('skills'));
    return isInside && !line.blankBefore && !isLoud;
  }
  if (!current.kinds.includes('experience') || current.lines.length === 0) return false;
  return look.style !== undefined && !isSameLook && !(line.blankBefore && !/[:：]$/.test(line.text));
}

/** Single ordinary words such as "work" or "tools" are headings only where they look like one. */
function isPlausible(lines: readonly Line[], place: number, look: Look | undefined): boolean {
  const line = lines[place];
  if (!line) return false;
  if (line.ornate || isAllCaps(line.text) || line.blankBefore || /[:：]$/.test(line.text)) return true;
  if (look === undefined) return true;
  return look.style === undefined || styleOf(line) === look.style;
}

/** Parts a resume at its headings. */
export function findSections(lines: readonly Line[], weigh: Weigh): Section[] {
  const alone = lines.map((line, place) => {
    const heading = headingAlone(line);
    return heading && heading.strange > 0 && (place === 0 || isNamed(weigh(line.text))) ? undefined : heading;
  });
  const look = lookOf(lines, alone);
  const sections: Section[] = [{ kinds: [], heading: undefined, known: true, lines: [] }];
  lines.forEach((line, place) => {
    const current = sections.at(-1) as Section;
    const heading = (isPlausible(lines, place, look) ? alone[place] : undefined) ?? inlineAt(line, place);
    if (
      heading &&
      !isLabelInside(line, heading, look, current) &&
      (heading.strange === 0 || heading.rest || line.blankBefore || line.ornate || !look.blankBefore) &&
      !isJobLine(lines, place, heading, current, look)
    ) {
      const rest = heading.rest && {
        ...line,
        piece: heading.rest,
        text: heading.rest.text,
        blankBefore: false,
      };
      sections.push({
        kinds: heading.kinds,
        heading: heading.piece,
        known: heading.strange === 0 || heading.kinds.some((kind) => kind !== 'other'),
        lines: rest ? [rest] : [],
      });
    } else if (looksLikeHeading(lines, place, look, current, weigh))
      sections.push({ kinds: ['other'], heading: line.piece, known: false, lines: [] });
    else current.lines.push(line);
  });
  return sections;
}

/** "Project Manager" and "Training Solutions Inc" hold words of headings, but are none. */
const isNamed = ({ title, organisation }: Evidence) => title >= 2 || organisation >= 2.5;

const inlineAt = (line: Line, place: number) => (place === 0 ? undefined : headingInline(line));

/** "Work" or "Teaching" before a date on the next line, in a list of jobs, is a job. */
function isJobLine(
  lines: readonly Line[],
  place: number,
  heading: Heading,
  current: Section,
  look: Look,
): boolean {
  const next = lines[place + 1];
  const isUsual = look.style === undefined || styleOf(lines[place] as Line) === look.style;
  if (heading.strange === 0 && isUsual) return false;
  if (heading.rest || !next || !current.kinds.includes('experience')) return false;
  const isMain = heading.kinds.some((kind) => kind !== 'other');
  return !isMain && isDated(lines.slice(place + 1, place + 3)) && !isDated([lines[place] as Line]);
}
