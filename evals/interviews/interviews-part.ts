import { loadLexicon } from '#server/load-lexicon.ts';
import { startTestPostgres } from '#tests/support/test-database.ts';
import type { Part } from '../part.ts';
import { startProductStage } from '../product/product-stage.ts';
import { measureCoach } from './coach-figures.ts';
import { measureFeedback } from './feedback-figures.ts';
import { measureQuestions } from './question-figures.ts';

/** The Interview Coach: what feedback is worth, what is asked, and what a model gets through to the person. */
export const interviewsPart: Part = {
  name: 'interviews',
  measure: async (folder, split, seed) => {
    const lexicon = loadLexicon();
    const feedback = measureFeedback(folder, split, lexicon);
    const questions = measureQuestions(folder, split, lexicon);
    const postgres = await startTestPostgres();
    const stage = await startProductStage({ adminUrl: postgres.adminUrl, withModel: true });
    try {
      const coach = await measureCoach(stage, folder, { split, seed, lexicon });
      const ofBank = questions.figures.improper_questions;
      const ofModel = coach.figures.improper_by_model;
      return {
        figures: {
          ...feedback.figures,
          ...questions.figures,
          // Whatever reaches the person, by the bank or by a model that asks it on purpose.
          improper_questions: { value: ofBank.value + ofModel.value, n: ofBank.n + ofModel.n },
          coach: coach.figures,
        },
        findings: [...feedback.findings, ...questions.findings, ...coach.findings],
      };
    } finally {
      await stage.close();
      await postgres.stop();
    }
  },
};
