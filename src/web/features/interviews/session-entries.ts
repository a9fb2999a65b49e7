import type { InterviewReview, InterviewSession } from '#contract/interviews.ts';

type AskedQuestion = InterviewSession['asked'][number];

/** A question with whatever is known of it. */
interface Entry {
  readonly index: number;
  readonly question: string;
  /** Undefined only if the server left it out. */
  readonly asked: AskedQuestion | undefined;
  /** 1 for the first time that it was asked. */
  readonly tryNumber: number;
}

export interface AnsweredEntry extends Entry {
  readonly answer: string;
  readonly feedback: string;
  readonly review: InterviewReview | null;
  /** The try before this one. */
  readonly before: AnsweredEntry | undefined;
  /** No later try of the same question. */
  readonly isLastTry: boolean;
}

/** The questions that were answered, in the order of asking. */
export function answeredEntries(session: InterviewSession): AnsweredEntry[] {
  const entries: AnsweredEntry[] = [];
  for (const [index, answer] of session.answers.entries()) {
    const root = rootOf(session, index);
    const tries = entries.filter((entry) => rootOf(session, entry.index) === root);
    entries.push({
      ...entryAt(session, index, tries.length + 1),
      answer,
      feedback: session.feedback[index] ?? '',
      review: session.reviews[index] ?? null,
      before: tries.at(-1),
      isLastTry: !session.questions.some((_, later) => later > index && rootOf(session, later) === root),
    });
  }
  return entries;
}

/** The question that waits for an answer. */
export function openEntry(session: InterviewSession): Entry | undefined {
  const index = session.answers.length;
  if (index >= session.questions.length) return undefined;
  const root = rootOf(session, index);
  const tries = session.answers.filter((_, earlier) => rootOf(session, earlier) === root);
  return entryAt(session, index, tries.length + 1);
}

const entryAt = (session: InterviewSession, index: number, tryNumber: number): Entry => ({
  index,
  question: session.questions[index] ?? '',
  asked: session.asked[index],
  tryNumber,
});

/** The place where the question was asked first; a retry may be one of a retry. */
function rootOf(session: InterviewSession, index: number): number {
  const retryOf = session.asked[index]?.retryOf;
  return typeof retryOf === 'number' && retryOf < index ? rootOf(session, retryOf) : index;
}
