import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import type { ResumeQuestion } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { maxAnswerLength } from '#domain/resume/resume-limits.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { controlLook } from '../../../ui/text-input.tsx';
import { WordsField } from '../../../writing/result/words-field.tsx';
import { formTexts } from './question-texts.ts';

export interface QuestionAnswers {
  onAnswer: (answer: 'yes' | 'no', words: string, job: number) => void;
  onSkip: () => void;
}

interface QuestionFormProps extends QuestionAnswers {
  question: ResumeQuestion;
  jobs: ResumeData['experience'];
  /** The person came here by themselves: the field is theirs to type in. */
  hasFocus: boolean;
}

const touchSize = 'max-lg:min-h-11 max-lg:px-4';

/** Where the person says it in their own words, which become a line as they are. */
export function QuestionForm({ question, jobs, hasFocus, onAnswer, onSkip }: QuestionFormProps) {
  const { _ } = useLingui();
  const [words, setWords] = useState('');
  const [job, setJob] = useState(0);
  const { kind } = question;
  const texts = formTexts[kind];
  const isSkill = kind === 'tool' || kind === 'practice';
  const isEmpty = words.trim() === '' && kind !== 'credential';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty) onAnswer('yes', words.trim(), job);
  };
  const needsJob = jobs.length > 1 && (isSkill || /^(?:experience|ask|listed|amounts|outcome)$/.test(kind));
  return (
    <form onSubmit={send} className="mt-3 space-y-3">
      <WordsField
        label={_(texts.label)}
        hint={_(texts.hint)}
        maxLength={maxAnswerLength}
        rows={kind === 'credential' ? 1 : 3}
        hasFocus={hasFocus}
        words={words}
        onWords={setWords}
      />
      {needsJob && <JobChoice jobs={jobs} job={job} onJob={setJob} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" variant="primary" disabled={isEmpty} className={touchSize}>
          {_(texts.send)}
        </Button>
        {isSkill && isEmpty && (
          <Button size="sm" className={touchSize} onClick={() => onAnswer('yes', '', job)}>
            {_('Just list the skill')}
          </Button>
        )}
        <Button size="sm" className={touchSize} onClick={() => onAnswer('no', '', job)}>
          {_(texts.deny)}
        </Button>
        <Button size="sm" variant="ghost" className={`ms-auto ${touchSize}`} onClick={onSkip}>
          {_('Skip')}
        </Button>
      </div>
    </form>
  );
}

interface JobChoiceProps {
  jobs: ResumeData['experience'];
  job: number;
  onJob: (job: number) => void;
}

function JobChoice({ jobs, job, onJob }: JobChoiceProps) {
  const { _ } = useLingui();
  return (
    <Field label={_('Add it under')}>
      {(control) => (
        <select
          {...control}
          value={job}
          onChange={(event) => onJob(Number(event.target.value))}
          className={controlLook()}
        >
          {jobs.map(({ title, company }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may read the same
            <option key={place} value={place}>
              {[title, company].filter(Boolean).join(', ')}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
