import { linesIn, openSet } from '../set-files.ts';
import { inSplit, type Split } from '../split.ts';

/** What interviewers of a job ask about, and what nobody may ask. */
export interface GoldTitle {
  jobTitle: string;
  topics: { topic: string; kind: string }[];
  bad: { question: string; reason: string }[];
}

/** Every third title is held out. */
export function readGoldTitles(folder: string, split: Split | undefined): GoldTitle[] {
  const all = JSON.parse(openSet(folder).read('interviews/questions-gold.json')) as GoldTitle[];
  // As if they were numbered in pairs, as everything else is.
  return all.filter((_, place) => inSplit(String(place * 2 + 1), split));
}

/** Questions that were asked in earnest, so none may be refused. */
export const readAskedQuestions = (folder: string, split: Split | undefined): string[] =>
  ['answers.jsonl', 'pairs.jsonl'].flatMap((name) =>
    linesIn(openSet(folder).read(`interviews/${name}`))
      .map((line) => JSON.parse(line) as { id: string; question: string })
      .filter(({ id }) => inSplit(id.slice(1), split))
      .map(({ question }) => question),
  );
