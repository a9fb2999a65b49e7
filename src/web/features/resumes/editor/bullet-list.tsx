import { useLingui } from '@lingui/react';
import { type KeyboardEvent, memo, useCallback } from 'react';
import { arrows } from './arrows.ts';
import { AutoTextArea } from './auto-text-area.tsx';
import { EditorList, type RowProps } from './editor-list.tsx';
import { RowMenu } from './row-menu.tsx';
import { useFieldCheck } from './unsure.tsx';
import { fieldMark } from './wanted-field.ts';
import { splitBullet } from './written-lists.ts';

interface BulletListProps {
  legend: string;
  /** Of the list in the data. */
  path: string;
  lines: readonly string[];
  onItems: (items: string[]) => void;
}

/** Lines of a job or a school, those that were split in one place each in a row of its own: Enter begins the next, Backspace in an empty one removes it, Alt with an arrow moves. */
export function BulletList({ legend, path, lines, onItems }: BulletListProps) {
  const { _ } = useLingui();
  const rows = lines.flatMap((line, place) => line.split('\n').map((text) => ({ text, place })));
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <EditorList
        items={rows.map(({ text }) => text)}
        onItems={onItems}
        titleOf={titleOf}
        blank=""
        addText={_('Add a line')}
        row={(row) => <Bullet {...row} path={`${path}.${rows[row.at]?.place}`} />}
      />
      <p className="mt-1 hidden text-2xs text-ink-3 lg:pointer-fine:block">
        {_('Enter starts the next line. Alt with an arrow moves a line.')}
      </p>
    </fieldset>
  );
}

const titleOf = (text: string) => text;

const Bullet = memo(function Bullet({
  id,
  item,
  at,
  count,
  steps,
  path,
}: RowProps<string> & { path: string }) {
  const { _ } = useLingui();
  const isUnsure = useFieldCheck(path)?.isSettled === false;
  const label = _('Line {number} of {count}', { number: at + 1, count });
  const write = useCallback(
    (text: string) => {
      if (!text.includes('\n')) return steps.set(at, text);
      const lines = splitBullet(text);
      steps.split(at, lines, lines.length === 2 ? 'start' : 'end');
    },
    [steps, at],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const by = event.altKey ? arrows[event.key] : undefined;
    if (by) steps.move(at, by);
    else if (event.key === 'Backspace' && item === '') steps.remove(at);
    else return;
    event.preventDefault();
  };
  return (
    <div id={id} className="-me-3 flex items-start">
      <div className="min-w-0 flex-1">
        <AutoTextArea
          {...fieldMark(path)}
          aria-label={isUnsure ? `${label}. ${_('Please check')}` : label}
          value={item}
          className={isUnsure ? 'border-warn' : ''}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {isUnsure && <p className="mt-1 font-medium text-warn text-xs">{_('Please check')}</p>}
      </div>
      <RowMenu
        name={label}
        isFirst={at === 0}
        isLast={at === count - 1}
        onMove={(by) => steps.move(at, by)}
        onRemove={() => steps.remove(at)}
      />
    </div>
  );
});
