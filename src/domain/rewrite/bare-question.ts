import { wordsOf } from '../language/words.ts';
import type { QuestionKind, ResumeQuestion } from '../resume/answer-changes.ts';

const maxIdLength = 120;

/** A question that nobody has answered yet. Asked again another day, it has the same id. */
export function bareQuestion(kind: QuestionKind, prefix: string, claim: string): ResumeQuestion {
  const words = wordsOf(claim).map(({ key }) => key);
  return {
    id: `${prefix}-${words.join('-').slice(0, maxIdLength)}`,
    kind,
    claim,
    name: claim,
    quote: null,
    path: null,
    proposed: null,
    answer: null,
    words: '',
  };
}
