import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ResumeChange } from '#domain/resume/resume-changes.ts';
import { Button } from '../../../ui/button.tsx';
import { ChangePoints } from '../../../writing/result/change-points.tsx';
import { EntryHead } from '../../../writing/result/entry-head.tsx';
import { ChangeDiff } from './change-diff.tsx';
import { ChangeSource } from './change-source.tsx';
import { reasonTexts } from './edit-reasons.ts';

interface ChangeBodyProps {
  change: ResumeChange;
  section: string;
  number?: number | undefined;
  isCurrent?: boolean;
  /** The pasted text, which the source is quoted from. */
  original: string;
  children?: ReactNode;
}

/** One rewritten line: where it stands, what was changed, why, and what it rests on. */
export function ChangeBody({
  change,
  section,
  number,
  isCurrent = false,
  original,
  children,
}: ChangeBodyProps) {
  return (
    <>
      <EntryHead number={number} section={section} look={isCurrent ? 'current' : 'plain'} />
      <div className="mt-1">
        <ChangeDiff change={change} />
      </div>
      <ChangeSource reason={useReason(change)} original={original} support={change.support} />
      {children}
    </>
  );
}

/** What the person said themselves has no source in what they pasted: it has its day. */
function useReason({ reason, confirmedAt }: ResumeChange): string {
  const { _, i18n } = useLingui();
  if (reason !== 'confirmed' || confirmedAt === undefined) return _(reasonTexts[reason]);
  return _('You said this on {date}', { date: i18n.date(confirmedAt, { dateStyle: 'medium' }) });
}

interface ReviewedChangeProps extends ChangeBodyProps {
  isCurrent: boolean;
  /** The person has since written something else there: nothing is left to decide. */
  isEdited: boolean;
  /** What was said to the question whether it's true, in place of "Kept" or "Rejected". */
  answered: ReactNode;
  points: number | undefined;
  onDecide: (state: 'kept' | 'rejected') => void;
  onReopen: () => void;
}

export function ReviewedChange({
  change,
  section,
  number,
  original,
  isEdited,
  ...rest
}: ReviewedChangeProps) {
  const { _ } = useLingui();
  return (
    // Nothing is open in a line that was edited: the pencil rests.
    <ChangeBody
      change={isEdited ? { ...change, state: 'kept' } : change}
      section={section}
      number={number}
      isCurrent={rest.isCurrent}
      original={original}
    >
      {isEdited ? (
        <p className="mt-2.5 font-medium text-ink-2 text-xs">{_('You have edited this line')}</p>
      ) : (
        <Decision change={change} {...rest} />
      )}
    </ChangeBody>
  );
}

type DecisionProps = Pick<
  ReviewedChangeProps,
  'change' | 'isCurrent' | 'answered' | 'points' | 'onDecide' | 'onReopen'
>;

function Decision({ change, isCurrent, answered, points, onDecide, onReopen }: DecisionProps) {
  return (
    <div className="mt-2.5 flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1.5">
      {change.state === 'open' ? (
        <Choices isCurrent={isCurrent} onDecide={onDecide} />
      ) : (
        <Decided state={change.state} answered={answered} onReopen={onReopen} />
      )}
      <ChangePoints points={points} />
    </div>
  );
}

function Choices({ isCurrent, onDecide }: Pick<DecisionProps, 'isCurrent' | 'onDecide'>) {
  const { _ } = useLingui();
  const choices = [
    { state: 'kept', text: _('Keep'), Icon: Check, shortcut: 'Y' },
    { state: 'rejected', text: _('Reject'), Icon: X, shortcut: 'N' },
  ] as const;
  return choices.map(({ state, text, Icon, shortcut }) => (
    <Button
      key={state}
      size="sm"
      // One filled button a panel: that of the change being looked at.
      variant={isCurrent && state === 'kept' ? 'primary' : 'quiet'}
      aria-keyshortcuts={isCurrent ? shortcut : undefined}
      onClick={() => onDecide(state)}
      className="max-lg:min-h-11 max-lg:px-4"
    >
      <Icon className="size-4" aria-hidden="true" />
      {text}
      {isCurrent && (
        <span aria-hidden="true" className="hidden text-2xs opacity-80 lg:pointer-fine:inline">
          {shortcut}
        </span>
      )}
    </Button>
  ));
}

interface DecidedProps extends Pick<DecisionProps, 'answered' | 'onReopen'> {
  state: 'kept' | 'rejected';
}

function Decided({ state, answered, onReopen }: DecidedProps) {
  const { _ } = useLingui();
  const isKept = state === 'kept';
  const Icon = isKept ? Check : X;
  return (
    <>
      <span
        className={clsx(
          'inline-flex items-center gap-1.5 font-semibold text-xs',
          isKept ? 'text-ok' : 'text-ink-2',
          // With its date it takes a row of its own.
          answered && isKept && 'w-full',
        )}
      >
        <Icon className="size-4" aria-hidden="true" />
        {answered ?? (isKept ? _('Kept') : _('Rejected'))}
      </span>
      <Button
        variant="link"
        size="sm"
        className={clsx('px-1.5 max-lg:min-h-11', answered && isKept && '-ms-3')}
        onClick={onReopen}
      >
        {_('Undo')}
      </Button>
    </>
  );
}
