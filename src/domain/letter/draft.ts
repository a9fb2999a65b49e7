import type { ProseSentence } from '../claims/prose/prose.ts';
import type { ProposedSentence, ReviewedSentence } from '../claims/prose/review-sentence.ts';
import { wordCount } from './letter-text.ts';
import { calledPlace } from './names.ts';
import type { Way } from './plan-letter.ts';

export type Review = (proposed: ProposedSentence) => ReviewedSentence;

/** Date, greeting and closing. */
const around = 12;

export type Draft = ReturnType<typeof createDraft>;

/** The letter as it grows. Of several ways to say something the first that passes is said. */
export function createDraft(review: Review) {
  const sentences: ProseSentence[] = [];
  let paragraph = 0;
  const say = (ways: readonly Way[], isClaim: boolean): boolean => {
    for (const way of ways) {
      if (sentences.some(({ text }) => bare(text) === bare(way.text))) return false;
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
    hasNamed: (company: string) => {
      const name = calledPlace(company);
      return name !== '' && sentences.some(({ text }) => text.includes(name));
    },
    count: () => around + countAll(sentences.map(({ text }) => text)),
    /** What is said of the person has a source, or isn't said. */
    claim: (ways: readonly Way[]) => say(ways, true),
    frame: (texts: readonly string[]) =>
      say(
        texts.map((text) => ({ text, lines: [] })),
        false,
      ),
  };
}

const bare = (text: string) => text.replace(' also ', ' ').toLowerCase();

export const countAll = (texts: readonly string[]) => texts.reduce((sum, text) => sum + wordCount(text), 0);
