import { type JobRange, jobRange } from '../claims/dates-of.ts';
import { titleName } from '../claims/sure-names.ts';
import { titleSimilarity } from '../evidence/title-similarity.ts';
import { readDate, type WrittenDate } from '../language/date-ranges.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { quantitiesOf } from '../language/quantities.ts';
import { textReaderOf } from '../language/text-reader.ts';
import { keyOf, wordsOf } from '../language/words.ts';
import { isPresent, yearsAt } from '../resume/job-years.ts';
import type { ResumeData } from '../resume/resume.ts';
import type { FormStatements } from './form-statements.ts';
import { type ContradictionField, contradictionFields } from './linkedin-limits.ts';
import type { ProfileForm } from './profile-form.ts';

/** Where form and resume don't agree, each in its own words. */
export interface Contradiction {
  id: string;
  field: ContradictionField;
  form: string;
  resume: string;
}

type Job = ResumeData['experience'][number];

interface Compared {
  form: ProfileForm;
  statements: FormStatements;
  data: ResumeData;
  /** The resume's own text: quotes are taken from it. */
  content: string;
  now: Date;
  lexicon: Lexicon;
}

/** Title, employer, years and dates that the form tells otherwise than the resume. What only one of them tells is none. */
export function findContradictions(compared: Compared): Contradiction[] {
  const pairs: Record<ContradictionField, Pair[]> = {
    title: titlePairs(compared),
    employer: employerPairs(compared),
    years: yearPairs(compared),
    dates: datePairs(compared),
  };
  const found = contradictionFields.flatMap((field) =>
    pairs[field].map(([form, resume]) => ({ field, form, resume, id: `${field}:${keyOf(form)}` })),
  );
  return found.filter(
    ({ id, resume }, place) => resume !== '' && found.findIndex((other) => other.id === id) === place,
  );
}

/** What the form says, and what the resume says instead. */
type Pair = [form: string, resume: string];

/** The jobs that go on. What somebody was says nothing against what they are now. */
const presentJobs = ({ experience }: ResumeData): Job[] =>
  experience.filter(({ endDate }) => isPresent(endDate));

function titlePairs({ form, statements, data, content, lexicon }: Compared): Pair[] {
  const reader = textReaderOf(lexicon);
  const isSame = (one: string, other: string) =>
    isWithin(one, other) ||
    isWithin(other, one) ||
    (titleSimilarity(one, other, reader) >= 1 && !isHigher(one, other));
  const held = presentJobs(data).filter(({ title }) => titleName(title, lexicon) !== '');
  const [last] = held;
  const stated = [form.jobTitle.trim(), ...headlineTitle(form, lexicon)].filter(
    // What the resume says too, wherever it stands, is true as well.
    (title) => !held.some((job) => isSame(title, job.title)) && !keyOf(content).includes(keyOf(title)),
  );
  const listed = statements.jobs.flatMap((job): Pair[] => {
    const own = data.experience.filter(({ company }) => isSameName(company, job.company));
    const [first] = own;
    return first && job.title !== '' && !own.some(({ title }) => isSame(title, job.title))
      ? [[job.title, first.title]]
      : [];
  });
  return [...(last ? stated.map((title): Pair => [title, last.title]) : []), ...listed];
}

/** "Retail Manager" of "Retail Manager at Target | …". */
const headlineTitle = ({ currentHeadline = '' }: ProfileForm, lexicon: Lexicon): string[] =>
  currentHeadline
    .trim()
    .split(/\s*[|•·,]\s*|\s+(?:at|@|with|in|for)\s/u)
    .slice(0, 1)
    .filter((head) => titleName(head, lexicon) !== '');

/** "Team Lead" in "Team Lead - General Merchandise". A word of rank more is another title. */
const isWithin = (one: string, other: string): boolean => {
  const [few, many] = [keysOf(one), keysOf(other)];
  return (
    few.length > 0 &&
    few.every((key) => many.includes(key)) &&
    !many.some((key) => rank.test(key) && !few.includes(key))
  );
};
const rank = phrasePattern.u`^(?:${'find-contradictions/rank'})$`;

/** A rank that the resume doesn't give. */
const isHigher = (stated: string, held: string): boolean =>
  keysOf(stated).some((key) => rank.test(key) && !keysOf(held).includes(key));

