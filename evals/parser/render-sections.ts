import type { Pick } from '../chance.ts';
import type { SectionName, ValuePool } from './render-values.ts';
import { bit, plain, type TaggedLine } from './tagged-lines.ts';

/** What one rendering takes its choices from, and what its sections have in common. */
export interface RenderingTools {
  pool: ValuePool;
  language: string;
  chance(): number;
  pick: Pick;
  bullet: string;
  gap: boolean;
  heading: HeadingStyle;
}

interface HeadingStyle {
  style: string;
  frame: string;
  rule: string;
  isUpper: boolean;
}

/** The lines of a section under its heading; a few sections have none. */
export function section(
  name: SectionName,
  lines: TaggedLine[],
  { pool, pick, chance, heading: style }: RenderingTools,
): TaggedLine[] {
  if (lines.length === 0) return [];
  const headings = pool.headings[name];
  if (headings.length === 0 || chance() < (name === 'summary' ? 0.35 : 0.03)) return lines;
  const heading = pick(headings);
  return [...headingLines(heading, style), ...lines];
}

function headingLines(heading: string, { style, frame, rule, isUpper }: HeadingStyle): TaggedLine[] {
  const words = isUpper ? heading.toUpperCase() : heading;
  if (style === 'colon') return [[bit('h', words), plain(':')]];
  if (style === 'frame') {
    const [open = frame, close = open] = frame.split(' ');
    return [[plain(`${open} `), bit('h', words), plain(` ${close}`)]];
  }
  if (style === 'hash') return [[plain('## '), bit('h', words)]];
  if (style === 'rule') return [[bit('h', words)], [plain(rule.repeat(words.length + 4))]];
  if (style === 'spaced' && words.length < 16 && /^[\p{Lu}\s]+$/u.test(words))
    return [[bit('h', [...words].join(' '))]];
  return style === 'gap' ? [[bit('h', words)], []] : [[bit('h', words)]];
}

export function skillLines(
  own: readonly string[],
  { chance, pick, pool, bullet }: RenderingTools,
): TaggedLine[] {
  if (own.length === 0) return [];
  const skills = own.map((skill) => (chance() < 0.3 ? pick(pool.skills) : skill));
  const kind = chance();
  const mark = pick([', ', ', ', ' | ', ' • ', ' · ', '; ', '   ', ' / ', '\t']);
  const row = (skills: readonly string[]): TaggedLine =>
    skills.flatMap((skill, place) => (place === 0 ? [bit('k', skill)] : [plain(mark), bit('k', skill)]));
  if (kind < 0.45) return [row(skills)];
  if (kind < 0.7) return skills.map((skill) => [plain(chance() < 0.9 ? bullet : ''), bit('k', skill)]);
  const half = Math.ceil(skills.length / 2);
  if (kind < 0.78)
    return [row(skills.slice(0, half)), row(skills.slice(half))].filter((line) => line.length > 0);
  const names = pick([
    ['Tools', 'Other'],
    ['Technical', 'Soft skills'],
    ['Software', 'Methods'],
    ['Clinical', 'General'],
    ['Languages', 'Frameworks'],
  ]);
  const labelMark = pick([': ', ':\t', ' – ', '\t', ' | ']);
  return [skills.slice(0, half), skills.slice(half)]
    .filter((group) => group.length > 0)
    .map((group, place) => [
      plain(chance() < 0.3 ? bullet : ''),
      bit('kg', names[place] ?? ''),
      plain(labelMark),
      ...row(group),
    ]);
}

export function certificateLines(
  own: readonly string[],
  { chance, pick, pool, bullet }: RenderingTools,
): TaggedLine[] {
  const certificates = own.map((one) =>
    chance() < 0.3 && pool.certificates.length > 0 ? pick(pool.certificates) : one,
  );
  const canJoin = certificates.every((one) => !/[,;|•]/.test(one)) && certificates.length > 1;
  if (canJoin && chance() < 0.35) {
    const mark = pick([', ', ', ', '; ', ' | ', ' • ', ' / ']);
    return [
      certificates.flatMap((one, place) => (place === 0 ? [bit('x', one)] : [plain(mark), bit('x', one)])),
    ];
  }
  const sign = chance() < 0.6 ? bullet : '';
  return certificates.map((one) => [plain(sign), bit('x', one)]);
}

/** Sections that fit no field. */
export function otherSections({
  chance,
  pick,
  pool,
  bullet,
  heading: style,
}: RenderingTools): TaggedLine[][] {
  if (pool.sections.length === 0) return [];
  return Array.from({ length: pick([0, 1, 1, 2, 3]) }, () => {
    const { heading, lines } = pick(pool.sections);
    const sign = chance() < 0.5 ? bullet : '';
    return [
      ...headingLines(heading, style),
      ...lines.slice(0, 6).map((line): TaggedLine => [plain(sign), bit('a', line)]),
    ];
  });
}
