import { useLingui } from '@lingui/react';
import type { Resume, ResumeReview } from '#contract/resume.ts';
import { Button } from '../../../ui/button.tsx';
import { useLineLinks } from '../line-links.ts';
import { adviceText, questionText } from './fix-advice.ts';

type Fix = ResumeReview['fixes'][number];

interface ScoreFixesProps {
  fixes: readonly Fix[];
  questions: Resume['questions'];
  onQuestion: (id: string) => void;
}

/** The best fixes first, each with the gain that was measured by an example, and the way to where it's made. */
export function ScoreFixes({ fixes, questions, onQuestion }: ScoreFixesProps) {
  const { _, i18n } = useLingui();
  if (fixes.length === 0)
    return <p className="text-ink-2 text-xs">{_('Nothing left to fix that we can measure.')}</p>;
  return (
    <ol className="space-y-3">
      {fixes.map((fix) => (
        <li key={fix.id} className="grid grid-cols-[2.25rem_1fr] gap-x-2 text-sm [overflow-wrap:anywhere]">
          <span className="font-bold text-link">+{fix.gain}</span>
          <div>
            <p>{adviceText(fix.advice, i18n)}</p>
            {fix.asks.map((fact) => (
              <p key={JSON.stringify(fact)} className="mt-0.5 text-ink-2 text-xs">
                {questionText(fact, i18n)}
              </p>
            ))}
            <p className="mt-0.5 text-2xs text-ink-3">{_('Estimated. Add it only if it’s true.')}</p>
            <FixAction fix={fix} questionId={questionFor(fix, questions)} onQuestion={onQuestion} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function questionFor({ advice }: Fix, questions: Resume['questions']): string | undefined {
  if (advice.code !== 'show-asked-skill') return undefined;
  return questions.find(({ claim, answer }) => answer === null && claim === advice.skill)?.id;
}

interface FixActionProps {
  fix: Fix;
  questionId: string | undefined;
  onQuestion: (id: string) => void;
}

function FixAction({ fix: { path }, questionId, onQuestion }: FixActionProps) {
  const { _ } = useLingui();
  const links = useLineLinks();
  const way =
    questionId !== undefined
      ? { text: _('Answer a question'), go: () => onQuestion(questionId) }
      : path !== null && { text: _('Go to the field'), go: () => links.openField(path) };
  if (!way) return null;
  return (
    <Button size="sm" className="mt-1.5 max-lg:min-h-11" onClick={way.go}>
      {way.text}
    </Button>
  );
}
