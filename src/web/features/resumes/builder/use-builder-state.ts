import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { NewResume, Resume } from '#contract/resume.ts';
import { defaultColorSchemeId } from '#domain/resume/color-schemes.ts';
import { defaultPageSizeId } from '#domain/resume/page-limits.ts';
import { defaultTemplateId } from '#domain/resume/templates.ts';
import { useKeptDraft } from '../../../writing/use-kept-draft.ts';
import type { BuilderActions } from '../builder-actions.ts';
import {
  type DraftTexts,
  draftKey,
  isBlank,
  type ResumeDraft,
  readNewDraft,
  readResumeDraft,
  removeVisitorDraft,
} from '../resume-draft.ts';
import type { ResumeEdit } from './resume-edits.ts';
import { actionsOf, type ResumeEdits, useResumeEdits } from './use-resume-edits.ts';

type RowLook = Pick<Resume, 'templateId' | 'colorScheme' | 'pageSize' | 'fit'>;

const firstLook: RowLook = {
  templateId: defaultTemplateId,
  colorScheme: defaultColorSchemeId,
  pageSize: defaultPageSizeId,
  fit: 0,
};

export type BuilderState = ReturnType<typeof useBuilderState>;

/** What lies on the desk: the texts, the look, the edits, and the draft that keeps all of it on this device. */
export function useBuilderState(resume: Resume | undefined, userId: string) {
  const [restored] = useState(() =>
    resume ? readResumeDraft(resume.id, userId)?.content : readNewDraft(userId),
  );
  const [content, setContent] = useState(restored?.content ?? resume?.originalContent ?? '');
  const [jobPosting, setPosting] = useState(restored?.jobPosting ?? resume?.jobPosting ?? '');
  const [newLook, setNewLook] = useState<RowLook>({ ...firstLook, ...restored?.look });
  useEffect(() => {
    // From here on it is this person's draft.
    if (!resume && restored) removeVisitorDraft();
  }, [resume, restored]);
  const others = useOtherTexts(restored?.others, { content, jobPosting }, (texts) => {
    setContent(texts.content);
    setPosting(texts.jobPosting);
  });
  const edits = useResumeEdits(resume);
  const { add, flush } = edits;
  const left = useLeftEdits(resume, restored?.revision, restored?.edits, add);
  const actions = useMemo(
    () => (resume?.id ? actionsOf({ add, flush }) : newActions(setNewLook)),
    [resume?.id, add, flush],
  );
  const setJobPosting = useCallback(
    (text: string) => {
      setPosting(text);
      if (resume?.id) actions.update({ jobPosting: text.trim() || null });
    },
    [resume?.id, actions],
  );
  const look = edits.shown ?? newLook;
  const unsent = useMemo(() => [...left.edits, ...edits.edits], [left.edits, edits.edits]);
  const source = { resume, content, jobPosting, look, unsent, others: others.texts };
  const draft = useDraftOf({ ...source, leftRevision: left.revision });
  const kept = useKeptDraft<ResumeDraft>(draftKey(resume?.id), userId, draft);
  return { content, setContent, jobPosting, setJobPosting, look, actions, edits, left, others, kept };
}

const noTexts: readonly DraftTexts[] = [];

/** Texts for a new resume that wait behind the one on the desk; the first of them can take its place. */
function useOtherTexts(
  found: readonly DraftTexts[] = noTexts,
  shown: DraftTexts,
  show: (texts: DraftTexts) => void,
) {
  const [texts, setTexts] = useState(found);
  const [next, ...rest] = texts;
  const swap = () => {
    if (!next) return;
    setTexts(isBlank(shown) ? rest : [...rest, shown]);
    show(next);
  };
  // What stays behind when the text on the desk has become a resume.
  const draft = texts.length > 0 ? { content: '', jobPosting: '', others: texts } : undefined;
  return { texts, next, draft, swap, discard: () => setTexts(rest) };
}

function newActions(setLook: (change: (look: RowLook) => RowLook) => void): BuilderActions {
  const nothing = () => {};
  return {
    update: ({ templateId, colorScheme, pageSize, fit }) =>
      setLook((look) => ({
        templateId: templateId ?? look.templateId,
        colorScheme: colorScheme ?? look.colorScheme,
        pageSize: pageSize ?? look.pageSize,
        fit: fit ?? look.fit,
      })),
    decide: nothing,
    answer: nothing,
    answerOffer: nothing,
    settle: nothing,
    revert: async () => {},
  };
}

const noEdits: readonly ResumeEdit[] = [];

/**
 * Edits that a closed page left behind. They go on by themselves when the resume is as they found it; when it has
 * changed since, the person says whether they still count.
 */
function useLeftEdits(
  resume: Resume | undefined,
  revision: number | undefined,
  found: readonly ResumeEdit[] = noEdits,
  add: ResumeEdits['add'],
) {
  const waiting = useRef(found);
  const isSame = revision === resume?.revision;
  const [edits, setEdits] = useState(isSame ? noEdits : found);
  const restore = useCallback(() => {
    for (const edit of waiting.current) add(edit);
    waiting.current = noEdits;
    setEdits(noEdits);
  }, [add]);
  const goesOn = useRef(isSame);
  useEffect(() => {
    if (goesOn.current) restore();
    goesOn.current = false;
  }, [restore]);
  const discard = () => {
    waiting.current = noEdits;
    setEdits(noEdits);
  };
  return { edits, revision: edits.length > 0 ? revision : undefined, restore, discard };
}

interface DraftSource {
  resume: Resume | undefined;
  content: string;
  jobPosting: string;
  look: RowLook;
  unsent: readonly ResumeEdit[];
  others: readonly DraftTexts[];
  leftRevision: number | undefined;
}

/** Undefined when nothing on the desk would be lost with this device. */
function useDraftOf(source: DraftSource) {
  const { resume, content, jobPosting, look, unsent, others, leftRevision } = source;
  const original = resume?.originalContent;
  const revision = leftRevision ?? resume?.revision;
  const isNew = resume === undefined;
  const { templateId, colorScheme } = look;
  return useMemo(() => {
    if (isNew) {
      const isEmpty = isBlank({ content, jobPosting }) && others.length === 0;
      return isEmpty ? undefined : { content, jobPosting, others, look: { templateId, colorScheme } };
    }
    const isSaved = content === original && unsent.length === 0;
    return isSaved || revision === undefined ? undefined : { content, jobPosting, edits: unsent, revision };
  }, [isNew, content, jobPosting, others, templateId, colorScheme, original, unsent, revision]);
}

/** What Optimize would create. A posting of nothing but space is none. */
export function wantedOf({ content, jobPosting, look }: BuilderState): NewResume {
  const { templateId, colorScheme, pageSize } = look;
  return {
    originalContent: content,
    ...(jobPosting.trim() && { jobPosting: jobPosting.trim() }),
    templateId,
    colorScheme,
    pageSize,
  };
}
