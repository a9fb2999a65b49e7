import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Resume } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import { Button } from '../../../ui/button.tsx';
import type { BuilderActions } from '../builder-actions.ts';
import { SettledField } from './settled-field.tsx';
import { UnsureCount } from './unsure-count.tsx';
import { UnsureField } from './unsure-field.tsx';
import { type FieldCheck, type FieldChecks, useFieldChecks } from './use-field-checks.ts';
import { useFieldName } from './use-field-name.ts';

interface UnsureCardProps {
  resume: Resume;
  data: ResumeData;
  actions: BuilderActions;
}

/** More at once would hide the changes below them. */
const maxAtFirst = 3;

/** What was read with doubt, beside the words it was read from. */
export function UnsureCard({ resume, data, actions }: UnsureCardProps) {
  const { _ } = useLingui();
  const id = useId();
  const checks = useFieldChecks(resume, data, actions);
  const [said, setSaid] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const all = checks.checks;
  if (all.length === 0) return null;
  const shown = showsAll ? all : firstOpen(all, maxAtFirst);
  const hidden = all.slice(shown.length);
  const focusOn = (path: string) => document.getElementById(`${id}-${path}`)?.focus({ preventScroll: true });
  /** The pressed button goes with what it did; the focus stays with its field. */
  const onAct = (path: string, openCount: number) => {
    focusOn(path);
    setSaid(openCount > 0 ? _('{count} left to check.', { count: openCount }) : _('All checked'));
  };
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    focusOn(hidden[0]?.path ?? '');
  };
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className="my-4 rounded-e-md border-warn border-s-2 bg-surface px-3.5 pt-3 pb-1"
      data-own-letters
    >
      <h3 id={`${id}-heading`} className="font-bold text-sm">
        <UnsureCount count={checks.openCount} />
      </h3>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul className="divide-y divide-line">
        {shown.map((check) => (
          <li key={check.path} id={`${id}-${check.path}`} tabIndex={-1} className="-mx-2 px-2 py-3">
            <CheckRow {...{ check, checks, data, onAct }} original={resume.originalContent} />
          </li>
        ))}
      </ul>
      {hidden[0] && <ShowMore count={hidden.length} onShow={showAll} />}
    </section>
  );
}

interface CheckRowProps {
  check: FieldCheck;
  checks: FieldChecks;
  data: ResumeData;
  original: string;
  /** Called before a field is settled or taken up again, with how many are open then. */
  onAct: (path: string, openCount: number) => void;
}

function CheckRow({ check, checks: { openCount, ...checks }, data, original, onAct }: CheckRowProps) {
  const name = useFieldName()(data, check.path);
  const { path } = check;
  const act = (openThen: number, what: () => void) => {
    onAct(path, openThen);
    what();
  };
  if (check.isSettled) {
    const undo = () => act(openCount + 1, () => checks.undo(path));
    return <SettledField check={check} name={name} onUndo={undo} />;
  }
  return (
    <UnsureField
      {...{ check, name, original }}
      onConfirm={() => act(openCount - 1, () => checks.confirm(path))}
      onFix={(text) => act(openCount - 1, () => checks.fix(path, text))}
    />
  );
}

function ShowMore({ count, onShow }: { count: number; onShow: () => void }) {
  const { _ } = useLingui();
  return (
    <Button variant="link" size="sm" className="mb-2 px-0 max-lg:min-h-11" onClick={onShow}>
      {_('Show {count} more', { count })}
    </Button>
  );
}

/** The first open ones, with what was settled between them. */
function firstOpen(checks: readonly FieldCheck[], most: number): readonly FieldCheck[] {
  const open = checks.filter(({ isSettled }) => !isSettled);
  const next = open[most];
  return next ? checks.slice(0, checks.indexOf(next)) : checks;
}
