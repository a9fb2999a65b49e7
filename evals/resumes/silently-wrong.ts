import type { ParsedField, ParsedResume } from '#domain/resume/parse/parsed-resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { foldValue } from './compare-resume.ts';
import { pairEntries } from './pair-entries.ts';

type Job = ResumeData['experience'][number];

/** Employers and titles that are not as the gold has them, and how sure the reader was there. */
export interface Doubts {
  /** Employers and titles of the gold. */
  gold: number;
  /** One for each that is wrong, missing or surplus: the lowest confidence of what a person would see there. */
  wrong: number[];
  /** The confidence of every field and passage that may be marked. */
  all: number[];
}

const fields = ['title', 'company'] as const;

/** Fields that are marked when they are unsure: titles, employers, and words that fit no field. */
const mayBeMarked = ({ path }: Pick<ParsedField, 'path'>): boolean =>
  /^experience\.\d+\.(?:title|company)$/.test(path) || /^additional\.\d+\.lines\./.test(path);

/** Compares the jobs of a parse with those of the gold, each with the one it stands for. */
export function doubtsOf(text: string, gold: ResumeData, parsed: ParsedResume): Doubts {
  const confidences = new Map(parsed.fields.map((field) => [field.path, field.confidence]));
  const confidenceOf = (index: number, name: string) => confidences.get(`experience.${index}.${name}`) ?? 0;
  const pairs = pairEntries(gold.experience, parsed.data.experience, likeness);
  const wrong: number[] = [];
  gold.experience.forEach((job, place) => {
    const index = pairs.get(place);
    for (const name of fields) {
      const value = index === undefined ? undefined : parsed.data.experience[index]?.[name];
      if (value !== undefined && foldValue(value) === foldValue(job[name])) continue;
      if (job[name] === '' && value === undefined) continue;
      wrong.push(
        Math.min(index === undefined ? 1 : confidenceOf(index, name), sureAround(text, job[name], parsed)),
      );
    }
  });
  const paired = new Set(pairs.values());
  parsed.data.experience.forEach((job, index) => {
    for (const name of fields)
      if (!paired.has(index) && job[name] !== '') wrong.push(confidenceOf(index, name));
  });
  return {
    gold: gold.experience.reduce((sum, job) => sum + fields.filter((name) => job[name] !== '').length, 0),
    wrong,
    all: parsed.fields.filter(mayBeMarked).map(({ confidence }) => confidence),
  };
}

/** The lowest confidence of what was made of the words: a person who looks there sees them. */
function sureAround(text: string, value: string, { fields: read }: ParsedResume): number {
  const at = value === '' ? -1 : text.indexOf(value);
  if (at < 0) return 1;
  const there = read.filter(
    (field) =>
      mayBeMarked(field) && field.spans.some(({ start, end }) => start < at + value.length && end > at),
  );
  return Math.min(1, ...there.map(({ confidence }) => confidence));
}

function likeness(job: Job, other: Job): number {
  const same = (name: 'title' | 'company' | 'startDate' | 'endDate', points: number) =>
    job[name] !== '' && foldValue(job[name]) === foldValue(other[name]) ? points : 0;
  const lines = new Set(other.responsibilities.map(foldValue));
  const shared = job.responsibilities.filter((one) => lines.has(foldValue(one))).length;
  return (
    same('title', 3) + same('company', 2) + same('startDate', 2) + same('endDate', 1) + Math.min(3, shared)
  );
}
