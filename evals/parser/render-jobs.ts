import { type Pick, shuffled } from '../chance.ts';
import { type Bit, bit, plain, type TaggedLine } from './tagged-lines.ts';

/** A job as it is to be rendered; `number` is that of its tags. */
export interface RenderedJob {
  numbers: string;
  number: number;
  title: string;
  company: string;
  location: string;
  start: string;
  end: string;
  told: string[];
  /** Under the company of the job before, which is not named again. */
  isFurther: boolean;
}

/** How the entries of one document look. */
export interface EntryStyle {
  /** Fields by line: T title, C company, L location, D dates. */
  layout: string[][];
  between: string;
  beforeDate: string;
  beforePlace: string;
  to: string;
  titleCase: 'as is' | 'upper';
  companyCase: 'as is' | 'upper';
  isBold: boolean;
  joinsWithAt: string;
  /** LinkedIn and the like. */
  isProfile: boolean;
  isRepeated: boolean;
  labels: string[] | undefined;
  labelMark: string;
  cells: string | undefined;
}

const separators = [
  ', ',
  ', ',
  ' | ',
  ' | ',
  ' – ',
  ' - ',
  ' · ',
  ' • ',
  ' — ',
  '   ',
  ' / ',
  ' // ',
  '; ',
  '\t',
  '. ',
  ' ➜ ',
  ' : ',
  ' ~ ',
  '  ',
];
const dateSeparators = [
  '\t',
  '\t',
  ' | ',
  ', ',
  '    ',
  '          ',
  ' (',
  ' (',
  ' – ',
  '  ',
  ' · ',
  ' ',
  ': ',
  ' — ',
];
const placeSeparators = [', ', ', ', ' – ', ' | ', '\t', ' (', ' · ', ' - ', ' / ', '  '];
const rangeMarks = [' - ', ' – ', '-', '–', ' to ', ' — ', '–', ' – ', ' → ', ' bis ', '~', ' / '];

/** Words before the fields of forms: employer, position, dates, place. */
const labelWords = [
  ['Employer', 'Company', 'Organization', 'Firm', 'Name of employer', 'Where'],
  ['Position', 'Title', 'Job title', 'Role', 'Designation', 'Post'],
  ['Dates', 'Period', 'From – to', 'Dates employed', 'When', 'Duration'],
  ['Location', 'City', 'Place', 'City/State', 'Site'],
];

export function styleOfEntries(chance: () => number, pick: Pick): EntryStyle {
  const order = chance() < 0.16 ? ['D', ...shuffled(['T', 'C'], chance), 'L'] : orderOf(chance);
  const lines: string[][] = [[]];
  for (const field of order) {
    const line = lines.at(-1) as string[];
    if (line.length > 0 && chance() < (field === 'L' ? 0.3 : 0.5)) lines.push([field]);
    else line.push(field);
  }
  return {
    layout: lines,
    between: pick(separators),
    beforeDate: pick(dateSeparators),
    beforePlace: pick(placeSeparators),
    to: pick(rangeMarks.filter((mark) => mark !== ' bis ')),
    titleCase: chance() < 0.08 ? 'upper' : 'as is',
    companyCase: chance() < 0.12 ? 'upper' : 'as is',
    isBold: chance() < 0.05,
    joinsWithAt: chance() < 0.1 ? pick([' at ', ' @ ', ' with ', ' for ', ', at ']) : '',
    isProfile: chance() < 0.14,
    isRepeated: chance() < 0.3,
    labels: chance() < 0.06 ? labelWords.map(pick) : undefined,
    labelMark: pick([': ', ': ', ':\t', '\t', ' : ', ' - ']),
    cells: chance() < 0.07 ? pick([' | ', '\t', '    ']) : undefined,
  };
}

function orderOf(chance: () => number): string[] {
  const [first = 'T', second = 'C'] = chance() < 0.5 ? ['T', 'C'] : ['C', 'T'];
  const kind = chance();
  if (kind < 0.3) return [first, second, 'L', 'D'];
  if (kind < 0.5) return [first, second, 'D', 'L'];
  if (kind < 0.7) return [first, 'D', second, 'L'];
  if (kind < 0.85) return first === 'C' ? ['C', 'L', 'T', 'D'] : ['T', 'L', 'C', 'D'];
  return first === 'C' ? ['C', 'L', 'D', 'T'] : ['T', 'D', 'L', 'C'];
}

