import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inSplit, type Split } from '../split.ts';

/** What interviewers of a job ask about, and what nobody may ask. */
export interface GoldTitle {
  jobTitle: string;
  topics: { topic: string; kind: string }[];
  bad: { question: string; reason: string }[];
}

const read = (folder: string, name: string): string => {
  const file = path.join(folder, 'interviews', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Every third title is held out. */
export function readGoldTitles(folder: string, split: Split | undefined): GoldTitle[] {
  const all = JSON.parse(read(folder, 'questions-gold.json') || '[]') as GoldTitle[];
  // As if they were numbered in pairs, as everything else is.
  return all.filter((_, place) => inSplit(String(place * 2 + 1), split));
}

/** The questions of answers and pairs: asked in earnest, so none may be refused. */
export function readAskedQuestions(folder: string, split: Split | undefined): string[] {
  return ['answers.jsonl', 'pairs.jsonl'].flatMap((name) =>
    read(folder, name)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as { id: string; question: string })
      .filter(({ id }) => inSplit(id.replace(/^\D+/u, ''), split))
      .map(({ question }) => question),
  );
}
