import path from 'node:path';
import { parseResume } from '#domain/parse/parse-resume.ts';
import { loadLexicon } from '#server/load-lexicon.ts';
import type { FigureTree, Part } from '../part.ts';
import type { Split } from '../split.ts';
import { type Comparison, compareResume } from './compare-resume.ts';
import { type GoldResume, readResumes } from './read-resumes.ts';
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
  const began = performance.now();
  const parses = resumes.map(({ text }) => parseResume(text, lexicon).data);
  const milliseconds = (performance.now() - began) / Math.max(1, resumes.length);
  const read = resumes.flatMap((resume, index) => {
    const parsed = parses[index];
    if (!parsed) return [];
    const fields = compareResume(resume.gold, parsed);
    return [{ resume, fields, words: wordsKept(resume.text, resume.gold, parsed) }];
  });
  const findings = read.flatMap(({ resume, fields, words }) => findingsOf(resume, fields, words.lost));
  return { figures: figuresOf(read, milliseconds), findings };
}

interface ReadResume {
  fields: Record<string, Comparison>;
  words: { words: number; lost: string[] };
}

function figuresOf(read: readonly ReadResume[], milliseconds: number): FigureTree {
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
  figures.ms_per_resume = { value: milliseconds, n: read.length };
  return figures;
}

function findingsOf(
  { name }: GoldResume,
  fields: Record<string, Comparison>,
  lost: readonly string[],
): string[] {
  const wrong = Object.entries(fields).flatMap(([field, { missed, surplus }]) => [
    ...missed.map((value) => `${name} ${field} missed: ${value}`),
    ...surplus.map((value) => `${name} ${field} surplus: ${value}`),
  ]);
  return lost.length > 0 ? [...wrong, `${name} lost words: ${lost.join(' ')}`] : wrong;
}
