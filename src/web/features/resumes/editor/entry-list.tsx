import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ComponentType, memo } from 'react';
import { EditorList, type RowProps } from './editor-list.tsx';

interface EntryKind<Item> {
  Row: ComponentType<RowProps<Item>>;
  /** What an entry is called when it was removed. */
  titleOf: (item: Item) => string;
  blank: Item;
  addText: MessageId;
}

/** The list of one kind of entries: jobs, schools, other sections. */
export const entryListOf = <Item,>({ Row, addText, ...kind }: EntryKind<Item>) =>
  memo(function EntryList(list: { items: readonly Item[]; onItems: (items: Item[]) => void }) {
    const { _ } = useLingui();
    return <EditorList {...list} {...kind} addText={_(addText)} row={(row) => <Row {...row} />} />;
  });
