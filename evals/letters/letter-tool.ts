import type { AnswerCall } from '#server/providers/model.fake.ts';
import type { SeenLetter } from '../product/generate-letter.ts';
import type { ProductStage } from '../product/product-stage.ts';
import type { ProseRound } from '../prose/plan-prose.ts';
import { promptLines } from '../prose/prompt-lines.ts';
import type { ReportedProse } from '../prose/prose-fate.ts';
import type { ProseTool } from '../prose/tell-prose.ts';
import { goodSentences, plantedSentence } from '../prose/write-sentences.ts';

/** A model that writes a good letter with lies in it, one a paragraph. */
const lyingWriter =
  ({ planted }: ProseRound): AnswerCall =>
  (call) => {
    const lines = promptLines(call);
    const lies = planted.map((lie, at) => plantedSentence(lie, lines, 1 + at));
    const sentences = [...lies, ...goodSentences(lines)].sort((a, b) => a.paragraph - b.paragraph);
    return { sentences };
  };

export const letterTool = (
  stage: ProductStage,
  texts: ReadonlyMap<string, string>,
  posting: string,
): ProseTool => ({
  texts,
  posting,
  ownWords: stage.ownWords,
  write: async (round, content) =>
    proseOfLetter(
      await stage.generateLetter({ content, posting: round.posting, answer: lyingWriter(round) }),
    ),
});

/** The day at its head is no claim. */
const undated = (text: string) => text.replace(/^\s*\p{Lu}\p{L}+ \d{1,2}, \d{4}\s*$/mu, '');

function proseOfLetter({ letter, events, file, errors }: SeenLetter): ReportedProse {
  const shown = events.flatMap(({ progress }) => progress?.sentence ?? []);
  return {
    isByModel: letter?.writer?.kind === 'model',
    texts: [
      ...(letter ? [undated(letter.content), undated(file), letter.title] : []),
      ...shown.map(({ text }) => text),
    ],
    sentences: [...(letter?.sentences ?? []), ...shown],
    offers: letter?.offers ?? [],
    errors,
  };
}