const keysOf = (text: string) => wordsOf(text).map(({ key }) => key);

/** "Target" and "Target Corporation" are one. */
const isSameName = (one: string, other: string): boolean => {
  const [a, b] = [keysOf(one), keysOf(other)];
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  return few.length > 0 && few.every((key) => many.includes(key));
};

/** Of the present job: "Team Lead at Walmart", and jobs that the form lists. */
function employerPairs({ form, statements, data }: Compared): Pair[] {
  const held = presentJobs(data).filter(({ company }) => company.trim() !== '');
  const [last] = held;
  if (!last) return [];
  const [, named] = atEmployer.exec(form.currentHeadline ?? '') ?? [];
  const jobs = statements.jobs.filter(({ endDate }) => isPresent(endDate)).map(({ company }) => company);
  return [...(named === undefined ? [] : [named]), ...jobs]
    .map((name) => name.replace(/[.,;\s]+$/u, ''))
    .filter((name) => !data.experience.some(({ company }) => isSameName(company, name)))
    .map((name) => [name, last.company]);
}

const name = String.raw`((?:\p{Lu}[\p{L}\d&'’.-]*)(?:\s+(?:of|and|&|the|for)?\s*\p{Lu}[\p{L}\d&'’.-]*){0,4})`;
const atEmployer = new RegExp(String.raw`\s(?:at|@)\s+${name}`, 'u');

/** "10 years of experience" beside dates that make seven. What the resume says itself in as many years is none. */
function yearPairs({ statements, data, content, now }: Compared): Pair[] {
  const dated = data.experience.filter(({ startDate }) => startDate !== '');
  const [first] = dated.toSorted((one, other) => yearOf(one) - yearOf(other));
  if (!first) return [];
  const spans = [
    yearsAt(dated, now),
    now.getUTCFullYear() - yearOf(first),
    ...dated.map((job) => yearsAt([job], now)),
  ];
  const own = [...spans, ...yearsIn(content).map(({ count }) => count)];
  return statements.sentences.flatMap((sentence): Pair[] => {
    const years = statedYears(sentence);
    if (!years || own.some((count) => Math.abs(years.count - count) <= Math.max(1, count * slack))) return [];
    return [[years.quote, yearsIn(data.summary)[0]?.quote ?? first.startDate]];
  });
}
const slack = 0.15;

const yearOf = ({ startDate }: Job): number => readDate(startDate)?.year ?? Number.POSITIVE_INFINITY;

const yearsIn = (text: string) =>
  quantitiesOf(text, 'en').flatMap(({ kind, unit, values, start, end }) =>
    kind === 'time' && unit === 'year' ? [{ count: values[0] ?? 0, quote: text.slice(start, end), end }] : [],
  );

/** "Over nine years of experience": how a career is counted, not a project. */
const statedYears = (text: string) =>
  yearsIn(text).find(({ end }) =>
    /^\W*(?:of\s+)?(?:\p{L}+[\s-]+){0,3}experience/iu.test(text.slice(end, end + 60)),
  );

/** The same job with other years. */
function datePairs({ statements, data }: Compared): Pair[] {
  return statements.jobs.flatMap(({ company, title, ...dates }): Pair[] => {
    const text = `${dates.startDate} – ${dates.endDate}`;
    const own = data.experience.filter((job) => isSameName(job.company, company) && job.startDate !== '');
    const stated = jobRange(dates.startDate, dates.endDate);
    const [first] = own.filter(
      (job) => title === '' || isWithin(title, job.title) || isWithin(job.title, title),
    );
    const isStatedJob = (job: Job) => stated && isSameRange(stated, job);
    return stated && first && !own.some(isStatedJob)
      ? [[text, [first.startDate, first.endDate].filter(Boolean).join(' – ')]]
      : [];
  });
}

/** By years, and by months where both tell them. */
function isSameRange(stated: JobRange, { startDate, endDate }: Job): boolean {
  const own = jobRange(startDate, endDate);
  const isSame = (one: WrittenDate | undefined, other: WrittenDate | undefined) =>
    one?.year === other?.year &&
    (one?.month === undefined || other?.month === undefined || one.month === other.month);
  return !own || (isSame(own.from, stated.from) && isSame(own.to, stated.to));
}
