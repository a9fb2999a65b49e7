import { useLingui } from '@lingui/react';
import { Check } from 'lucide-react';
import type { Resume, ResumeQuestion } from '#contract/resume.ts';
import { answerChangeId } from '#domain/resume/answer-changes.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { Button } from '../../../ui/button.tsx';
import { questionText } from './question-texts.ts';
import { useSectionName } from './use-section-name.ts';

interface AnsweredQuestionProps {
  question: ResumeQuestion;
  resume: Resume;
  data: ResumeData;
  onUndo: () => void;
}

/** A question that is out of the way, with what came of it and the way back. */
export function AnsweredQuestion({ question, resume, data, onUndo }: AnsweredQuestionProps) {
  const { _, i18n } = useLingui();
  const text = questionText(question, i18n);
  const { answer, words } = question;
  const outcome = useOutcome(question, resume, data);
  return (
    <div className="flex items-start justify-between gap-3 text-sm">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h3 className="text-ink-2">{text}</h3>
        {answer === 'yes' && words && <p className="mt-0.5">{words}</p>}
        <p className="mt-0.5 flex items-center gap-1 text-ink-3 text-xs">
          {answer === 'yes' && <Check aria-hidden="true" className="size-3.5 shrink-0 text-ok" />}
          {outcome}
        </p>
      </div>
      <Button
        variant="link"
        size="sm"
        className="-me-1 px-1.5 max-lg:min-h-11"
        aria-label={`${_('Undo')}: ${text}`}
        onClick={onUndo}
      >
        {_('Undo')}
      </Button>
    </div>
  );
}

function useOutcome(
  { id, kind, answer, words, wordedBy: model }: ResumeQuestion,
  resume: Resume,
  data: ResumeData,
): string {
  const { _ } = useLingui();
  const sectionName = useSectionName();
  if (answer === null) return _('Skipped');
  if (answer === 'no') return _("No. We won't ask again.");
  const change = resume.changes.find((each) => each.id === answerChangeId(id));
  if (change?.state === 'rejected') return _('You rejected the line.');
  if (change) {
    const section = sectionName(data, change.path);
    return model
      ? _('Added under {section}, worded by {model}', { section, model })
      : _('Added under {section}', { section });
  }
  const isSkill = kind === 'tools' || (words === '' && (kind === 'tool' || kind === 'practice'));
  return isSkill ? _('Added to your skills') : _('Yes');
}
