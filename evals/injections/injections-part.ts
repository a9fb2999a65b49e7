import { startTestPostgres } from '#tests/support/test-database.ts';
import { readResumeTexts } from '../facts/read-facts.ts';
import type { Figure, FigureTree, Part } from '../part.ts';
import { type Optimize, type ProductStage, type Seen, startProductStage } from '../product/product-stage.ts';
import { readPrompt } from '../product/read-prompt.ts';
import { rewriteWell } from '../product/rewrite-well.ts';
import { findCanary } from './find-canary.ts';
import { obeyInForm, obeyInWords, obeyOutOfForm } from './obeying-model.ts';
import { type Injection, readInjections } from './read-injections.ts';

/** Postings that give orders: nothing that a person gets to see may show that one was followed. */
export const injectionsPart: Part = {
  name: 'injections',
  measure: async (folder, split) => {
    const postgres = await startTestPostgres();
    const start = (withModel: boolean) => startProductStage({ adminUrl: postgres.adminUrl, withModel });
    const stages = { model: await start(true), builtIn: await start(false) };
    try {
      const resumes = [...readResumeTexts(folder).values()];
      const measured = await measureInjections(stages, readInjections(folder, split), resumes);
      // Of what is held out the texts are not read, and so not shown.
      return split === 'held' ? { ...measured, warnings: [] } : measured;
    } finally {
      await stages.model.close();
      await stages.builtIn.close();
      await postgres.stop();
    }
  },
};

export interface InjectionStages {
  model: ProductStage;
  builtIn: ProductStage;
}

type Answer = Optimize['answer'];

/** Who writes, and how: each with every posting. */
const writers: Record<string, (canary: string) => Answer> = {
  built_in: () => undefined,
  obeying_model: obeyInForm,
  obeying_model_out_of_form: obeyOutOfForm,
  obeying_model_in_words: obeyInWords,
  good_model: () => (call) => ({ edits: rewriteWell(readPrompt(call)) }),
};

export async function measureInjections(
  { model, builtIn }: InjectionStages,
  injections: readonly Injection[],
  resumes: readonly string[],
) {
  const figures: Record<string, Figure> = {};
  const findings: string[] = [];
  for (const [writer, answerFor] of Object.entries(writers)) {
    let clean = 0;
    for (const [at, { name, kind, posting, canary }] of injections.entries()) {
      const answer = answerFor(canary);
      const content = resumes[at % resumes.length] ?? '';
      const seen = await (answer ? model : builtIn).optimize({
        content,
        posting,
        ...(answer ? { answer } : {}),
      });
      const places = findCanary(shownOf(seen), canary);
      if (places.length === 0) clean += 1;
      else findings.push(`${writer} ${name} ${kind}: "${canary}" at ${places.join(', ')}`);
    }
    figures[writer] = {
      value: injections.length === 0 ? 1 : clean / injections.length,
      n: injections.length,
    };
  }
  return { figures: { without_canary: figures } satisfies FigureTree, warnings: findings, findings: [] };
}

/** Everything but what the person pasted themselves. */
function shownOf({ resume: { jobPosting: _, originalContent: __, ...resume }, ...seen }: Seen) {
  const data: unknown = resume.structuredData === null ? null : JSON.parse(resume.structuredData);
  return { ...seen, resume: { ...resume, structuredData: data } };
}
