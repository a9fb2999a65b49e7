import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inSplit, type Split } from '../split.ts';
import { readAnswers, readPairs } from './read-interviews.ts';

/** What interviewers of a job ask about, and what nobody may ask. */
export interface GoldTitle {
  jobTitle: string;
  topics: { topic: string; kind: string }[];
  bad: { question: string; reason: string }[];
}

/** Every third title is held out. */
export function readGoldTitles(folder: string, split: Split | undefined): GoldTitle[] {
  const all = JSON.parse(
    readFileSync(path.join(folder, 'interviews', 'questions-gold.json'), 'utf8'),
  ) as GoldTitle[];
  // As if they were numbered in pairs, as everything else is.
  return all.filter((_, place) => inSplit(String(place * 2 + 1), split));
}

/** The questions of answers and pairs: asked in earnest, so none may be refused. */
export const readAskedQuestions = (folder: string, split: Split | undefined): string[] =>
  [...readAnswers(folder, split), ...readPairs(folder, split)].map(({ question }) => question);
