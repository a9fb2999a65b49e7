import type { Way } from '../claims/prose/phrase-line.ts';
import type { ProseSentence } from '../claims/prose/prose.ts';
import type { ProposedSentence, ReviewedSentence } from '../claims/prose/reviewed-sentence.ts';
import { wordCount } from '../language/words.ts';

export type Review = (proposed: ProposedSentence) => ReviewedSentence;

/** Date, greeting and closing. */
const around = 9;

export type Draft = ReturnType<typeof createDraft>;

/** The letter as it grows. Of several ways to say something the first that passes is said. */
export function createDraft(review: Review) {
  const sentences: ProseSentence[] = [];
  let paragraph = 0;
  const count = (more: readonly string[] = []) =>
    [...sentences.map(({ text }) => text), ...more].reduce((sum, text) => sum + wordCount(text), around);
  const say = (ways: readonly Way[], isClaim: boolean, most = Number.POSITIVE_INFINITY): boolean => {
    for (const way of ways) {
      if (count([way.text]) > most) continue;
      const reviewed = review({ ...way, paragraph });
      if (reviewed.outcome !== 'passed' || (isClaim && reviewed.sentence.sources.length === 0)) continue;
      sentences.push(reviewed.sentence);
      return true;
    }
    return false;
  };
  return {
    sentences,
    newParagraph: () => {
      if (sentences.at(-1)?.paragraph === paragraph) paragraph += 1;
    },
    /** Words so far, with those that surely come. */
    count,
    /** What is said of the person has a source, or isn't said; nothing that would make the letter too long is. */
    claim: (ways: readonly Way[], most?: number) => say(ways, true, most),
    frame: (texts: readonly string[]) =>
      say(
        texts.map((text) => ({ text, lines: [] })),
        false,
      ),
  };
}
