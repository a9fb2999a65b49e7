import { useLingui } from '@lingui/react';
import type { Resume, ResumeQuestion, ResumeReview } from '#contract/resume.ts';
import { answerChangeId } from '#domain/resume/answer-changes.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { BuilderActions } from '../builder-actions.ts';
import { AnsweredQuestion } from './answered-question.tsx';
import { OpenQuestion } from './open-question.tsx';
import type { QuestionReview } from './use-questions.ts';

interface QuestionListProps {
  resume: Resume;
  data: ResumeData;
  points: ResumeReview['points'] | undefined;
  questions: QuestionReview;
  actions: BuilderActions;
}

/** What only the person knows. One question is open at a time; what was answered stays in its place. */
export function QuestionList({ resume, data, points, questions, actions }: QuestionListProps) {
  const { _ } = useLingui();
  const { shown, current } = questions;
  const row = (question: ResumeQuestion) => {
    const { id } = question;
    const answer = (given: 'yes' | 'no' | null, words: string, job: number) =>
      questions.leave(id, () => actions.answer(id, given, words, job));
    if (questions.isOpen(question))
      return (
        <OpenQuestion
          question={question}
          resume={resume}
          data={data}
          gain={points && -(points[answerChangeId(id)] ?? 0)}
          isExpanded={id === current}
          hasFocus={id === questions.chosen}
          onExpand={() => questions.open(id)}
          onAnswer={answer}
          onSkip={() => questions.skip(id)}
        />
      );
    const undo = () =>
      question.answer === null
        ? questions.open(id)
        : questions.open(id, () => actions.answer(id, null, '', 0));
    return <AnsweredQuestion question={question} resume={resume} data={data} onUndo={undo} />;
  };
  if (shown.length === 0)
    return <p className="py-4 text-ink-2 text-sm">{_('We have no questions about this resume.')}</p>;
  return (
    <div data-own-letters>
      <p className="text-ink-2 text-sm">
        {_('Only you know these. Your answer becomes a line, and you decide whether it stays.')}
      </p>
      <ul className="mt-1 divide-y divide-line">
        {shown.map((question) => (
          <li
            key={question.id}
            id={questions.elementId(question.id)}
            tabIndex={-1}
            className="scroll-my-24 py-4 outline-offset-4"
          >
            {row(question)}
          </li>
        ))}
      </ul>
      <p className="border-line border-t pt-4 text-2xs text-ink-3">
        {_('“About” means estimated. Add it only if it’s true.')}
      </p>
    </div>
  );
}
