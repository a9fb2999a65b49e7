import { Plus } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { ListSteps } from './list-steps.ts';
import { RemovedRow } from './removed-row.tsx';
import { useKeyedList } from './use-keyed-list.ts';

/** What a row is given. All of it stays the same while other rows change. */
export interface RowProps<Item> {
  id: string;
  /** Where the item stood when the editor was opened, for paths into the data. */
  origin: string;
  item: Item;
  at: number;
  count: number;
  steps: ListSteps<Item>;
}

interface EditorListProps<Item> {
  items: readonly Item[];
  onItems: (items: Item[]) => void;
  /** What an item is called when it was removed. */
  titleOf: (item: Item) => string;
  /** What is added. */
  blank: Item;
  addText: string;
  row: (row: RowProps<Item>) => ReactNode;
}

/** Items to add, remove and move, each removal with its way back in the same place. */
export function EditorList<Item>({ items, onItems, titleOf, blank, addText, row }: EditorListProps<Item>) {
  const { list, steps } = useKeyedList(items, onItems);
  const removal = list.removals.at(-1);
  const removed = removal && (
    <RemovedRow id={steps.undoId} name={titleOf(removal.item)} onUndo={steps.restore} />
  );
  return (
    <div className="space-y-2">
      {list.items.map((item, at) => {
        const key = list.keys[at] ?? '';
        return (
          <Fragment key={key}>
            {removal?.at === at && removed}
            {row({ id: steps.idOf(key), origin: key, item, at, count: list.items.length, steps })}
          </Fragment>
        );
      })}
      {removal && removal.at >= list.items.length && removed}
      <AddButton id={steps.addId} text={addText} onAdd={() => steps.add(blank)} />
    </div>
  );
}

function AddButton({ id, text, onAdd }: { id: string; text: string; onAdd: () => void }) {
  return (
    <Button id={id} variant="ghost" size="sm" className="-ms-3 min-h-11 lg:min-h-9" onClick={onAdd}>
      <Plus className="size-4" aria-hidden="true" />
      {text}
    </Button>
  );
}
