import { useLingui } from '@lingui/react';
import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import type { Resume } from '#contract/resume.ts';
import { api } from '../../../api.ts';
import { isUpgradeError } from '../../../api-error.ts';
import { markRead } from '../../../native/kept-marks.ts';
import { readAnew } from '../../../native/read-anew.ts';
import { toast } from '../../../ui/toast.ts';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useUpgrade } from '../../../upgrade.tsx';
import { DocumentSaver, type SaverParts, type SaverState } from '../../../writing/document-saver.ts';
import { useSaverState } from '../../../writing/use-saver-state.ts';
import type { BuilderActions } from '../builder-actions.ts';
import { resumeQuery, resumesQuery } from '../resume-queries.ts';
import { mergedEdit, type ResumeEdit, rebasedEdit } from './resume-edits.ts';
import { useResumeRules } from './use-resume-rules.ts';

type Parts = SaverParts<Resume, ResumeEdit>;
type State = SaverState<Resume, ResumeEdit>;
type ResumeSaver = DocumentSaver<Resume, ResumeEdit>;

export interface ResumeEdits extends State {
  /** The resume with everything done to it, also what the server does not have yet. */
  readonly shown: Resume | undefined;
  readonly add: (edit: ResumeEdit) => void;
  readonly flush: () => Promise<void>;
}

/** Edits of a kept resume: shown at once, sent in order, tried again when the server cannot be reached. */
export function useResumeEdits(resume: Resume | undefined): ResumeEdits {
  const saver = useSaver(resume?.id);
  const state = useSaverState(saver);
  const base = newestOf(resume, state.saved);
  const rules = useResumeRules();
  const shown = useMemo(
    () => (base && rules ? state.edits.reduce(rules.withEdit, base) : base),
    [state.edits, base, rules],
  );
  const add = useCallback((edit: ResumeEdit) => saver?.add(edit), [saver]);
  const flush = useCallback(async () => saver?.flush(), [saver]);
  return { ...state, shown, add, flush };
}

/**
 * A saved edit leaves the list before the cache has told the page what it led to. Without this the page would show for
 * a moment that it was never made.
 */
const newestOf = (resume: Resume | undefined, saved: Resume | undefined) =>
  resume && saved && saved.revision > resume.revision ? saved : resume;

function useSaver(id: string | undefined): ResumeSaver | undefined {
  const client = useQueryClient();
  const reportFailure = useFailureReports();
  const telling = useRef(reportFailure);
  telling.current = reportFailure;
  return useMemo(
    () =>
      id === undefined
        ? undefined
        : new DocumentSaver<Resume, ResumeEdit>({
            ...callsOf(id, client),
            merge: mergedEdit,
            rebase: rebasedEdit,
            isTyped: ({ kind }) => kind === 'update',
            onRefused: (error) => telling.current.onRefused(error),
            onOverwritten: () => telling.current.onOverwritten(),
          }),
    [id, client],
  );
}

export const actionsOf = ({ add, flush }: Pick<ResumeEdits, 'add' | 'flush'>): BuilderActions => ({
  update: (change) => add({ kind: 'update', change }),
  decide: (changeIds, state) => add({ kind: 'decide', changeIds, state }),
  answer: (questionId, answer, words, job) => add({ kind: 'answer', questionId, answer, words, job }),
  answerOffer: (offerId, answer, words) => add({ kind: 'offer', offerId, answer, words }),
  settle: (path, isSettled) => add({ kind: 'settle', path, isSettled }),
  revert: (number) => {
    add({ kind: 'revert', number });
    return flush();
  },
});

function callsOf(id: string, client: QueryClient): Pick<Parts, 'current' | 'send' | 'reload' | 'onSaved'> {
  const { queryKey } = resumeQuery(id);
  return {
    current: () => {
      const resume = client.getQueryData(queryKey);
      if (!resume) throw new Error('A resume is edited that was never read.');
      return resume;
    },
    send: (edit, revision) => send(id, edit, revision),
    reload: () => readAnew(client, resumeQuery(id)),
    onSaved: (resume) => {
      // An answer that is still on its way was read before this one.
      void client.cancelQueries({ queryKey, exact: true });
      markRead(hashKey(queryKey));
      client.setQueryData(queryKey, resume);
      void client.invalidateQueries({ queryKey: resumesQuery.queryKey, exact: true });
    },
  };
}

function send(id: string, edit: ResumeEdit, revision: number): Promise<Resume> {
  const params = { id };
  if (edit.kind === 'update') return api.updateResume({ params, body: { ...edit.change, revision } });
  if (edit.kind === 'revert') return api.revertResume({ params, body: { number: edit.number } });
  if (edit.kind === 'settle') {
    const { path, isSettled } = edit;
    return api.settleField({ params, body: { path, isSettled } });
  }
  if (edit.kind === 'decide') {
    const decisions = edit.changeIds.map((changeId) => ({ changeId, state: edit.state }));
    return api.decideChanges({ params, body: { decisions } });
  }
  const { answer, words } = edit;
  if (edit.kind === 'offer')
    return api.answerOffer({ params, body: { offerId: edit.offerId, answer, words } });
  const { questionId, job } = edit;
  return api.answerQuestion({ params, body: { questionId, answer, words, job } });
}

function useFailureReports(): Pick<Parts, 'onRefused' | 'onOverwritten'> {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const openUpgrade = useUpgrade();
  return {
    onRefused: (error) => {
      if (isUpgradeError(error)) return openUpgrade(error.feature);
      toast({ title: _('Error'), description: textOf(error), variant: 'destructive' });
    },
    onOverwritten: () =>
      toast({
        title: _('Edited in two places'),
        description: _('Your edit was kept. What another device wrote is under Versions.'),
      }),
  };
}
