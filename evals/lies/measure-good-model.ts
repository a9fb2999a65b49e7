import type { Figure } from '../part.ts';
import type { ProductStage } from '../product/product-stage.ts';
import { readPrompt } from '../product/read-prompt.ts';
import { rewriteWell } from '../product/rewrite-well.ts';

/** How many edits of a model that keeps to the facts reach the person, so that a guard that stops everything is seen. */
export async function measureGoodModel(
  stage: ProductStage,
  texts: ReadonlyMap<string, string>,
): Promise<Figure> {
  let written = 0;
  let passed = 0;
  for (const content of texts.values()) {
    const seen = await stage.optimize({
      content,
      posting: null,
      answer: (call) => {
        if (call.data['refused operations'] !== undefined) return { ops: [], questions: [] };
        const ops = rewriteWell(readPrompt(call));
        written += ops.length;
        return { ops, questions: [] };
      },
    });
    passed += seen.resume.changes.filter(({ reason }) => reason === 'even').length;
  }
  return { value: written === 0 ? 0 : passed / written, n: written };
}
