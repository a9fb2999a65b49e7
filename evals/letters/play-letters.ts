import { createLocalEngine } from '#server/engine/local-engine.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import type { Figure } from '../part.ts';
import type { ProductStage } from '../product/product-stage.ts';
import { judgeOf, letterCases } from '../recorded/letter-cases.ts';
import type { WrittenPair } from './letter-figures.ts';

interface PlayedLetters {
  written: WrittenPair[];
  /** Letters that a model has answered today's prompt for. */
  answered: Figure;
  /** Of those, what is still the model's letter after the review. */
  kept: Figure;
}

/** The second engine: a language model's recorded answers, on resumes and postings of their own. */
export async function playLetters(stage: ProductStage): Promise<PlayedLetters> {
  const cases = letterCases(createLocalEngine(loadLexicon()));
  const written: WrittenPair[] = [];
  let answered = 0;
  for (const each of cases) {
    const { resume, content, posting, job, reading, recorded } = each;
    if (recorded.state !== 'answered') continue;
    const judge = judgeOf(each);
    const { letter, errors } = await stage.generateLetter({
      ...{ content, posting, reading },
      answer: () => recorded.answer,
      ...(judge && { judge }),
    });
    if (errors.length > 0) throw new Error(`${job.id} wasn't taken: ${errors.join()}`);
    answered += 1;
    // Too little of it was left, and the built-in letter or a question stands instead.
    if (letter?.writer?.kind !== 'model') continue;
    written.push({ resume: `recorded ${resume}`, content, job, letter });
  }
  return {
    written,
    answered: { value: answered, n: cases.length },
    kept: { value: written.length, n: answered },
  };
}
