import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { diffArrays } from 'diff/lib/diff/array.js';
import { useMemo } from 'react';
import type { ChangeState } from '#domain/resume/resume-changes.ts';

interface ListDiffProps {
  /** One item a line. */
  before: string;
  after: string;
  state: ChangeState;
  /** Whole lines stand below each other, each cut where its row ends. */
  isOfLines?: boolean;
}

/** A list whose order changed, or that has more: both lists. What is new or moved forward is marked, and what was left out, if anything, is struck. */
export function ListDiff({ before, after, state, isOfLines = false }: ListDiffProps) {
  const { _ } = useLingui();
  const { old, fresh, forward } = useMemo(() => orders(before, after), [before, after]);
  const isRejected = state === 'rejected';
  const isReordered = fresh.length === old.length;
  const pencil = 'bg-wash/70 underline decoration-2 decoration-mark underline-offset-4';
  return (
    <dl className="space-y-1.5 text-base/relaxed [overflow-wrap:anywhere]">
      {old.length > 0 && (
        <Order
          name={isReordered ? _('Your order') : _('Your list')}
          items={old}
          isOfLines={isOfLines}
          className={isRejected ? '' : 'text-ink-3'}
          lookOf={(item) => !fresh.includes(item) && 'line-through decoration-mark'}
        />
      )}
      <Order
        name={isReordered ? _('New order') : _('New list')}
        items={fresh}
        isOfLines={isOfLines}
        className={isRejected ? 'text-ink-3 line-through decoration-edge' : ''}
        lookOf={(item) => state === 'open' && forward.has(item) && pencil}
      />
    </dl>
  );
}

function orders(before: string, after: string) {
  const old = before.split('\n').filter(Boolean);
  const fresh = after.split('\n').filter(Boolean);
  // From the end on: where it can be told either way, something moved forward rather than others back.
  const steps = diffArrays(old.toReversed(), fresh.toReversed());
  const moved = steps.flatMap(({ added, value }) => (added ? value : []));
  const isForward = (item: string) => !old.includes(item) || fresh.indexOf(item) < old.indexOf(item);
  return { old, fresh, forward: new Set(moved.filter(isForward)) };
}

interface OrderProps {
  name: string;
  items: readonly string[];
  isOfLines: boolean;
  className: string;
  lookOf: (item: string) => string | false;
}

function Order({ name, items, isOfLines, className, lookOf }: OrderProps) {
  return (
    <div>
      <dt className="text-2xs text-ink-3">{name}</dt>
      <dd>
        <ol className={className}>
          {items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list may name a thing twice
            <li key={at} className={isOfLines ? 'truncate' : 'inline'}>
              <span className={clsx('[text-decoration-skip-ink:none]', lookOf(item))}>{item}</span>
              {!isOfLines && at < items.length - 1 && ', '}
            </li>
          ))}
        </ol>
      </dd>
    </div>
  );
}
