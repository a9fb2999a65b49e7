import type { Resume, ResumeUpdate } from '#contract/resume.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { ChangeState } from '#domain/resume/resume-changes.ts';

/** What a person does with a resume that is shown: seen at once, kept by the server a moment later. */
export type ResumeEdit =
  | { readonly kind: 'update'; readonly change: Omit<ResumeUpdate, 'revision'> }
  | { readonly kind: 'decide'; readonly changeIds: readonly string[]; readonly state: ChangeState }
  | {
      readonly kind: 'answer';
      readonly questionId: string;
      readonly answer: 'yes' | 'no' | null;
      readonly words: string;
      /** Absent in drafts of earlier versions. */
      readonly job?: number;
    }
  | {
      readonly kind: 'offer';
      readonly offerId: string;
      readonly answer: 'yes' | 'no' | null;
      readonly words: string;
    }
  | { readonly kind: 'settle'; readonly path: string; readonly isSettled: boolean }
  | { readonly kind: 'revert'; readonly number: number };

/** The structured resume of a row that our own server wrote; undefined as long as there is none. */
export function dataOf(structuredData: string | null): ResumeData | undefined {
  return structuredData === null ? undefined : (JSON.parse(structuredData) as ResumeData);
}

/** One edit that stands for both, where that is possible: of many letters typed, one call is sent. */
export function mergedEdit(first: ResumeEdit | undefined, second: ResumeEdit): ResumeEdit | undefined {
  if (first?.kind !== 'update' || second.kind !== 'update') return undefined;
  return { kind: 'update', change: { ...first.change, ...second.change } };
}

/**
 * An edit made from `before`, as it reads on `fresh`, which another device has written meanwhile: each field is the
 * one that somebody changed. `isWhole` is false where both changed the same thing, and this edit goes over it.
 */
export function rebasedEdit(
  edit: ResumeEdit,
  before: Resume,
  fresh: Resume,
): { edit: ResumeEdit; isWhole: boolean } {
  const mine = edit.kind === 'update' ? edit.change.structuredData : undefined;
  const theirs = dataOf(fresh.structuredData);
  if (edit.kind !== 'update' || !mine || !theirs) return { edit, isWhole: true };
  const merged = mergedValue(dataOf(before.structuredData), mine, theirs);
  const structuredData = merged.value as ResumeData;
  return { edit: { kind: 'update', change: { ...edit.change, structuredData } }, isWhole: merged.isWhole };
}

function mergedValue(base: unknown, mine: unknown, theirs: unknown): { value: unknown; isWhole: boolean } {
  if (isSame(mine, base) || isSame(mine, theirs)) return { value: theirs, isWhole: true };
  if (isSame(theirs, base)) return { value: mine, isWhole: true };
  if (!haveSameShape(base, mine, theirs)) return { value: mine, isWhole: false };
  const [from, ours, others] = [base, mine, theirs].map((each) => each as Record<string, unknown>);
  const keys = [...new Set([...Object.keys(ours ?? {}), ...Object.keys(others ?? {})])];
  const parts = keys.map((key) => [key, mergedValue(from?.[key], ours?.[key], others?.[key])] as const);
  const values = Object.fromEntries(parts.map(([key, { value }]) => [key, value]));
  return {
    value: Array.isArray(mine) ? Object.values(values) : values,
    isWhole: parts.every(([, { isWhole }]) => isWhole),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Both are lists of one length, or both are records: then their parts answer each other. */
function haveSameShape(...values: readonly unknown[]): boolean {
  if (values.every(Array.isArray)) return new Set(values.map(({ length }) => length)).size === 1;
  return values.every((each) => typeof each === 'object' && each !== null && !Array.isArray(each));
}
