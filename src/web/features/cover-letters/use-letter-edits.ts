import { useLingui } from '@lingui/react';
import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { CoverLetter } from '#contract/cover-letters.ts';
import { api } from '../../api.ts';
import { isUpgradeError } from '../../api-error.ts';
import { markRead } from '../../native/kept-marks.ts';
import { readAnew } from '../../native/read-anew.ts';
import { toast } from '../../ui/toast.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { useUpgrade } from '../../upgrade.tsx';
import { DocumentSaver, type SaverParts, type SaverState } from '../../writing/document-saver.ts';
import { useSaverState } from '../../writing/use-saver-state.ts';
import { coverLetterQuery, coverLettersQuery } from './cover-letter-queries.ts';
import {
  type LetterEdit,
  mergedLetterEdit,
  overwrites,
  overwriting,
  withLetterEdit,
} from './letter-edits.ts';

type Parts = SaverParts<CoverLetter, LetterEdit>;

/** Both devices wrote words: the person says which of them count. */
export interface LetterConflict {
  readonly theirs: string;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

export interface LetterEdits extends SaverState<CoverLetter, LetterEdit> {
  /** The letter with everything done to it, also what the server does not have yet. */
  readonly shown: CoverLetter | undefined;
  readonly conflict: LetterConflict | undefined;
  readonly add: (edit: LetterEdit) => void;
  readonly flush: () => Promise<void>;
}

/** Edits of a kept letter: shown at once, sent in order, tried again when the server cannot be reached. */
export function useLetterEdits(letter: CoverLetter | undefined): LetterEdits {
  const [conflict, setConflict] = useState<LetterConflict>();
  const saver = useSaver(letter?.id, setConflict);
  const state = useSaverState(saver);
  const base = newestOf(letter, state.saved);
  const shown = useMemo(() => base && state.edits.reduce(withLetterEdit, base), [state.edits, base]);
  const add = useCallback((edit: LetterEdit) => saver?.add(edit), [saver]);
  const flush = useCallback(async () => saver?.flush(), [saver]);
  return { ...state, shown, conflict, add, flush };
}

/** A saved edit leaves the list before the cache has told the page what it led to. */
const newestOf = (letter: CoverLetter | undefined, saved: CoverLetter | undefined) =>
  letter && saved && saved.revision > letter.revision ? saved : letter;

function useSaver(id: string | undefined, onConflict: (conflict: LetterConflict | undefined) => void) {
  const client = useQueryClient();
  const refused = useRefused();
  const refusing = useRef(refused);
  refusing.current = refused;
  return useMemo(
    () =>
      id === undefined
        ? undefined
        : new DocumentSaver<CoverLetter, LetterEdit>({
            ...callsOf(id, client),
            merge: mergedLetterEdit,
            isTyped: ({ kind }) => kind === 'update',
            rebase: async (edit, before, fresh) => {
              if (!overwrites(edit, before, fresh)) return { edit, isWhole: true };
              const isMine = await choiceOf(fresh.content, onConflict);
              return isMine ? { edit: overwriting(edit), isWhole: true } : undefined;
            },
            onRefused: (error) => refusing.current(error),
            onOverwritten: () => {},
          }),
    [id, client, onConflict],
  );
}

/** Waits for the person; what is typed meanwhile waits too. */
async function choiceOf(
  theirs: string,
  onConflict: (conflict: LetterConflict | undefined) => void,
): Promise<boolean> {
  const isMine = await new Promise<boolean>((choose) =>
    onConflict({ theirs, keepMine: () => choose(true), takeTheirs: () => choose(false) }),
  );
  onConflict(undefined);
  return isMine;
}

function callsOf(id: string, client: QueryClient): Pick<Parts, 'current' | 'send' | 'reload' | 'onSaved'> {
  const { queryKey } = coverLetterQuery(id);
  return {
    current: () => {
      const letter = client.getQueryData(queryKey);
      if (!letter) throw new Error('A letter is edited that was never read.');
      return letter;
    },
    send: (edit, revision) => send(id, edit, revision),
    reload: () => readAnew(client, coverLetterQuery(id)),
    onSaved: (letter) => {
      // An answer that is still on its way was read before this one.
      void client.cancelQueries({ queryKey, exact: true });
      markRead(hashKey(queryKey));
      client.setQueryData(queryKey, letter);
      void client.invalidateQueries({ queryKey: coverLettersQuery.queryKey, exact: true });
    },
  };
}

function send(id: string, edit: LetterEdit, revision: number): Promise<CoverLetter> {
  const params = { id };
  if (edit.kind === 'update') return api.updateCoverLetter({ params, body: { ...edit.change, revision } });
  if (edit.kind === 'revert') return api.revertCoverLetter({ params, body: { number: edit.number } });
  const { offerId, answer, words } = edit;
  return api.answerLetterOffer({ params, body: { offerId, answer, words } });
}

function useRefused(): (error: unknown) => void {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const openUpgrade = useUpgrade();
  return (error) => {
    if (isUpgradeError(error)) return openUpgrade(error.feature);
    toast({ title: _('Error'), description: textOf(error), variant: 'destructive' });
  };
}
