import { useLingui } from '@lingui/react';
import type { ResumeQuestion } from '#contract/resume.ts';
import { Button } from '../../../ui/button.tsx';

/** A question that is out of the way, in one line, with the way back. */
export function AnsweredQuestion({ question, onUndo }: { question: ResumeQuestion; onUndo: () => void }) {
  const { _ } = useLingui();
  const { claim, answer, words } = question;
  return (
    <div className="flex items-start justify-between gap-3 text-sm">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="text-ink-2">{claim}</p>
        <p className="text-ink-3 text-xs">
          {answer === 'yes' ? _('Yes, true') : answer === 'no' ? _('No, never asked again') : _('Skipped')}
          {words && `: ${words}`}
        </p>
      </div>
      <Button variant="link" size="sm" className="-me-1 px-1.5 max-lg:min-h-11" onClick={onUndo}>
        {_('Undo')}
      </Button>
    </div>
  );
}
