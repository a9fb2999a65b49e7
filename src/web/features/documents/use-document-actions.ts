import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useErrorText } from '../../ui/use-error-text.ts';
import type { DocumentEntry } from './document-entry.ts';
import { useDocumentMutations } from './document-queries.ts';
import { useDocumentWords } from './use-document-words.ts';

export interface DocumentActions {
  /** Deleted here, and still to be had back here. */
  readonly gone: readonly DocumentEntry[];
  /** What has just happened, for those who hear the page. */
  readonly news: string;
  /** The document that takes the focus. */
  readonly focusId: string | undefined;
  isBusy(entry: DocumentEntry): boolean;
  errorOf(entry: DocumentEntry): string | undefined;
  /** Whether it was kept. */
  rename(entry: DocumentEntry, title: string): Promise<boolean>;
  duplicate(entry: DocumentEntry): Promise<void>;
  remove(entry: DocumentEntry): Promise<void>;
  restore(entry: DocumentEntry): Promise<void>;
  dismiss(entry: DocumentEntry): void;
}

/** What is done with the documents of the page: one thing at a time with each of them, and each failure beside it. */
export function useDocumentActions(): DocumentActions {
  const { _ } = useLingui();
  const { nameOf } = useDocumentWords();
  const actions = useDocumentMutations();
  const { attempt, isBusy, errorOf } = useAttempts();
  const [gone, setGone] = useState<readonly DocumentEntry[]>([]);
  const [news, setNews] = useState('');
  const [focusId, setFocusId] = useState<string>();
  const dismiss = ({ id }: DocumentEntry) => setGone((all) => all.filter((one) => one.id !== id));
  return {
    gone,
    news,
    focusId,
    isBusy,
    errorOf,
    dismiss,
    rename: (entry, title) =>
      attempt(entry, async () => {
        await actions.rename.mutateAsync({ entry, title });
        setNews(_('Renamed to {name}.', { name: nameOf({ ...entry, title }) }));
      }),
    duplicate: async (entry) => {
      await attempt(entry, async () => {
        const { title } = await actions.duplicate.mutateAsync({ entry, key: crypto.randomUUID() });
        setNews(_('Copied as {name}.', { name: title }));
      });
    },
    remove: async (entry) => {
      await attempt(entry, async () => {
        await actions.remove.mutateAsync({ entry });
        setGone((all) => [...all, entry]);
        setFocusId(undefined);
        setNews(_('“{name}” was deleted.', { name: nameOf(entry) }));
      });
    },
    restore: async (entry) => {
      await attempt(entry, async () => {
        await actions.restore.mutateAsync({ entry });
        setFocusId(entry.id);
        dismiss(entry);
        setNews(_('“{name}” is back.', { name: nameOf(entry) }));
      });
    },
  };
}

function useAttempts() {
  const textOf = useErrorText();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const attempt = async ({ id }: DocumentEntry, run: () => Promise<void>): Promise<boolean> => {
    setBusy((all) => new Set([...all, id]));
    setErrors((all) => new Map([...all].filter(([key]) => key !== id)));
    try {
      await run();
      return true;
    } catch (error) {
      setErrors((all) => new Map([...all, [id, textOf(error)]]));
      return false;
    } finally {
      setBusy((all) => new Set([...all].filter((key) => key !== id)));
    }
  };
  return {
    attempt,
    isBusy: ({ id }: DocumentEntry) => busy.has(id),
    errorOf: ({ id }: DocumentEntry) => errors.get(id),
  };
}
