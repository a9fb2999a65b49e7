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
  const [typed, setTyped] = useState<AnswerDraft>(
    () => readDraft<AnswerDraft>(key, userId)?.content ?? { index, text: session.sentAnswer ?? '' },
  );
  const isCurrent = typed.index === index;
  const isStored = session.answers[typed.index]?.trim() === typed.text.trim();
  const hasText = typed.text.trim() !== '';
  const left = !isCurrent && !isStored && hasText ? typed.text : undefined;
  const draft = useKeptDraft(key, userId, hasText && (isCurrent || left) ? typed : undefined);
  const change = (text: string) => setTyped({ index, text });
  return {
    text: isCurrent ? typed.text : '',
    change,
    append: (said) =>
      setTyped((known) => ({
        index: known.index,
        text: [known.text.trimEnd(), said].filter(Boolean).join(' '),
      })),
    left,
    discardLeft: () => change(''),
    draft,
  };
}
