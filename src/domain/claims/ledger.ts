import { sentenceLanguage } from '../language/language.ts';
import { quantitiesOf } from '../language/quantities.ts';
import type { Quantity } from '../language/quantity.ts';
import { sentencesOf } from '../language/sentences.ts';
import type { Span } from '../language/span.ts';
import { wordsOf } from '../language/words.ts';
import type { ParsedResume } from '../resume/parse/parsed-resume.ts';
import { schoolLine } from '../resume/resume.ts';
import { type JobRange, jobRange, type Months } from './dates-of.ts';
import type { Knowledge } from './knowledge.ts';
import { withJoinedTimes } from './same-amounts.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { WordForm } from './word-support.ts';

/** A text read for what it claims. The same for the person's lines and for proposed ones. */
export interface Passage {
  text: string;
  language: string;
  tokens: Token[];
  amounts: Quantity[];
  /** Those beyond what can be compared: nobody vouches for them. */
  unread: Quantity[];
}

export type LineKind = 'job' | 'header' | 'school' | 'skill' | 'credential' | 'summary' | 'other' | 'contact';

/** One sentence of the person's, in the field it was read from. */
export interface LedgerLine extends Passage {
  kind: LineKind;
  /** The job it belongs to; -1 for none. */
  job: number;
  /** Other sentences of the same field have the same number. */
  field: number;
  spans: readonly Span[];
  /** From this token on it's a wish: what a person seeks is not what they are. */
  wishFrom: number;
}

export interface LedgerJob {
  title: string;
  company: string;
  range: JobRange | undefined;
}

export interface Ledger {
  text: string;
  language: string;
  now: Months;
  lines: LedgerLine[];
  jobs: LedgerJob[];
  /** Keys of all words of the pasted text and what was confirmed. */
  keys: ReadonlySet<string>;
  read: Reader;
}

/** Reads texts that are held against each other: each text once, and each word of theirs once. */
type Reader = (text: string, language: string) => Passage;

/** Every claim is held against all of them: the longest resumes have some hundred, and a line with more numbers is a table. */
const [maxFields, maxSentences, maxAmounts] = [1_200, 300, 40] as const;

function createReader(knowledge: Knowledge): Reader {
  const forms = new Map<string, WordForm>();
  const passages = new Map<string, Passage>();
  return (text, language) => {
    const name = `${language} ${text}`;
    const known = passages.get(name);
    if (known) return known;
    const amounts = withJoinedTimes(quantitiesOf(text, language), text);
    const passage = {
      text,
      language,
      tokens: tokensOf(text, language, knowledge, forms),
      amounts: amounts.slice(0, maxAmounts),
      unread: amounts.slice(maxAmounts),
    };
    passages.set(name, passage);
    return passage;
  };
}

export interface LedgerSource {
  text: string;
  parsed: ParsedResume;
  now: Date;
  /** What the person confirmed or said later; for one job, or for all ("" as job). */
  confirmed?: readonly { text: string; job: string }[];
}

interface Field {
  kind: LineKind;
  text: string;
  job?: number;
  heading?: string;
  path: string;
}

export function readLedger(source: LedgerSource, knowledge: Knowledge): Ledger {
  const { text, parsed, now, confirmed = [] } = source;
  const language = sentenceLanguage(text) || 'en';
  const spansOf = new Map(parsed.fields.map(({ path, spans }) => [path, spans]));
  const jobs = parsed.data.experience.map(({ title, company, startDate, endDate }) => ({
    title,
    company,
    range: jobRange(startDate, endDate),
  }));
  const confirmedFields = confirmed.map(
    ({ text, job }): Field => ({
      kind: 'job',
      text,
      job: jobs.findIndex(({ company }) => job !== '' && company === job),
      path: '',
    }),
  );
  const read = createReader(knowledge);
  const fields = [...fieldsOf(parsed).slice(0, maxFields), ...confirmedFields];
  const lines = fields.flatMap((field, place) =>
    linesOf(field, place, spansOf.get(field.path) ?? [], (part) => read(part, language)),
  );
  return {
    text,
    language,
    read,
    now: { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 },
    lines,
    jobs,
    keys: new Set(
      [text, ...confirmed.map((one) => one.text)].flatMap((one) => wordsOf(one).map(({ key }) => key)),
    ),
  };
}

