import type { ResumeData } from '#domain/resume/resume.ts';
import { fold, foldHeading } from './fold.ts';

interface Line {
  text: string;
  xMin: number;
  xMax: number;
  yMin: number;
  yMax: number;
}

/** How far below a heading its text may begin. */
const belowPt = 40;

/** Headings and heads of entries at the foot of a page, with what they belong to on the next. */
export function orphanHeadings(
  bboxLayout: string,
  data: ResumeData,
  { headings, hasColumns }: { headings: readonly string[]; hasColumns: boolean },
): string[] {
  const wanted = headings.map(foldHeading);
  const jobs = data.experience
    .filter(({ responsibilities }) => responsibilities.some((text) => fold(text) !== ''))
    .map(({ title, company }) => ({ title: fold(title), company: fold(company) }));
  const isHead = (line: Line, lines: readonly Line[]) =>
    wanted.includes(foldHeading(line.text)) || jobs.some((job) => isHeadOf(job, line, lines));
  return bboxLayout
    .split('<page ')
    .slice(1)
    .map(linesOf)
    .flatMap((lines) => lines.filter((line) => isHead(line, lines) && !isFollowed(line, lines, hasColumns)))
    .map(({ text }) => text);
}

/** The line of the employer, below that of the title. */
function isHeadOf(job: { title: string; company: string }, line: Line, lines: readonly Line[]): boolean {
  if (job.company === '' || !fold(line.text).startsWith(job.company)) return false;
  return lines.some(
    ({ text, yMin }) =>
      yMin < line.yMin && yMin > line.yMin - belowPt && job.title !== '' && fold(text).startsWith(job.title),
  );
}

const isFollowed = (head: Line, lines: readonly Line[], hasColumns: boolean) =>
  lines.some(
    (line) =>
      line !== head &&
      line.yMin >= head.yMin - 4 &&
      line.yMin <= head.yMax + belowPt &&
      (!hasColumns || (line.xMax > head.xMin && line.xMin < head.xMax)),
  );

const number = (attributes: string, name: string) =>
  Number(new RegExp(`${name}="([\\d.]+)"`).exec(attributes)?.[1] ?? 0);

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function linesOf(page: string): Line[] {
  return [...page.matchAll(/<line ([^>]*)>([\s\S]*?)<\/line>/g)].map(([, attributes = '', words = '']) => ({
    text: [...words.matchAll(/<word [^>]*>([^<]*)<\/word>/g)]
      .map(([, word = '']) => word.replace(/&(\w+);/g, (all, name) => entities[name] ?? all))
      .join(' '),
    xMin: number(attributes, 'xMin'),
    xMax: number(attributes, 'xMax'),
    yMin: number(attributes, 'yMin'),
    yMax: number(attributes, 'yMax'),
  }));
}
