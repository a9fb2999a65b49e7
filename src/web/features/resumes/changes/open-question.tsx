import { useLingui } from '@lingui/react';
import type { Resume, ResumeQuestion } from '#contract/resume.ts';
import { placeOfAsked } from '#domain/resume/answer-changes.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { fieldAt } from '#domain/resume/resume-changes.ts';
import { type QuestionAnswers, QuestionForm } from './question-form.tsx';
import { questionText } from './question-texts.ts';

interface OpenQuestionProps extends QuestionAnswers {
  question: ResumeQuestion;
  resume: Resume;
  data: ResumeData;
  /** What an answer would bring, by estimate; undefined while that is unknown. */
  gain: number | undefined;
  isExpanded: boolean;
  hasFocus: boolean;
  onExpand: () => void;
}

export function OpenQuestion({ question, resume, data, gain = 0, isExpanded, ...rest }: OpenQuestionProps) {
  const { _, i18n } = useLingui();
  const { hasFocus, onExpand, onAnswer, onSkip } = rest;
  const text = questionText(question, i18n);
  return (
    <div className="[overflow-wrap:anywhere]">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className={isExpanded ? 'font-semibold text-base' : 'font-semibold text-sm'}>
          {isExpanded ? (
            text
          ) : (
            <button
              type="button"
              aria-expanded="false"
              onClick={onExpand}
              className="text-start hover:text-link max-lg:min-h-11"
            >
              {text}
            </button>
          )}
        </h3>
        {gain > 0 && (
          <span className="shrink-0 font-medium text-ink-3 text-xs tabular-nums">
            {_('about {gain}', { gain: `+${gain}` })}
          </span>
        )}
      </div>
      <About question={question} resume={resume} data={data} />
      {isExpanded && (
        <QuestionForm
          question={question}
          jobs={data.experience}
          hasFocus={hasFocus}
          onAnswer={onAnswer}
          onSkip={onSkip}
        />
      )}
    </div>
  );
}

/** Why it's asked: the posting's words, or the person's own. */
function About({ question, resume, data }: Pick<OpenQuestionProps, 'question' | 'resume' | 'data'>) {
  const { _ } = useLingui();
  const { kind, quote, claim } = question;
  const look = 'mt-0.5 text-ink-3 text-xs';
  if (kind === 'result' || kind === 'detail') {
    const place = placeOfAsked(data, resume.changes, question);
    const line = (place && fieldAt(data, place)) ?? claim;
    return <p className={look}>{_('You wrote: “{line}”', { line })}</p>;
  }
  if (kind === 'work')
    return (
      <p className={look}>
        {quote && `${_('You wrote: “{line}”', { line: quote })} `}
        {_('Say what you did, how many or how often, and what came of it.')}
      </p>
    );
  if (/^(?:amounts|outcome|tools|certificates)$/.test(kind)) return null;
  if (kind === 'listed')
    return <p className={look}>{_('The posting asks for it. It’s in your skills, but no line shows it.')}</p>;
  return (
    <p className={look}>
      {quote ? _('The posting says: “{quote}”', { quote }) : _('The posting asks for it.')}
    </p>
  );
}
