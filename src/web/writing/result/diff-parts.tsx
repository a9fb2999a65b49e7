import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { ChangeState } from '#domain/resume/resume-changes.ts';
import type { DiffPart } from './word-diff.ts';

interface DiffPartsProps {
  parts: readonly DiffPart[];
  state: ChangeState;
}

/** The blue pencil marks what is still open; once decided, what stands is plain and the rest is struck. */
export function DiffParts({ parts, state }: DiffPartsProps) {
  return parts.map(({ kind, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other name
    <Fragment key={index}>
      {/* The space stays outside the mark, and a word that replaces another stands apart from it. */}
      {/^\s*/.exec(text)?.[0] || (parts[index - 1]?.kind === 'removed' && kind === 'added' && ' ')}
      <Part kind={kind} text={text.trim()} state={state} />
      {/\s+$/.exec(text)?.[0]}
    </Fragment>
  ));
}

function Part({ kind, text, state }: DiffPart & { state: ChangeState }) {
  const { _ } = useLingui();
  if (text === '') return null;
  if (kind === 'same')
    return (
      <span>
        <span className="sr-only">{_('Unchanged:')} </span>
        {text}
      </span>
    );
  const isStruck = (kind === 'removed') !== (state === 'rejected');
  const Mark = isStruck ? 'del' : 'ins';
  return (
    <Mark className={clsx('[text-decoration-skip-ink:none]', isStruck ? struck(state) : standing(state))}>
      <span className="sr-only">{kind === 'removed' ? _('Your words:') : _('New words:')} </span>
      {text}
    </Mark>
  );
}

const struck = (state: ChangeState) =>
  clsx(
    'text-ink-3 line-through',
    state === 'open' ? 'decoration-[1.5px] decoration-mark' : 'decoration-edge',
  );

const standing = (state: ChangeState) =>
  state === 'open' ? 'bg-wash/70 underline decoration-2 decoration-mark underline-offset-4' : 'no-underline';
