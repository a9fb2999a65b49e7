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
  /** '' for a question that was skipped. */
  readonly answer: string;
  readonly feedback: string;
  /** Grades by a model; and those of older answers. */
  readonly review: InterviewReview | null;
  readonly notes: InterviewSession['notes'][number] | undefined;
  readonly ticked: readonly number[];
  readonly isKept: boolean;
  /** The answered try before this one. */
  readonly before: AnsweredEntry | undefined;
  /** No later try of the same question. */
  readonly isLastTry: boolean;
}

/** The questions that were answered or skipped, in the order of asking. */
export function answeredEntries(session: InterviewSession): AnsweredEntry[] {
  const entries: AnsweredEntry[] = [];
  for (const [index, answer] of session.answers.entries()) {
    const root = rootOf(session, index);
    const tries = entries.filter((entry) => entry.answer !== '' && rootOf(session, entry.index) === root);
    entries.push({
      ...entryAt(session, index, tries.length + 1),
      answer,
      feedback: session.feedback[index] ?? '',
      review: session.reviews[index] ?? null,
      notes: session.notes[index],
      ticked: session.views[index]?.ticked ?? [],
      isKept: session.views[index]?.isKept ?? false,
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
  const tries = session.answers.filter((answer, at) => answer !== '' && rootOf(session, at) === root);
  return entryAt(session, index, tries.length + 1);
}

/** How many questions were asked, second tries and follow-ups not counted. */
export const askedCount = ({ asked }: InterviewSession): number =>
  asked.filter(({ retryOf, origin }) => retryOf === null && origin !== 'follow-up').length;

/** Every question that the session has was answered or skipped. */
export const isComplete = (session: InterviewSession): boolean =>
  session.length !== null && askedCount(session) >= session.length && openEntry(session) === undefined;

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

/** Whether the follow-up to an answer was asked already. */
export const isFollowedUp = ({ questions }: InterviewSession, { review }: AnsweredEntry): boolean =>
  questions.includes(review?.byModel?.followUp ?? '');
