import path from 'node:path';
import { parseResume } from '#domain/resume/parse/parse-resume.ts';
import type { ParsedResume } from '#domain/resume/parse/parsed-resume.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import type { FigureTree, Part } from '../part.ts';
import type { Split } from '../split.ts';
import { type Comparison, compareResume } from './compare-resume.ts';
import { markFigures } from './mark-figures.ts';
import { type GoldResume, readResumes } from './read-resumes.ts';
import { type Doubts, doubtsOf } from './silently-wrong.ts';
import { wordsKept } from './words-kept.ts';

/** Pasted resumes read into fields, against what a person read in them. */
export const resumesPart: Part = {
  name: 'resumes',
  measure: measureResumes,
};

function measureResumes(folder: string, split: Split | undefined) {
  const lexicon = loadLexicon();
  const resumes = readResumes(path.join(folder, 'resumes'), split);
  for (const { text } of resumes) parseResume(text, lexicon);
  const times: number[] = [];
  const read = resumes.map((resume) => {
    const began = performance.now();
    const parsed = parseResume(resume.text, lexicon);
    times.push(performance.now() - began);
    return readOne(resume, parsed);
  });
  const middle = [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  return {
    figures: { ...figuresOf(read), ...byFamily(read), ms_per_resume: { value: middle, n: read.length } },
    findings: read.flatMap(findingsOf),
  };
}

/** One resume, read and compared. */
export interface ReadResume {
  resume: GoldResume;
  fields: Record<string, Comparison>;
  words: { words: number; lost: string[] };
  doubts: Doubts;
}

export const readOne = (resume: GoldResume, parsed: ParsedResume): ReadResume => ({
  resume,
  fields: compareResume(resume.gold, parsed.data),
  words: wordsKept(resume.text, resume.gold, parsed.data),
  doubts: doubtsOf(resume.text, resume.gold, parsed),
});

export function figuresOf(read: readonly ReadResume[]): FigureTree {
  const sum = (count: (one: ReadResume) => number) => read.reduce((total, one) => total + count(one), 0);
  const figures: FigureTree = { n: { value: read.length, n: read.length } };
  for (const field of Object.keys(read[0]?.fields ?? {})) {
    const both = sum(({ fields }) => fields[field]?.both ?? 0);
    const gold = both + sum(({ fields }) => fields[field]?.missed.length ?? 0);
    const parsed = both + sum(({ fields }) => fields[field]?.surplus.length ?? 0);
    figures[`${field}_f1`] = { value: gold + parsed === 0 ? 1 : (2 * both) / (gold + parsed), n: gold };
  }
  const words = sum((one) => one.words.words);
  const lost = sum((one) => one.words.lost.length);
  figures.words_kept = { value: words === 0 ? 1 : 1 - lost / words, n: words };
  return { ...figures, ...markFigures(read.map(({ doubts }) => doubts)) };
}

/** The main figures by the layout that the gold says the resume has. */
function byFamily(read: readonly ReadResume[]): FigureTree {
  const families = Map.groupBy(read, ({ resume }) => resume.family);
  families.delete('');
  if (families.size < 2) return {};
  const main = ['title_f1', 'company_f1', 'dates_f1', 'responsibilities_f1', 'degree_f1', 'skills_f1'];
  const rows = [...families]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([family, own]) => {
      const figures = figuresOf(own);
      return [family.replace(/\W+/g, '_'), Object.fromEntries(main.map((name) => [name, figures[name]]))];
    });
  return { by_layout: Object.fromEntries(rows) as FigureTree };
}

function findingsOf({ resume: { name }, fields, words }: ReadResume): string[] {
  const wrong = Object.entries(fields).flatMap(([field, { missed, surplus }]) => [
    ...missed.map((value) => `${name} ${field} missed: ${value}`),
    ...surplus.map((value) => `${name} ${field} surplus: ${value}`),
  ]);
  return words.lost.length > 0 ? [...wrong, `${name} lost words: ${words.lost.join(' ')}`] : wrong;
}
