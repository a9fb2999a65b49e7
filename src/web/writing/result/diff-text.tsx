import { useMemo } from 'react';
import type { ChangeState } from '#domain/resume/resume-changes.ts';
import { DiffParts } from './diff-parts.tsx';
import { wordDiff } from './word-diff.ts';

interface DiffTextProps {
  before: string;
  after: string;
  state: ChangeState;
}

/** A line as an editor marks it. */
export function DiffText({ before, after, state }: DiffTextProps) {
  const parts = useMemo(() => wordDiff(before, after), [before, after]);
  return (
    <p className="whitespace-pre-line text-base/relaxed [overflow-wrap:anywhere]">
      <DiffParts parts={parts} state={state} />
    </p>
  );
}
