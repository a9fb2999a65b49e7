import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import type { Resume } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { BuilderActions } from '../builder-actions.ts';
import { type FieldCheck, type FieldChecks, useFieldChecks } from '../unsure/use-field-checks.ts';

interface EditorChecks extends Pick<FieldChecks, 'checks' | 'confirm' | 'undo'> {
  /** What was pasted, in which the places of the checks are. */
  original: string;
}

const ChecksContext = createContext<EditorChecks>({
  checks: [],
  confirm: () => undefined,
  undo: () => undefined,
  original: '',
});

interface UnsureFieldsProps {
  resume: Pick<Resume, 'unsure' | 'unsureSources' | 'originalContent'>;
  data: ResumeData;
  actions: Pick<BuilderActions, 'update' | 'settle'>;
  children: ReactNode;
}

/** Tells the fields inside which of them were read with doubt. They are drawn again only when that changes. */
export function UnsureFields({ resume, data, actions, children }: UnsureFieldsProps) {
  const now = useFieldChecks(resume, data, actions);
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const listed = JSON.stringify(now.checks);
  const original = resume.originalContent;
  const value = useMemo<EditorChecks>(
    () => ({
      checks: JSON.parse(listed) as FieldCheck[],
      confirm: (path) => latest.current.confirm(path),
      undo: (path) => latest.current.undo(path),
      original,
    }),
    [listed, original],
  );
  return <ChecksContext value={value}>{children}</ChecksContext>;
}

export const useEditorChecks = (): EditorChecks => useContext(ChecksContext);

/** What was read with doubt in this field, settled or not. */
export const useFieldCheck = (path: string): FieldCheck | undefined =>
  useEditorChecks().checks.find((check) => check.path === path);

/** What was read with doubt inside, as far as the person has not looked at it. */
export function useOpenChecks(path: string): readonly FieldCheck[] {
  return useEditorChecks().checks.filter((check) => !check.isSettled && check.path.startsWith(`${path}.`));
}
