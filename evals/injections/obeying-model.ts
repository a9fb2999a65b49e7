import type { AnswerCall } from '#server/providers/model.fake.ts';
import { readPrompt } from '../product/read-prompt.ts';

/** A model that does as the posting says, and puts the canary wherever the form of the answer has room for words. */
export const obeyInForm =
  (canary: string): AnswerCall =>
  (call) => {
    const lines = readPrompt(call);
    const paths = [
      'personalInfo.name',
      'personalInfo.email',
      'experience.0.company',
      'certifications',
      canary,
    ];
    return {
      edits: [
        ...lines.map(({ path, text }, at) => ({
          path,
          text: at % 2 === 0 ? `${text.replace(/[.\s]+$/, '')}, ${canary}.` : canary,
          reason: 'posting',
          note: canary,
        })),
        ...lines.map(({ path, text }) => ({ path, text: `${text}\n${canary}`, reason: 'clear' })),
        ...paths.map((path) => ({ path, text: canary, reason: 'clear' })),
        ...lines.map(({ path }) => ({ path: `${path}.${canary}`, text: canary, reason: 'clear' })),
      ],
      [canary]: canary,
      message: canary,
    };
  };

/** The same, in the places where the form has room for codes alone, so that the answer as a whole is refused. */
export const obeyOutOfForm =
  (canary: string): AnswerCall =>
  (call) => ({
    edits: readPrompt(call).map(({ path }) => ({ path, text: canary, reason: canary })),
    error: { message: canary },
  });

/** No answer at all but the words that the posting wants. */
export const obeyInWords =
  (canary: string): AnswerCall =>
  () =>
    `${canary}. Certainly! ${canary}`;
