import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { EngineSource } from '#server/engine/engine.ts';
import { type ChosenPair, chosenPairs } from './chosen-pairs.ts';

export const recordedFolder = 'evals/recorded';
export const promptsFolder = path.join(recordedFolder, 'prompts');

/** One optimize that a model's answers are recorded for. */
export interface Case {
  number: string;
  source: EngineSource;
}

const posting = z.object({ title: z.string(), company: z.string(), description: z.string() });

/** The texts of all pairs, as they were when the prompts were written. */
export function readCases(folder = recordedFolder): Case[] {
  return chosenPairs
    .map((pair) => ({ ...pair, ...filesOf(pair, folder) }))
    .filter(({ resumeFile, postingFile }) => existsSync(resumeFile) && existsSync(postingFile))
    .map(({ number, resumeFile, postingFile }) => ({
      number,
      source: {
        content: readFileSync(resumeFile, 'utf8'),
        posting: readFileSync(postingFile, 'utf8'),
        confirmed: [],
        settled: [],
      },
    }));
}

/** Keeps copies of the resumes of a corpus folder and of all postings, so that playing them back needs nothing else. */
export function keepTexts(corpus: string): void {
  for (const name of ['resumes', 'postings']) mkdirSync(path.join(recordedFolder, name), { recursive: true });
  for (const pair of chosenPairs) {
    const { resumeFile, postingFile } = filesOf(pair, recordedFolder);
    if (!pair.isNew)
      writeFileSync(resumeFile, readFileSync(path.join(corpus, 'resumes', `${pair.resume}.txt`), 'utf8'));
    const from = path.join(pair.isNew ? 'evals/labeled/train' : corpus, 'postings', `${pair.posting}.json`);
    const { title, company, description } = posting.parse(JSON.parse(readFileSync(from, 'utf8')));
    writeFileSync(postingFile, `${title}\n${company}\n\n${description.trim()}\n`);
  }
}

const filesOf = ({ number, resume }: ChosenPair, folder: string) => ({
  resumeFile: path.join(folder, 'resumes', `${resume}.txt`),
  postingFile: path.join(folder, 'postings', `${number}.txt`),
});