/** The lines of a job's header. */
export function headerOfJob(
  job: RenderedJob,
  style: EntryStyle,
  chance: () => number,
  pick: Pick,
): TaggedLine[] {
  if (style.isProfile) return profileHeader(job, style, chance, pick);
  if (style.labels) return labeledHeader(job, style, style.labels);
  const fields = fieldsOf(job, style);
  if (style.cells) return [cellsOf(fields, style.cells)];
  return style.layout.flatMap((line): TaggedLine[] => {
    const names = line.filter((name) => (fields[name]?.length ?? 0) > 0);
    const bits = names.flatMap((name, place): Bit[] => {
      const own = fields[name] ?? [];
      if (place === 0) return own;
      const mark = markBefore(name, names[place - 1] ?? '', style);
      return mark.endsWith('(') ? [plain(mark), ...own, plain(')')] : [plain(mark), ...own];
    });
    return bits.length > 0 ? [bits] : [];
  });
}

function markBefore(name: string, last: string, style: EntryStyle): string {
  if (name === 'C' && last === 'T' && style.joinsWithAt) return style.joinsWithAt;
  if (name === 'D') return style.beforeDate;
  if (last === 'D')
    return style.beforeDate.endsWith('(') || style.beforeDate === ' ' ? '  ' : style.beforeDate;
  return name === 'L' ? style.beforePlace : style.between;
}

function fieldsOf(job: RenderedJob, style: EntryStyle): Record<string, Bit[]> {
  const { number, numbers } = job;
  const cased = (text: string, how: EntryStyle['titleCase']) => (how === 'upper' ? text.toUpperCase() : text);
  const bold = (bits: Bit[]) => (style.isBold ? [plain('**'), ...bits, plain('**')] : bits);
  const named = job.isFurther ? [] : [bit(`c${numbers}`, cased(job.company, style.companyCase))];
  return {
    T: job.title === '' ? [] : bold([bit(`t${number}`, cased(job.title, style.titleCase))]),
    C: job.company === '' ? [] : named,
    L: job.location === '' || job.isFurther ? [] : [bit(`l${numbers}`, job.location)],
    D: datesOf(job, style),
  };
}

function datesOf({ number, start, end }: RenderedJob, { to }: EntryStyle): Bit[] {
  if (start === '') return end === '' ? [] : [bit(`e${number}`, end)];
  return end === ''
    ? [bit(`s${number}`, start)]
    : [bit(`s${number}`, start), plain(to), bit(`e${number}`, end)];
}

function cellsOf(fields: Record<string, Bit[]>, mark: string): TaggedLine {
  const cells = ['D', 'C', 'T', 'L'].map((name) => fields[name] ?? []).filter((cell) => cell.length > 0);
  const bits = cells.flatMap((cell, place) => (place === 0 ? cell : [plain(mark), ...cell]));
  return mark === ' | ' ? [plain('| '), ...bits, plain(' |')] : bits;
}

function labeledHeader(job: RenderedJob, style: EntryStyle, labels: readonly string[]): TaggedLine[] {
  const fields = fieldsOf({ ...job, isFurther: false }, style);
  return ['C', 'T', 'D', 'L'].flatMap((name, place) => {
    const own = fields[name] ?? [];
    return own.length > 0 ? [[bit('f', labels[place] ?? ''), plain(style.labelMark), ...own]] : [];
  });
}

const durations = ['2 yrs 3 mos', '1 yr', '8 mos', '3 yrs', '1 yr 11 mos', '4 yrs 2 mos'];
const terms = ['Full-time', 'Full-time', 'Part-time', 'Contract', 'Internship', 'Self-employed', 'Seasonal'];

/** As the pages and files of LinkedIn and Indeed have it. */
function profileHeader(job: RenderedJob, style: EntryStyle, chance: () => number, pick: Pick): TaggedLine[] {
  const { T = [], L = [], C = [] } = fieldsOf(job, style);
  const dates = datesOf(job, { ...style, to: ' - ' });
  if (style.beforePlace === ' - ')
    return [T, [...C, plain(' - '), ...L], datesOf(job, { ...style, to: ' to ' })].filter(
      (line) => line.length > 1 || line[0]?.tag !== undefined,
    );
  if (style.beforePlace === '\t' || style.beforePlace === ' (') {
    const line: TaggedLine = [
      ...dates,
      plain(' ('),
      bit('f', pick(['2 years 3 months', '1 year', '8 months', '4 years 2 months'])),
      plain(')'),
    ];
    return [C, T, line, L].filter((bits) => bits.length > 0);
  }
  const employed: TaggedLine =
    C.length > 0 && chance() < 0.8 ? [...C, plain(' · '), bit('f', pick(terms))] : C;
  const logo: TaggedLine[] = chance() < 0.3 && !job.isFurther ? [[bit('f', `${job.company} logo`)]] : [];
  const lines = [T, employed, [...dates, plain(' · '), bit('f', pick(durations))], L].filter(
    (bits) => bits.length > 0,
  );
  if (!style.isRepeated) return [...logo, ...lines];
  return [...logo, ...lines.flatMap((line) => [line, [bit('f', line.map(({ text }) => text).join(''))]])];
}