const jobFields = (experience: ParsedResume['data']['experience']): Field[] =>
  experience.flatMap((job, index): Field[] => [
    {
      kind: 'header',
      job: index,
      text: [job.title, job.company, job.location, `${job.startDate} – ${job.endDate}`]
        .filter(Boolean)
        .join(', '),
      path: `experience.${index}.title`,
    },
    ...job.responsibilities.map(
      (text, line): Field => ({
        kind: 'job',
        job: index,
        text,
        path: `experience.${index}.responsibilities.${line}`,
      }),
    ),
  ]);

/** Every field of the reading as the text it holds. */
function fieldsOf({ data }: ParsedResume): Field[] {
  const {
    personalInfo,
    summary,
    experience,
    education,
    skills = [],
    certifications = [],
    additional = [],
  } = data;
  return [
    { kind: 'contact', text: `${personalInfo.name}, ${personalInfo.location}`, path: 'personalInfo.name' },
    { kind: 'summary', text: summary, path: 'summary' },
    ...jobFields(experience),
    ...education.map(
      (school, index): Field => ({
        kind: 'school',
        text: schoolLine(school),
        path: `education.${index}.degree`,
      }),
    ),
    ...skills.map((text, index): Field => ({ kind: 'skill', text, path: `skills.${index}` })),
    ...certifications.map(
      (text, index): Field => ({ kind: 'credential', text, path: `certifications.${index}` }),
    ),
    ...additional.flatMap(({ heading, lines }, section) =>
      lines.map(
        (text, line): Field => ({
          kind: 'other',
          heading,
          text,
          path: `additional.${section}.lines.${line}`,
        }),
      ),
    ),
  ];
}

function linesOf(
  { kind, text, job = -1, heading = '', path: _ }: Field,
  field: number,
  spans: readonly Span[],
  read: (text: string) => Passage,
): LedgerLine[] {
  const isProse = kind === 'job' || kind === 'summary' || kind === 'other';
  const parts = isProse ? sentencesOf(text) : [{ start: 0, end: text.length }];
  return parts.slice(0, maxSentences).map(({ start, end }) => {
    const passage = read(text.slice(start, end));
    const isObjective = /\b(?:objective|goal|objetivo|objectif|ziel|cel)\b|求职意向|希望/iu.test(heading);
    const wish = passage.tokens.findIndex(({ kinds }) => kinds.has('wish'));
    const hasWish = (kind === 'summary' || kind === 'other') && wish >= 0;
    return {
      ...passage,
      kind,
      job,
      field,
      spans,
      wishFrom: isObjective ? 0 : hasWish ? wish : Number.POSITIVE_INFINITY,
    };
  });
}

/** A text that may be in another language than the resume. */
export const readPassage = (text: string, { language, read }: Ledger): Passage =>
  read(text, sentenceLanguage(text, language) || language);

/** The jobs that a text names by their employer. */
export function namedJobs({ tokens }: Passage, { jobs }: Ledger, { words, lexicon }: Knowledge): number[] {
  const own = new Set(tokens.filter(({ text }) => /^[\p{Lu}\p{Lo}\d]/u.test(text)).map(({ key }) => key));
  return jobs.flatMap(({ company }, place) => {
    const parts = wordsOf(company).filter(
      ({ key }) => key.length > 1 && !/^(?:the|of|and|de|la|le|el|der|die)$/u.test(key),
    );
    const telling = parts.filter((part) => lexicon.organizationWords.find([part]).length === 0);
    const wanted = telling.length > 0 ? telling : parts;
    const found = wanted.filter(({ key }) => own.has(key));
    const isRare = found.some(({ key }) => words.rankOf(key) > 3_000) || found.length >= 2;
    return found.length > 0 && found.length * 2 > wanted.length && isRare ? [place] : [];
  });
}

/** The lines that a text may rest on: a bullet on those of its own job and what was said of it, all else on everything. */
export const inScope = (ledger: Ledger, jobs: readonly number[] | undefined): boolean[] =>
  ledger.lines.map(
    ({ job, kind }) => jobs === undefined || jobs.includes(job) || (job === -1 && kind === 'job'),
  );
