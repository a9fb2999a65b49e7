import { useLingui } from '@lingui/react';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Resume, ResumeReview } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { fieldAt, withOwnWords } from '#domain/resume/resume-changes.ts';
import { Button } from '../../../ui/button.tsx';
import type { BuilderActions } from '../builder-actions.ts';
import { useLineLinks } from '../line-links.ts';
import { adviceText, questionText } from './fix-advice.ts';

type Fix = ResumeReview['fixes'][number];
type Edits = NonNullable<Fix['apply']>;

interface ScoreFixesProps {
  fixes: readonly Fix[];
  questions: Resume['questions'];
  data: ResumeData;
  actions: Pick<BuilderActions, 'update'>;
  onQuestion: (id: string) => void;
}

/** The best fixes first, each with the gain that was measured: made with one click, or the way to where it's made. */
export function ScoreFixes({ fixes, questions, data, actions, onQuestion }: ScoreFixesProps) {
  const { _ } = useLingui();
  const [made, setMade] = useState<readonly { fix: Fix; before: Edits }[]>([]);
  const write = (edits: Edits) => actions.update({ structuredData: withEdits(data, edits) });
  const apply = (fix: Fix, edits: Edits) => {
    const before = edits.map(({ path }) => ({ path, text: fieldAt(data, path) ?? '' }));
    setMade([...made.filter((one) => one.fix.id !== fix.id), { fix, before }]);
    write(edits);
  };
  const undo = (id: string, before: Edits) => {
    setMade(made.filter(({ fix }) => fix.id !== id));
    write(before);
  };
  const left = fixes.filter(({ id }) => !made.some(({ fix }) => fix.id === id));
  if (left.length + made.length === 0)
    return <p className="text-ink-2 text-xs">{_('Nothing left to fix that we can measure.')}</p>;
  return (
    <ol className="space-y-3">
      {made.map(({ fix, before }) => (
        <MadeFix key={fix.id} fix={fix} onUndo={() => undo(fix.id, before)} />
      ))}
      {left.map((fix) => (
        <OpenFix
          key={fix.id}
          fix={fix}
          questionId={questionFor(fix, questions)}
          onApply={(edits) => apply(fix, edits)}
          onQuestion={onQuestion}
        />
      ))}
    </ol>
  );
}

/** A list of skills may not be there yet. */
function withEdits(data: ResumeData, edits: Edits): ResumeData {
  const listed = edits.some(({ path }) => path === 'skills') ? { ...data, skills: data.skills ?? [] } : data;
  return edits.reduce((edited, { path, text }) => withOwnWords(edited, path, text), listed);
}

function questionFor({ advice }: Fix, questions: Resume['questions']): string | undefined {
  if (advice.code !== 'show-asked-skill') return undefined;
  return questions.find(({ claim, answer }) => answer === null && claim === advice.skill)?.id;
}

interface OpenFixProps {
  fix: Fix;
  questionId: string | undefined;
  onApply: (edits: Edits) => void;
  onQuestion: (id: string) => void;
}

function OpenFix({ fix, questionId, onApply, onQuestion }: OpenFixProps) {
  const { _, i18n } = useLingui();
  const { advice, gain, asks } = fix;
  return (
    <li className="grid grid-cols-[2.25rem_1fr] gap-x-2 text-sm [overflow-wrap:anywhere]">
      <span className="font-bold text-link">+{gain}</span>
      <div>
        <p>{adviceText(advice, i18n)}</p>
        {asks.map((fact) => (
          <p key={JSON.stringify(fact)} className="mt-0.5 text-ink-2 text-xs">
            {questionText(fact, i18n)}
          </p>
        ))}
        <p className="mt-0.5 text-2xs text-ink-3">
          {asks.length > 0 ? _('Estimated. Add it only if it’s true.') : _('Exact gain.')}
        </p>
        <FixAction fix={fix} questionId={questionId} onApply={onApply} onQuestion={onQuestion} />
      </div>
    </li>
  );
}

function FixAction({ fix: { apply, path }, questionId, onApply, onQuestion }: OpenFixProps) {
  const { _ } = useLingui();
  const links = useLineLinks();
  const way = apply
    ? { text: _('Fix it'), go: () => onApply(apply) }
    : questionId !== undefined
      ? { text: _('Answer a question'), go: () => onQuestion(questionId) }
      : path !== null && { text: _('Go to the field'), go: () => links.openField(path) };
  if (!way) return null;
  return (
    <Button size="sm" className="mt-1.5 max-lg:min-h-11" onClick={way.go}>
      {way.text}
    </Button>
  );
}

function MadeFix({ fix, onUndo }: { fix: Fix; onUndo: () => void }) {
  const { _, i18n } = useLingui();
  return (
    <li className="grid grid-cols-[2.25rem_1fr_auto] items-baseline gap-x-2 text-sm">
      <Check className="size-4 self-center text-ok" aria-hidden="true" />
      <p className="text-ink-2">
        {adviceText(fix.advice, i18n)} <span className="sr-only">{_('fixed')}</span>
      </p>
      <Button variant="link" size="sm" className="-me-1 px-1.5 max-lg:min-h-11" onClick={onUndo}>
        {_('Undo')}
      </Button>
    </li>
  );
}
