import path from 'node:path';
import type { QuestionKind } from '#domain/interview/interview.ts';
import { kindPoints } from '#domain/interview/kind-points.ts';
import {
  type GradeMaterial,
  gradePrompt,
  type ModelGrades,
} from '#server/features/interviews/grade-answer.prompt.ts';
import { gradable } from '#server/features/interviews/grade-by-model.ts';
import {
  type GoldAnswer,
  type GoldPair,
  questionKind,
  readGoldAnswers,
  readGoldPairs,
  readStoryAnswers,
  readUnfitAnswers,
  type StoryAnswer,
  type UnfitAnswer,
  type UnfitKind,
} from '../interviews/read-answers.ts';
import { recordedFolder } from './cases.ts';
import { type Asked, askVersion, hashOf, type Recorded, readRecorded, writePrompts } from './recordings.ts';

/** What people know of an answer: its grades, which of a pair it is, whether it answers its question, or that it's none. */
export type CoachGold =
  | { of: 'answer'; grades: GoldAnswer['grades'] }
  | { of: 'pair'; pair: string; isBetter: boolean }
  | { of: 'moved' }
  | { of: 'story'; grades: GoldAnswer['grades']; answersIt: boolean }
  | { of: 'unfit'; grades: GoldAnswer['grades']; is: UnfitKind };

interface CoachCase {
  id: string;
  gold: CoachGold;
  material: GradeMaterial;
  asked: Asked<ModelGrades>;
}

type Given = Pick<CoachCase, 'id' | 'gold' | 'material'>;

const folderOf = (set: string) => path.join(recordedFolder, 'coach', path.basename(set));

/** Writes a prompt for each answer of a set. */
export const exportCoach = (set: string, folder = folderOf(set)): string[] =>
  writePrompts(
    folder,
    coachCases(set).map(({ asked }) => asked),
  );

/** With what was answered, as far as there are answers. */
export const recordedCoach = (
  set: string,
  folder = folderOf(set),
): (CoachCase & { recorded: Recorded<ModelGrades> })[] =>
  coachCases(set).map((each) => ({ ...each, recorded: readRecorded(folder, each.asked) }));

/** Numbered in an order that says nothing of the gold. */
function coachCases(set: string): CoachCase[] {
  const answers = readGoldAnswers(set);
  const all = [
    ...answers.map(ofAnswer),
    ...readGoldPairs(set).flatMap(ofPair),
    ...moved(answers),
    ...readStoryAnswers(set).map(ofStory),
    ...readUnfitAnswers(set).map(ofUnfit),
  ];
  return all
    .toSorted((a, b) => hashOf(a.id).localeCompare(hashOf(b.id)))
    .map((each, at) => ({
      ...each,
      asked: askVersion(String(at + 1).padStart(3, '0'), gradePrompt(each.material)),
    }));
}

const materialOf = (
  { jobTitle, question }: Pick<GoldAnswer, 'jobTitle' | 'question'>,
  kind: QuestionKind,
  answer: string,
): GradeMaterial => {
  return gradable({ jobTitle, question, kind, good: kindPoints[kind], answer });
};

const ofAnswer = (one: GoldAnswer): Given => ({
  id: one.id,
  gold: { of: 'answer', grades: one.grades },
  material: materialOf(one, questionKind(one), one.answer),
});

const ofStory = (one: StoryAnswer): Given => ({
  ...ofAnswer(one),
  gold: { of: 'story', grades: one.grades, answersIt: one.answersIt },
});

const ofUnfit = (one: UnfitAnswer): Given => ({
  ...ofAnswer(one),
  gold: { of: 'unfit', grades: one.grades, is: one.is },
});

const ofPair = (one: GoldPair): Given[] =>
  (['better', 'worse'] as const).map((which) => ({
    id: `${one.id}-${which}`,
    gold: { of: 'pair', pair: one.id, isBetter: which === 'better' },
    material: materialOf(one, questionKind(one), one[which]),
  }));

const goodFrom = 3;
const everyNth = 4;

/** Good answers under a question of another job: what a rubric that only reads words praised. */
const moved = (answers: readonly GoldAnswer[]): Given[] =>
  answers
    .filter(({ grades }) => grades.overall >= goodFrom)
    .flatMap((one, at): Given[] => {
      const other = answers.find(
        ({ jobTitle }, place) => place > answers.indexOf(one) && jobTitle !== one.jobTitle,
      );
      if (at % everyNth !== 0 || !other) return [];
      return [
        {
          id: `${one.id}-moved`,
          gold: { of: 'moved' },
          material: materialOf(other, questionKind(other), one.answer),
        },
      ];
    });
