import type { CoverLetterSummary } from '#contract/cover-letters.ts';
import type { ResumeSummary } from '#contract/resume.ts';

export type DocumentEntry =
  | ({ readonly kind: 'resume' } & ResumeSummary)
  | ({ readonly kind: 'letter' } & CoverLetterSummary);

/** Everything that is kept, the newest first; a document keeps its place when it is renamed or deleted. */
export function entriesOf(
  resumes: readonly ResumeSummary[],
  letters: readonly CoverLetterSummary[],
  gone: readonly DocumentEntry[],
): DocumentEntry[] {
  const isGone = new Set(gone.map(({ id }) => id));
  const living: DocumentEntry[] = [
    ...resumes.map((resume) => ({ kind: 'resume' as const, ...resume })),
    ...letters.map((letter) => ({ kind: 'letter' as const, ...letter })),
  ];
  return [...living.filter(({ id }) => !isGone.has(id)), ...gone].toSorted(
    (one, other) => other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id),
  );
}

interface LoadedList {
  readonly items: readonly { readonly createdAt: string }[];
  readonly hasMore: boolean;
}

/**
 * How far back every list is loaded. Anything older waits: pages that are still to come would push in between. The
 * lists that end exactly here are the ones to load next.
 */
export function loadedBackTo(lists: readonly LoadedList[]): string {
  return lists.map(oldestOf).toSorted().at(-1) ?? '';
}

/** Empty for a list that is complete: it holds nothing back. */
export const oldestOf = ({ items, hasMore }: LoadedList): string =>
  hasMore ? (items.at(-1)?.createdAt ?? '') : '';

/** Whether the person's words all stand somewhere in what the list shows of a document. */
export function isFound(query: string, shown: readonly string[]): boolean {
  const text = fold(shown.join(' '));
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Without accents and case: nobody types them into a search. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
