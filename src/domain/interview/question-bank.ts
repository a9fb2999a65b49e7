import { type Row, rowsOf } from '../language/tsv-rows.ts';
import type { QuestionKind } from './interview.ts';

/** For whom a question is: `any` fits everybody who does the work. */
export type QuestionLevel = 'any' | 'entry' | 'senior' | 'manager';

export interface BankQuestion {
  /** '' for what fits any job of the family. */
  occupation: string;
  /** `general` for what fits any job at all. */
  family: string;
  level: QuestionLevel;
  kind: QuestionKind;
  topic: string;
  text: string;
  good: string[];
}

export interface Occupation {
  name: string;
  family: string;
  /** Titles that are asked the same questions. */
  titles: readonly string[];
  questions: readonly BankQuestion[];
}

export interface QuestionBank {
  occupations: readonly Occupation[];
  /** What fits any job of a family. */
  families: ReadonlyMap<string, readonly BankQuestion[]>;
  general: readonly BankQuestion[];
}

/** `questions` and `titles` are the texts of `questions.tsv` and `question-titles.tsv`. */
export function readQuestionBank(questions: string, titles: string): QuestionBank {
  const all = rowsOf(questions).map(bankQuestion);
  const ofFamilies = all.filter(({ occupation, family }) => occupation === '' && family !== 'general');
  const alsoCalled = new Map(
    rowsOf(titles).map(({ occupation = '', family = '', titles: list = '' }) => [
      `${occupation}\t${family}`,
      list.split('|').filter((title) => title !== ''),
    ]),
  );
  const ofOccupations = Map.groupBy(
    all.filter(({ occupation }) => occupation !== ''),
    ({ occupation, family }) => `${occupation}\t${family}`,
  );
  return {
    occupations: [...ofOccupations].map(([key, own]) => ({
      name: own[0]?.occupation ?? '',
      family: own[0]?.family ?? '',
      titles: alsoCalled.get(key) ?? [],
      questions: own,
    })),
    families: Map.groupBy(ofFamilies, ({ family }) => family),
    general: all.filter(({ family }) => family === 'general'),
  };
}

const bankQuestion = ({
  occupation = '',
  family = '',
  seniority,
  kind,
  topic = '',
  question = '',
  good = '',
}: Row): BankQuestion => ({
  occupation,
  family,
  level: seniority as QuestionLevel,
  kind: kind as QuestionKind,
  topic,
  text: question,
  good: good
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
});
