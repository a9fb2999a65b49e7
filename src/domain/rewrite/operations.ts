import type { ResumeLine } from '../evidence/resume-lines.ts';
import { mergedPath } from '../resume/merged-changes.ts';
import type { ResumeData } from '../resume/resume.ts';
import { fieldAt } from '../resume/resume-changes.ts';
import type { EditReason, ProposedEdit } from './edit-reasons.ts';
import { isOtherLine } from './rewritable-lines.ts';

export const operationKinds = [
  'rewrite',
  'split',
  'merge',
  'drop',
  'move',
  'add-skill',
  'drop-skill',
  'summary',
  'fix-field',
] as const;

/** What somebody else does to a resume, with its lines by their numbers. */
export interface Operation {
  op: (typeof operationKinds)[number];
  lines: readonly number[];
  texts: readonly string[];
  /** The lines that it rests on. */
  rests: readonly number[];
  why: EditReason;
}

interface Numbered {
  data: ResumeData;
  lines: readonly ResumeLine[];
}

/**
 * An operation as edits by path, which is how changes are reviewed, kept and undone. None where it names lines that there
 * aren't, or such as it can't be done to.
 */
export function editsOf(operation: Operation, { data, lines }: Numbered): ProposedEdit[] {
  const named = operation.lines.flatMap((number) => lines.find((line) => line.number === number) ?? []);
  if (named.length < operation.lines.length) return [];
  const [job = null] = named.map((line) => line.job);
  if (job !== null && restsElsewhere(operation, job, lines)) return [];
  return translations[operation.op](operation, named, data);
}

/** A line of a job rests on lines of that job, or of none. */
const restsElsewhere = ({ rests }: Operation, job: number, lines: readonly ResumeLine[]) =>
  lines.some((line) => rests.includes(line.number) && line.job !== null && line.job !== job);

type Translation = (operation: Operation, named: readonly ResumeLine[], data: ResumeData) => ProposedEdit[];

const written = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '').join('\n');

/** One line put better, or made several. */
const put: Translation = ({ op, texts, why }, [line, ...more], data) => {
  const text = written(texts);
  const [path = ''] = line?.paths ?? [];
  if (!line || more.length > 0 || text === '') return [];
  const details = detailsOf(line);
  if (op === 'rewrite' && fieldAt(data, details)) return [{ path: details, text, reason: why }];
  if (op === 'rewrite' && texts.length === 1 && isOtherLine(data, path))
    return [{ path, text: withoutHeading(line, text, data), reason: why }];
  if (!['bullet', 'summary'].includes(line.section)) return [];
  return [{ path, text, reason: op === 'split' ? 'split' : why }];
};

/** Of a school what is told behind its name and date, one text for each thing. */
const detailsOf = (line: ResumeLine): string =>
  line.section === 'education' ? pathOf(line).replace(/\.[^.]+$/u, '.details') : '';

/** Such a line is shown with its heading before it, which isn't part of it. */
function withoutHeading(line: ResumeLine, text: string, data: ResumeData): string {
  const heading = line.text.slice(0, -(fieldAt(data, pathOf(line))?.length ?? 0));
  return heading !== '' && text.startsWith(heading) ? text.slice(heading.length) : text;
}

const merge: Translation = ({ texts }, named) => {
  const text = written(texts);
  const path = isOfOneJob(named) && named.length > 1 ? mergedPath(named.map(pathOf)) : undefined;
  return path !== undefined && text !== '' ? [{ path, text, reason: 'merge' }] : [];
};

const drop: Translation = (_, named) =>
  named
    .filter(({ section }) => ['bullet', 'summary', 'other'].includes(section))
    .map((line) => ({ path: pathOf(line), text: '', reason: 'drop' }));

/** The named lines come first, in their order, and the others after them as they were. */
const move: Translation = (_, named, data) => {
  const [first] = named;
  if (!first || first.job === null || !isOfOneJob(named)) return [];
  const path = `experience.${first.job}.responsibilities`;
  const before = (fieldAt(data, path) ?? '').split('\n');
  const ahead = named.map((line) => fieldAt(data, pathOf(line)) ?? '');
  const rest = before.filter((text) => !ahead.includes(text));
  const text = [...ahead, ...rest];
  return text.length === before.length ? [{ path, text: text.join('\n'), reason: 'order' }] : [];
};

const addSkill: Translation = ({ texts }, _, { skills = [] }) =>
  texts.map((text) => ({ path: 'skills', text: [...skills, text.trim()].join('\n'), reason: 'proven' }));

const dropSkill: Translation = ({ texts }, _, { skills = [] }) =>
  texts.map((text) => ({
    path: 'skills',
    text: skills.filter((skill) => skill !== text.trim()).join('\n'),
    reason: 'drop',
  }));

const summary: Translation = ({ texts }) => {
  const text = written(texts).replace(/\n/gu, ' ');
  return text === '' ? [] : [{ path: 'summary', text, reason: 'summary' }];
};

/** "texts" are the words as they stand in a field of the line, and as they should. */
const fixField: Translation = ({ texts: [was = '', is = ''] }, [line], data) => {
  const path = line && fieldsOf(line).find((field) => was !== '' && fieldAt(data, field)?.includes(was));
  const before = path === undefined ? undefined : fieldAt(data, path);
  if (path === undefined || before === undefined || is.trim() === '') return [];
  return [{ path, text: before.split(was).join(is), reason: 'field' }];
};

const translations: Readonly<Record<Operation['op'], Translation>> = {
  rewrite: put,
  split: put,
  merge,
  drop,
  move,
  'add-skill': addSkill,
  'drop-skill': dropSkill,
  summary,
  'fix-field': fixField,
};

const pathOf = ({ paths: [path = ''] }: ResumeLine): string => path;

const isOfOneJob = ([first, ...others]: readonly ResumeLine[]): boolean =>
  first?.section === 'bullet' &&
  others.every(({ section, job }) => section === 'bullet' && job === first.job);

const fields: Partial<Record<ResumeLine['section'], readonly string[]>> = {
  job: ['title', 'company', 'location', 'startDate', 'endDate'],
  education: ['degree', 'institution', 'location', 'graduationDate'],
};

function fieldsOf(line: ResumeLine): readonly string[] {
  const entry = pathOf(line).replace(/\.[^.]+$/u, '');
  const named = fields[line.section]?.map((field) => `${entry}.${field}`);
  return named ?? (['credential', 'other'].includes(line.section) ? [pathOf(line)] : []);
}
