import { useState } from 'react';
import type { InterviewSession } from '#contract/interviews.ts';
import { readDraft } from '../../native/drafts.ts';
import { type DraftState, useKeptDraft } from '../../writing/use-kept-draft.ts';

interface AnswerDraft {
  /** The place of the question that it answers. */
  readonly index: number;
  readonly text: string;
}

export interface AnswerBox {
  readonly text: string;
  readonly change: (text: string) => void;
  /** Adds what was spoken to whatever is there by then. */
  readonly append: (said: string) => void;
  /** Typed here for a question that another device has answered meanwhile. */
  readonly left: string | undefined;
  readonly discardLeft: () => void;
  readonly draft: DraftState;
}

/** The half-typed answer. It stays on the device until the server has this very text in its history. */
export function useAnswerDraft(session: InterviewSession, userId: string): AnswerBox {
  const key = `interview_draft_${session.id}`;
  const index = session.answers.length;
  const [typed, setTyped] = useState<AnswerDraft | undefined>(
    () =>
      readDraft<AnswerDraft>(key, userId)?.content ??
      (session.sentAnswer === null ? undefined : { index, text: session.sentAnswer }),
  );
  // A second try starts from the first.
  const first = session.answers[session.asked[index]?.retryOf ?? -1] ?? '';
  const textOf = (known: AnswerDraft | undefined) => (known?.index === index ? known.text : first);
  const isCurrent = typed?.index === index;
  const isStored = typed && session.answers[typed.index]?.trim() === typed.text.trim();
  const hasText = typed !== undefined && typed.text.trim() !== '';
  const left = hasText && !isCurrent && !isStored ? typed.text : undefined;
  const draft = useKeptDraft(key, userId, hasText && (isCurrent || left) ? typed : undefined);
  const change = (text: string) => setTyped({ index, text });
  return {
    text: textOf(typed),
    change,
    append: (said) =>
      setTyped((known) => ({ index, text: [textOf(known).trimEnd(), said].filter(Boolean).join(' ') })),
    left,
    discardLeft: () => change(first),
    draft,
  };
}
