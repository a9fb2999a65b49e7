import { z } from 'zod';
import { type QuestionKind, questionKinds } from '#domain/interview/interview.ts';
import { linesIn, openSet } from '../set-files.ts';

const grade = z.int().min(0).max(4);
const asked = z.object({ id: z.string(), jobTitle: z.string(), question: z.string() });

const answerRow = asked.extend({
  kind: z.string(),
  answer: z.string(),
  grades: z.object({
    relevance: grade,
    structure: grade,
    specificity: grade,
    outcome: grade,
    overall: grade,
  }),
});
export type GoldAnswer = z.output<typeof answerRow>;

const pairRow = asked.extend({ better: z.string(), worse: z.string() });
export type GoldPair = z.output<typeof pairRow>;

/** What shouldn't be graded like an answer, or not at all. */
export const unfitKinds = ['abuse', 'harmful', 'order', 'mash'] as const;
export type UnfitKind = (typeof unfitKinds)[number];

const unfitRow = answerRow.extend({ is: z.enum(unfitKinds) });
export type UnfitAnswer = z.output<typeof unfitRow>;

const storyRow = answerRow.extend({ answersIt: z.boolean() });
export type StoryAnswer = z.output<typeof storyRow>;

const rowsOf = <T>(folder: string, name: string, row: z.ZodType<T>): T[] =>
  linesIn(openSet(folder).read(`interviews/${name}`)).map((line) => row.parse(JSON.parse(line)));

/** Answers that people graded from 0 to 4, with 1 apart as agreement. */
export const readGoldAnswers = (folder: string): GoldAnswer[] => rowsOf(folder, 'answers.jsonl', answerRow);

/** Of two answers to one question, which is better. */
export const readGoldPairs = (folder: string): GoldPair[] => rowsOf(folder, 'pairs.jsonl', pairRow);

const optionalRowsOf = <T>(folder: string, name: string, row: z.ZodType<T>): T[] =>
  openSet(folder).has(`interviews/${name}`) ? rowsOf(folder, name, row) : [];

/** Answers that insult, boast of harm, give orders to the grader, or are none. */
export const readUnfitAnswers = (folder: string): UnfitAnswer[] =>
  optionalRowsOf(folder, 'unfit.jsonl', unfitRow);

/** One story under several questions: it answers some of them. */
export const readStoryAnswers = (folder: string): StoryAnswer[] =>
  optionalRowsOf(folder, 'stories.jsonl', storyRow);

const kinds: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    'behavioral',
    /^(?:tell me about|describe|give (?:me )?an example|talk about)|\b(?:a time|have you ever)\b/iu,
  ],
  ['motivation', /^why (?:do|did|would|are|this|us)\b|\bwhy (?:do you want|this job|us)\b/iu],
  ['technical', /^(?:how (?:do|does|is|are)|explain|what (?:is|are|does)|walk me)\b/iu],
];

/** The gold spells them the British way; a pair has none, so its wording says. */
export function questionKind({ kind = '', question }: { kind?: string; question: string }): QuestionKind {
  const spelled = kind.replace('behaviour', 'behavior');
  const known = questionKinds.find((one) => one === spelled);
  return known ?? kinds.find(([, wording]) => wording.test(question))?.[0] ?? 'situational';
}
