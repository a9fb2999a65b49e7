import { useLingui } from '@lingui/react';
import type { DocumentEntry } from './document-entry.ts';

interface DocumentWords {
  /** The title that the person gave, or what the document is and when it was made. */
  nameOf(entry: DocumentEntry): string;
  kindOf(entry: DocumentEntry): string;
  dateOf(iso: string): string;
  /** Everything by which a person may look for it. */
  searchedOf(entry: DocumentEntry): string[];
}

export function useDocumentWords(): DocumentWords {
  const { _ } = useLingui();
  const dateOf = (iso: string) => new Date(iso).toLocaleDateString([], { dateStyle: 'medium' });
  const kindOf = ({ kind }: DocumentEntry) => (kind === 'resume' ? _('Resume') : _('Cover Letter'));
  const nameOf = (entry: DocumentEntry) => {
    const date = dateOf(entry.createdAt);
    if (entry.title) return entry.title;
    return entry.kind === 'resume'
      ? _('Resume from {date}', { date })
      : _('Cover letter from {date}', { date });
  };
  const searchedOf = (entry: DocumentEntry) => [
    nameOf(entry),
    kindOf(entry),
    ...[entry.createdAt, entry.updatedAt].flatMap((iso) => [
      dateOf(iso),
      new Date(iso).toLocaleDateString([], { dateStyle: 'long' }),
      iso.slice(0, 10),
    ]),
  ];
  return { nameOf, kindOf, dateOf, searchedOf };
}
