import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import type { ResumeQuestion } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume.ts';
import type { BuilderActions } from '../builder-actions.ts';
import { AnsweredQuestion } from './answered-question.tsx';
import { TruthQuestion } from './truth-question.tsx';

interface TruthQuestionsProps {
  questions: readonly ResumeQuestion[];
  data: ResumeData;
  actions: BuilderActions;
}

/** What the person's words do not say, asked instead of claimed. */
export function TruthQuestions({ questions, data, actions }: TruthQuestionsProps) {
  const { _ } = useLingui();
  const listId = useId();
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  if (questions.length === 0) return null;

  const skip = (id: string, isSkipped: boolean) =>
    setSkipped(isSkipped ? [...skipped, id] : skipped.filter((each) => each !== id));
  /** The pressed button goes with what it did; the focus stays with its question. */
  const act = (id: string, what: () => void) => {
    document.getElementById(`${listId}-${id}`)?.focus({ preventScroll: true });
    what();
  };
  const row = (question: ResumeQuestion) => {
    const { id, answer } = question;
    if (answer === null && !skipped.includes(id))
      return (
        <TruthQuestion
          question={question}
          data={data}
          onAnswer={(given, words) => act(id, () => actions.answer(id, given, words))}
          onSkip={() => act(id, () => skip(id, true))}
        />
      );
    const undo = () => (answer === null ? skip(id, false) : actions.answer(id, null, ''));
    return <AnsweredQuestion question={question} onUndo={() => act(id, undo)} />;
  };
  return (
    <section className="border-line border-t py-5" data-own-letters>
      <h3 className="font-bold text-base">{_('Questions')}</h3>
      <p className="mt-1 text-ink-2 text-xs">
        {_('Nothing is added unless you say so. A yes counts as your own words; a no is not asked again.')}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {questions.map((question) => (
          <li key={question.id} id={`${listId}-${question.id}`} tabIndex={-1} className="py-3.5">
            {row(question)}
          </li>
        ))}
      </ul>
    </section>
  );
}
