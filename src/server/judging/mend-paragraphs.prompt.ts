import { z } from 'zod';
import { type ReviewedSentence, textOf } from '#domain/claims/prose/reviewed-sentence.ts';
import type { ModelData, TaskPrompt } from '../models/model-gateway.ts';
import { linesRule } from './pair-prefix.ts';
import { askedSentence, sentenceShape, sentenceTruth, takenSentence } from './written-sentences.ts';

const asked = z.object({ sentences: z.array(askedSentence) });
const taken = z.object({ sentences: z.array(takenSentence) });
export type MendedSentences = z.output<typeof taken>;

/** A text of which some sentences were left out. */
export interface TornText {
  /** As the prompt that it was written by begins, with what else of the person stood there. */
  prefix: readonly ModelData[];
  more: readonly ModelData[];
  /** What it's called. */
  of: 'cover letter' | 'about section of a LinkedIn profile';
}

const instructions = (
  kind: TornText['of'],
) => `You mend the text of a ${kind}, in the first person. Some of its sentences were left out, because nothing proves them. You get what still stands, sentence by sentence.
${linesRule}

Paragraphs with "again": true have lost a sentence. Write each of them again as a whole, from the sentences that still stand in it and the lines that these rest on, so that it reads as if nothing had ever been missing. Leave the other paragraphs alone: they are there so that you see what comes before.

${sentenceShape}

Rules without exception:
- A sentence that reads well stays word for word. Add no sentence about anything that isn't said any more, and guess nothing of what was left out.
- No "there", "also", "earlier", "this" or "it" that points at something nobody says: name the employer or the thing itself.
${sentenceTruth}`;

/** What a model is asked once sentences were left out: what stands, and which paragraphs to write again. It never learns what was refused. */
export function mendPrompt(
  { prefix, more, of: kind }: TornText,
  standing: readonly Extract<ReviewedSentence, { outcome: 'passed' }>[],
  torn: ReadonlySet<number>,
): TaskPrompt<MendedSentences> {
  const rows = standing.map((one) =>
    JSON.stringify({
      paragraph: one.sentence.paragraph,
      again: torn.has(one.sentence.paragraph),
      about: one.sentence.kind,
      rests: one.lines,
      text: textOf(one),
    }),
  );
  return {
    promptVersion: 'mending-1',
    instructions: instructions(kind),
    prefix,
    data: [...more, { label: 'sentences that stand', text: rows.join('\n') }],
    prompt: 'Answer with the sentences of the paragraphs to write again, in their order, and with no others.',
    schema: asked,
    accepts: taken,
    maxOutputTokens: 1_500,
  };
}
