import { loadLexicon } from '#server/process/load-lexicon.ts';
import { startTestPostgres } from '#tests/support/test-database.ts';
import type { Part } from '../part.ts';
import { startProductStage } from '../product/product-stage.ts';
import { askImproperly } from './improper-coach.ts';
import { measureQuestions } from './question-figures.ts';
import { readGoldTitles } from './read-gold.ts';

/** The Interview Coach: what is asked, and what a model gets through to the person. */
export const interviewsPart: Part = {
  name: 'interviews',
  measure: async (folder, split) => {
    const questions = measureQuestions(folder, split, loadLexicon());
    const postgres = await startTestPostgres();
    const stage = await startProductStage({ adminUrl: postgres.adminUrl, withModel: true });
    try {
      const { reached, n } = await askImproperly(stage, readGoldTitles(folder, split));
      const ofBank = questions.figures.improper_questions;
      return {
        figures: {
          ...questions.figures,
          // Whatever reaches the person, by the bank or by a model that asks it on purpose.
          improper_questions: { value: ofBank.value + reached.length, n: ofBank.n + n },
        },
        findings: [...questions.findings, ...reached.map((one) => `improper, asked by a model: ${one}`)],
      };
    } finally {
      await stage.close();
      await postgres.stop();
    }
  },
};
