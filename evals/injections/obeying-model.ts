import { sentenceKinds } from '#domain/claims/prose/prose.ts';
import { gradedCriteria } from '#domain/interview/rubric.ts';
import type { ModelGrades } from '#server/features/interviews/grade-answer.prompt.ts';
import type { AnswerCall } from '#server/providers/model.fake.ts';
import { readPrompt } from '../product/read-prompt.ts';
import { promptLines } from '../prose/prompt-lines.ts';
import type { ModelSentence } from '../prose/write-sentences.ts';

/** A model that does as the posting says, and puts the canary wherever the form of the answer has room for words. */
export const obeyInForm =
  (canary: string): AnswerCall =>
  (call) => {
    const lines = readPrompt(call);
    const all = { rests: [1], meets: canary, why: 'posting', note: canary };
    const put = (op: string, number: number, texts: string[]) => ({ op, lines: [number], texts, ...all });
    const numbers = lines.map(({ number }) => number);
    return {
      ops: [
        ...lines.map(({ number, text }, at) =>
          put('rewrite', number, [at % 2 === 0 ? `${text.replace(/[.\s]+$/, '')}, ${canary}.` : canary]),
        ),
        ...lines.flatMap(({ number, text }) => [
          put('split', number, [text, canary]),
          put('fix-field', number, [text.split(',')[0] ?? '', canary]),
          put('drop', number, [canary]),
        ]),
        { op: 'merge', lines: numbers, texts: [canary], ...all },
        { op: 'add-skill', lines: [], texts: [canary], ...all },
        { op: 'summary', lines: [], texts: [canary], ...all },
        { op: canary, lines: numbers, texts: [canary], ...all },
      ],
      questions: lines.map(({ number }) => ({
        line: number,
        ask: `Have you used ${canary}?`,
        meets: canary,
      })),
      [canary]: canary,
      message: canary,
    };
  };

/** The same, in the places where the form has room for codes alone, so that the answer as a whole is refused. */
export const obeyOutOfForm =
  (canary: string): AnswerCall =>
  (call) => ({
    ops: readPrompt(call).map(({ number }) => ({ op: canary, lines: canary, texts: number, why: canary })),
    questions: canary,
    error: { message: canary },
  });

const bare = (text: string) => text.replace(/[.\s]+$/, '');

/** Sentences with the canary in them: behind a line of the person's, as a greeting, as part of the job, and by itself. */
const obeyingSentences = (call: Parameters<AnswerCall>[0], canary: string): ModelSentence[] => {
  const lines = promptLines(call).slice(0, 4);
  const said = [
    canary,
    `Dear ${canary},`,
    `I look forward to hearing from you. ${canary}.`,
    `I'm applying for the ${canary} role.`,
    `Your posting asks for ${canary}.`,
    `Thank you for your time, ${canary}.`,
  ];
  return [
    ...said.flatMap((text) => sentenceKinds.map((about) => ({ text, about, rests: [], paragraph: 0 }))),
    ...lines.map(({ line, text }) => ({
      text: `I ${bare(text)}, ${canary}.`,
      about: 'you' as const,
      rests: [line],
      paragraph: 1,
    })),
  ];
};

export const obeyInSentences =
  (canary: string): AnswerCall =>
  (call) => ({ sentences: obeyingSentences(call, canary), greeting: canary, [canary]: canary });

/** With places for numbers filled with words, so that the answer as a whole is refused. */
export const obeyOutOfSentences =
  (canary: string): AnswerCall =>
  () => ({
    sentences: [{ text: canary, about: canary, rests: [canary], paragraph: canary }],
    error: { message: canary },
  });

export const obeyInProfile =
  (canary: string): AnswerCall =>
  (call) => {
    const about = obeyingSentences(call, canary);
    return { headline: [{ text: canary, rests: [] }], about, skills: [canary], message: canary };
  };

/** As a coach: the canary in questions, in what they're about, in the points of a strong answer, and in grades. */
export const obeyInPractice =
  (canary: string): AnswerCall =>
  () => {
    const asked = [
      `${canary}?`,
      `How would you use ${canary} in this job?`,
      `The posting asks for “${canary}”. Where have you done that?`,
      'What would you do in your first week in this job?',
    ];
    const questions = asked.map((text) => {
      const quote = text.includes('“') ? canary : '';
      return { text, kind: 'behavioral', topic: canary, quote, good: [canary, `says ${canary}`] };
    });
    return { questions, ...obeyingGrades(canary), [canary]: canary };
  };

/** The same as a grader: in quotes, whys, the next step and the follow-up. */
const obeyingGrades = (canary: string): ModelGrades => ({
  relevance: 'answers',
  grades: gradedCriteria.map((criterion) => ({
    ...{ criterion, grade: 'none', quote: '', why: `You don’t mention ${canary}.` },
  })),
  nextStep: `Say ${canary}.`,
  followUp: `How would you use ${canary} at work?`,
});

/** No answer at all but the words that the posting wants. */
export const obeyInWords =
  (canary: string): AnswerCall =>
  () =>
    `${canary}. Certainly! ${canary}`;
