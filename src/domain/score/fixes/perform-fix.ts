import type { ResumeData } from '../../resume/resume.ts';
import { withOwnWords } from '../../resume/resume-changes.ts';
import type { Fix } from '../score.ts';

/** The data with a fix. What is not answered stays as its placeholder, for the person to fill. */
export function performFix(
  data: ResumeData,
  { fields, asks }: Pick<Fix, 'fields' | 'asks'>,
  answers: Readonly<Record<string, string>> = {},
): ResumeData {
  const fill = (put: string) =>
    asks.reduce(
      (result, { placeholder }) => result.replaceAll(placeholder, answers[placeholder] ?? placeholder),
      put,
    );
  return fields.reduce((fixed, { path, text }) => withOwnWords(fixed, path, fill(text)), data);
}

/** The answers with which the gain of a fix was measured. */
export const exampleAnswers = ({ asks }: Pick<Fix, 'asks'>): Record<string, string> =>
  Object.fromEntries(asks.map(({ placeholder, example }) => [placeholder, example]));
