import { createContext, use, useEffect, useState } from 'react';
import type { WantedField } from '../line-links.ts';

export const WantedFieldContext = createContext<WantedField | undefined>(undefined);

/** Marks a control as the field of a place in the data. */
export const fieldMark = (path: string) => ({ 'data-field': path });

const isWithin = (path: string, holder: string) => path === holder || path.startsWith(`${holder}.`);

/** Whether an entry is unfolded: by hand, or because a field in it is wanted. */
export function useUnfolded(path: string, isOpenAtFirst: () => boolean) {
  const wanted = use(WantedFieldContext);
  const [isOpen, setIsOpen] = useState(() => isOpenAtFirst() || isHolder(wanted, path));
  const [seen, setSeen] = useState(wanted);
  if (wanted !== seen) {
    setSeen(wanted);
    if (isHolder(wanted, path)) setIsOpen(true);
  }
  return [isOpen, setIsOpen] as const;
}

const isHolder = (wanted: WantedField | undefined, path: string) =>
  wanted !== undefined && isWithin(wanted.path, path);

/** Goes to the field that is wanted, once it is there, and puts the cursor into it. */
export function useGoToField(wanted: WantedField | undefined): void {
  useEffect(() => {
    const found = wanted && findField(wanted.path);
    if (!found) return;
    found.field.scrollIntoView({ block: 'center' });
    found.field.focus({ preventScroll: true });
    const at = cursorIn(found.field.value, found.line);
    found.field.setSelectionRange(at, at);
  }, [wanted]);
}

type FieldControl = HTMLInputElement | HTMLTextAreaElement;

/** The field itself, or the one it is written in as a line; of an entry, the first of its fields. */
function findField(path: string): { field: FieldControl; line: number | undefined } | undefined {
  const fields = [...document.querySelectorAll<FieldControl>('[data-field]')];
  const find = (test: (own: string) => boolean) => fields.find(({ dataset }) => test(dataset.field ?? ''));
  const field = find((own) => own === path) ?? find((own) => isWithin(own, path));
  if (field) return { field, line: undefined };
  const holder = find((own) => isWithin(path, own));
  return holder && { field: holder, line: Number(path.slice((holder.dataset.field ?? '').length + 1)) };
}

/** The end of the text, or where one of its lines begins. */
function cursorIn(text: string, line: number | undefined): number {
  if (line === undefined) return text.length;
  return text.split('\n').slice(0, line).join('\n').length + (line > 0 ? 1 : 0);
}
