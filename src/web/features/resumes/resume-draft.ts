import { useCallback, useEffect, useState } from 'react';
import type { ColorSchemeId } from '#domain/color-schemes.ts';
import type { TemplateId } from '#domain/templates.ts';
import { readDraft, removeDraft, writeDraft } from '../../native/drafts.ts';
import type { ResumeEdit } from './builder/resume-edits.ts';

export interface DraftTexts {
  readonly content: string;
  readonly jobPosting: string;
}

/** What is typed or edited on this device and not kept by the server. */
export interface ResumeDraft extends DraftTexts {
  /** Other texts for a new resume that wait for their turn. */
  readonly others?: readonly DraftTexts[];
  /** The look of a resume that does not exist yet. */
  readonly look?: { readonly templateId: TemplateId; readonly colorScheme: ColorSchemeId };
  /** Edits that were not sent, and the revision they were made from. */
  readonly edits?: readonly ResumeEdit[];
  readonly revision?: number;
}

const pauseMs = 400;

const draftKey = (id: string | undefined) => `resume_draft_${id ?? 'new'}`;

export const readResumeDraft = (id: string | undefined, userId: string) =>
  readDraft<ResumeDraft>(draftKey(id), userId);

/** What a visitor typed into the sample: whoever signs in next on this device goes on with it. */
const visitorKey = 'resume_draft_visitor';

export const writeVisitorDraft = (texts: DraftTexts) => writeDraft(visitorKey, null, texts);

export const isBlank = ({ content, jobPosting }: DraftTexts) => (content + jobPosting).trim() === '';

/** For a new resume: what was typed last, which is before the sign-in; what lay there already waits behind it. */
export function readNewDraft(userId: string): ResumeDraft | undefined {
  const own = readResumeDraft(undefined, userId)?.content;
  const visited = readDraft<DraftTexts>(visitorKey, null)?.content;
  if (!visited || isBlank(visited)) return own;
  const { content = '', jobPosting = '', others = [], look } = own ?? {};
  const waiting = [{ content, jobPosting }, ...others].filter((texts) => !isBlank(texts));
  return { ...visited, others: waiting, ...(look && { look }) };
}

export const removeVisitorDraft = () => removeDraft(visitorKey);

export interface DraftState {
  /** When it was last written; undefined when there is nothing to keep. */
  readonly savedAt: Date | undefined;
  /** False when the device refuses to keep it, so that closing the page would lose it. */
  readonly isKept: boolean;
}

/**
 * Keeps a draft on the device as it changes, within half a second, and at once when the page is left or hidden.
 * Undefined means that nothing is unsaved, and what was kept is removed.
 */
export function useKeptDraft(
  id: string | undefined,
  userId: string,
  draft: ResumeDraft | undefined,
): DraftState & { discard: (rest: ResumeDraft | undefined) => void } {
  const [state, setState] = useState<DraftState>(() => ({
    savedAt: readResumeDraft(id, userId)?.savedAt,
    isKept: true,
  }));
  const [keeper] = useState(() => new DraftKeeper());
  keeper.onKept = setState;
  useEffect(() => keeper.change(id, userId, draft), [keeper, id, userId, draft]);
  useEffect(() => {
    const keep = () => keeper.flush();
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [keeper]);
  const discard = useCallback(
    (rest: ResumeDraft | undefined) => {
      keeper.change(id, userId, rest);
      keeper.flush();
    },
    [keeper, id, userId],
  );
  return { ...state, discard };
}

class DraftKeeper {
  onKept: (state: DraftState) => void = () => {};
  #pending: { id: string | undefined; userId: string; draft: ResumeDraft | undefined } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Not put off by further typing: the first letter that is not kept sets the time. */
  change(id: string | undefined, userId: string, draft: ResumeDraft | undefined): void {
    if (this.#pending && this.#pending.id !== id) this.flush();
    this.#pending = { id, userId, draft };
    this.#timer ??= setTimeout(() => this.flush(), pauseMs);
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#pending) return;
    const { id, userId, draft } = this.#pending;
    this.#pending = undefined;
    if (draft) this.onKept({ isKept: writeDraft(draftKey(id), userId, draft), savedAt: new Date() });
    else {
      removeDraft(draftKey(id));
      this.onKept({ isKept: true, savedAt: undefined });
    }
  }
}
