import { loadLexicon } from '#server/load-lexicon.ts';
import type { Part } from '../part.ts';
import { measureFeedback } from './feedback-figures.ts';
import { measureQuestions } from './question-figures.ts';

/** The Interview Coach: what feedback is worth, and what is asked. */
export const interviewsPart: Part = {
  name: 'interviews',
  measure(folder, split) {
    const lexicon = loadLexicon();
    const feedback = measureFeedback(folder, split, lexicon);
    const questions = measureQuestions(folder, split, lexicon);
    return {
      figures: { ...feedback.figures, ...questions.figures },
      findings: [...feedback.findings, ...questions.findings],
    };
  },
};
