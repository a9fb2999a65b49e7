import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { ResumeData } from '#domain/resume.ts';
import { fieldAt } from '#domain/resume-changes.ts';

interface Unsure {
  paths: readonly string[];
  /** The data as the editor got it: a field that reads otherwise by now has been looked at. */
  first: ResumeData | undefined;
}

const UnsureContext = createContext<Unsure>({ paths: [], first: undefined });

interface UnsureFieldsProps {
  paths: readonly string[];
  data: ResumeData;
  children: ReactNode;
}

export function UnsureFields({ paths, data, children }: UnsureFieldsProps) {
  const [first] = useState(data);
  const listed = paths.join('\n');
  const value = useMemo(() => ({ paths: listed.split('\n'), first }), [listed, first]);
  return <UnsureContext value={value}>{children}</UnsureContext>;
}

/** Whether the parser was unsure of this field, and the person has left it as it was. */
export function useIsUnsure(path: string, value: string): boolean {
  const { paths, first } = useContext(UnsureContext);
  return paths.includes(path) && first !== undefined && (fieldAt(first, path) ?? '') === value;
}

/** Whether anything inside was unsure when the editor was opened. */
export function useHasUnsure(path: string): boolean {
  const { paths } = useContext(UnsureContext);
  return paths.some((each) => each === path || each.startsWith(`${path}.`));
}
