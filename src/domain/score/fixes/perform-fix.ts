import { applyEdits } from '../../resume/edited-text.ts';
import type { Fix } from '../score.ts';

/** Makes a fix on the text it was made for. What is not answered stays as its placeholder, for the person to fill. */
export function performFix(
  text: string,
  { edits, asks }: Pick<Fix, 'edits' | 'asks'>,
  answers: Readonly<Record<string, string>> = {},
): string {
  const fill = (put: string) =>
    asks.reduce(
      (result, { placeholder }) => result.replaceAll(placeholder, answers[placeholder] ?? placeholder),
      put,
    );
  return applyEdits(
    text,
    edits.map((edit) => ({ ...edit, text: fill(edit.text) })),
  );
}

/** The answers with which the gain of a fix was measured. */
export const exampleAnswers = ({ asks }: Pick<Fix, 'asks'>): Record<string, string> =>
  Object.fromEntries(asks.map(({ placeholder, example }) => [placeholder, example]));
