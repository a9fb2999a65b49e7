import { useId, useState } from 'react';
import type { ResumeQuestion, ResumeReview } from '#contract/resume.ts';
import { answerChangeId } from '#domain/resume/answer-changes.ts';

export type QuestionReview = ReturnType<typeof useQuestions>;

/** Which questions there are, the best gain first, and which of them is open. */
export function useQuestions(
  questions: readonly ResumeQuestion[],
  points: ResumeReview['points'] | undefined,
) {
  const listId = useId();
  const [chosen, setChosen] = useState<string>();
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const shown = useOrder(questions, points);
  const isOpen = ({ id, answer }: ResumeQuestion) => answer === null && !skipped.includes(id);
  const left = shown.filter(isOpen);
  const current = (left.find(({ id }) => id === chosen) ?? left[0])?.id;
  const elementId = (id: string) => `${listId}-${id}`;
  /** The pressed button goes with what it did; the focus stays with its question. */
  const stay = (id: string) => document.getElementById(elementId(id))?.focus({ preventScroll: true });
  return {
    shown,
    left,
    current,
    chosen,
    elementId,
    isOpen,
    open: (id: string, first = () => {}) => {
      stay(id);
      first();
      setSkipped((all) => all.filter((each) => each !== id));
      setChosen(id);
    },
    leave: (id: string, answer: () => void) => {
      stay(id);
      answer();
      setChosen(undefined);
    },
    skip: (id: string) => {
      stay(id);
      setSkipped((all) => [...all, id]);
      setChosen(undefined);
    },
  };
}

/** Weighed once: what is being read doesn't move because something else was answered. */
function useOrder(
  questions: readonly ResumeQuestion[],
  points: ResumeReview['points'] | undefined,
): readonly ResumeQuestion[] {
  const names = questions.map(({ id }) => id).join(' ');
  const [order, setOrder] = useState<{ names: string; ids: readonly string[] }>();
  if (points && order?.names !== names) {
    const gain = ({ id }: ResumeQuestion) => -(points[answerChangeId(id)] ?? 0);
    setOrder({ names, ids: questions.toSorted((a, b) => gain(b) - gain(a)).map(({ id }) => id) });
  }
  if (order?.names !== names) return questions;
  return questions.toSorted((a, b) => order.ids.indexOf(a.id) - order.ids.indexOf(b.id));
}
