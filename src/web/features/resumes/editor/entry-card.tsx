import { useLingui } from '@lingui/react';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { arrows } from './arrows.ts';
import type { RowProps } from './editor-list.tsx';
import { unsureMark } from './go-to-unsure.tsx';
import { RowMenu } from './row-menu.tsx';
import { useOpenChecks } from './unsure.tsx';
import { useUnfolded } from './wanted-field.ts';

interface EntryCardProps<Item> extends RowProps<Item> {
  title: string;
  detail: string;
  /** Of the entry in the data. */
  path: string;
  /** Its fields, drawn only while they are shown: a long history stays light. */
  fields: () => ReactNode;
}

/** One job, school or section, folded to a line until it is edited. */
export function EntryCard<Item>({
  id,
  origin,
  at,
  count,
  steps,
  title,
  detail,
  path,
  fields,
}: EntryCardProps<Item>) {
  const { _ } = useLingui();
  const bodyId = useId();
  const hasUnsure = useOpenChecks(path).length > 0;
  const [isOpen, setIsOpen] = useUnfolded(path, () => at === 0 || hasUnsure || !/^\d+$/.test(origin));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? arrows[event.key] : undefined;
    if (!by) return;
    event.preventDefault();
    steps.move(at, by);
  };
  return (
    <div id={id} className="rounded-md border border-line bg-raised/40">
      <div className="flex items-center">
        <button
          type="button"
          aria-expanded={isOpen}
          {...(hasUnsure && !isOpen && unsureMark)}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => setIsOpen(!isOpen)}
          onKeyDown={onKeyDown}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-2.5 rounded-md py-2 ps-3 text-start"
        >
          <ChevronDown
            aria-hidden="true"
            className={clsx('size-4 shrink-0 text-ink-3 transition-transform', isOpen && 'rotate-180')}
          />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold text-sm">{title}</span>
            {detail && <span className="block truncate text-ink-3 text-xs">{detail}</span>}
            {hasUnsure && !isOpen && (
              <span className="block font-semibold text-warn text-xs">{_('Please check')}</span>
            )}
          </span>
        </button>
        <RowMenu
          name={title}
          isFirst={at === 0}
          isLast={at === count - 1}
          onMove={(by) => steps.move(at, by)}
          onRemove={() => steps.remove(at)}
        />
      </div>
      {isOpen && (
        <div id={bodyId} className="space-y-4 border-line border-t p-3 pt-4">
          {fields()}
        </div>
      )}
    </div>
  );
}
