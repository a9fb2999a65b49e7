import type { Lexicon } from '#domain/language/lexicon.ts';
import { wordsOf } from '#domain/language/words.ts';
import type { AskingPosting } from '#domain/posting/posting.ts';
import { plainPosting } from '#domain/posting/requirements/posting-text.ts';
import { sectionOfHeading } from '#domain/resume/section-headings.ts';

/** What an attacker has: the resume, and everything that can be taken from the posting. */
export interface Target {
  resume: string;
  posting: AskingPosting;
  /** The posting as it is read, without markup. */
  shown: string;
  /** Skills of the posting, by their names. */
  skills: readonly string[];
  /** What is asked, in few words each. */
  asks: readonly string[];
}

export function targetOf(resume: string, posting: AskingPosting, lexicon: Lexicon): Target {
  const shown = plainPosting(posting.description).text;
  const named = lexicon.skills.find(wordsOf(shown)).map(({ start, end }) => shown.slice(start, end));
  const asks = posting.requirements.map(({ name }) => name);
  const asked = posting.requirements.flatMap(({ skills }) => skills ?? []);
  const skills = [...new Set([...asked, ...named])];
  return { resume, posting, shown, skills: skills.length >= 4 ? skills : [...skills, ...asks], asks };
}

const linesOf = (text: string) => text.split('\n');

export const atEnd = (text: string, put: string): string => `${text.trimEnd()}\n\n${put}\n`;

export function afterLine(text: string, line: number, put: string): string {
  const lines = linesOf(text);
  return [...lines.slice(0, line + 1), put, ...lines.slice(line + 1)].join('\n');
}

export const inTheMiddle = (text: string, put: string): string =>
  afterLine(text, Math.floor(linesOf(text).length / 2), put);

/** The lines that begin with a bullet. */
const bulletLines = (text: string): number[] =>
  linesOf(text).flatMap((line, place) => (/^\s*[•·▪●*–-]\s*\p{L}/u.test(line) ? [place] : []));

/** Changes the first `most` bullets, or the last long lines where there are none. */
export function onBullets(text: string, most: number, change: (line: string) => string): string {
  const lines = linesOf(text);
  const long = lines.flatMap((line, place) => (wordsOf(line).length >= 8 ? [place] : []));
  const bullets = bulletLines(text);
  const chosen = new Set((bullets.length > 0 ? bullets : long).slice(0, most));
  return lines.map((line, place) => (chosen.has(place) ? change(line) : line)).join('\n');
}

/** Below the last bullet, as if it belonged to the job. */
export function inLastJob(text: string, put: string): string {
  const last = bulletLines(text).at(-1);
  return last === undefined ? inTheMiddle(text, put) : afterLine(text, last, put);
}

/** The line below the heading of the skills, or the end. */
export function inSkills(text: string, change: (line: string) => string, otherwise: string): string {
  const lines = linesOf(text);
  const heading = lines.findIndex(
    (line) => sectionOfHeading(line.replace(/[^\p{L}\p{N} &]/gu, ' ')) === 'skills',
  );
  const at = heading === -1 ? -1 : lines.findIndex((line, place) => place > heading && line.trim() !== '');
  if (at === -1) return atEnd(text, otherwise);
  return lines.map((line, place) => (place === at ? change(line) : line)).join('\n');
}
