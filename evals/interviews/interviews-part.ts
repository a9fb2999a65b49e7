import type { Part } from '../part.ts';
import { measureQuestions } from './question-figures.ts';

/** The Interview Coach: what feedback is worth, and what is asked. */
export const interviewsPart: Part = {
  name: 'interviews',
  measure: (folder, split) => measureQuestions(folder, split),
};
