import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Grades, QuestionKind } from '#domain/interview/interview.ts';
import { inSplit, type Split } from '../split.ts';

export interface GradedAnswer {
  id: string;
  jobTitle: string;
  question: string;
  kind: QuestionKind;
  answer: string;
  grades: Grades;
  strengths: string[];
}

export interface AnswerPair {
  id: string;
  jobTitle: string;
  question: string;
  kind: QuestionKind;
  better: string;
  worse: string;
}

const rowsIn = <T extends { id: string }>(folder: string, name: string, split: Split | undefined): T[] =>
  readFileSync(join(folder, 'interviews', name), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T)
    .filter(({ id }) => inSplit(id.slice(1), split));

export const readAnswers = (folder: string, split: Split | undefined): GradedAnswer[] =>
  rowsIn<GradedAnswer & { kind: string }>(folder, 'answers.jsonl', split).map((row) => ({
    ...row,
    kind: row.kind.replace('behavioural', 'behavioral') as QuestionKind,
  }));

export const readPairs = (folder: string, split: Split | undefined): AnswerPair[] =>
  rowsIn<AnswerPair>(folder, 'pairs.jsonl', split).map((row) => ({ ...row, kind: kindOf(row.question) }));

/** Pairs don't say what kind of question theirs is; its wording does. */
function kindOf(question: string): QuestionKind {
  if (/^why\b|attracts? you|made you (?:choose|want|apply)|motivat/iu.test(question)) return 'motivation';
  if (
    /^(?:tell me about|describe|give (?:me )?an example|walk me through (?:a|the|your))\b|\ba time\b|\bhave you (?:ever )?\w+ed\b/iu.test(
      question,
    )
  )
    return 'behavioral';
  if (
    /\bwould you\b|what do you (?:do|say|tell)|how do you (?:respond|react)|^(?:an?|the|you|your) /iu.test(
      question,
    )
  )
    return 'situational';
  return 'technical';
}
