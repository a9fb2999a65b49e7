import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CoverLetter } from '#contract/cover-letters.ts';
import { useKeptDraft } from '../../writing/use-kept-draft.ts';
import { draftKey, isRecent, type LetterDraft, readLetterDraft } from './letter-draft.ts';
import { type Generate, useGenerate } from './use-generate.ts';
import { type LetterEdits, useLetterEdits } from './use-letter-edits.ts';
import { type LetterForm, type LetterStart, useLetterForm } from './use-letter-form.ts';

export type LetterState = ReturnType<typeof useLetterState>;

/** What lies on the desk: the form, the letter with its edits, the work, and the draft that keeps it on this device. */
export function useLetterState(
  letter: CoverLetter | undefined,
  start: LetterStart | undefined,
  userId: string,
  onWritten: (letter: CoverLetter) => void,
) {
  const [restored] = useState(() => readLetterDraft(letter?.id, userId));
  const form = useLetterForm(letter, start, restored.form);
  const edits = useLetterEdits(letter);
  const left = useLeftText(letter, restored, edits.add);
  const discard = useRef<() => void>(() => {});
  const generate = useGenerate({
    form: form.values,
    restored: restored.call && isRecent(restored.call) ? restored.call : undefined,
    onWritten: (written) => {
      // The form has become a letter; edits of the letter before it were sent by themselves.
      discard.current();
      onWritten(written);
    },
  });
  const draft = useDraftOf(letter, form, edits, left, generate);
  const kept = useKeptDraft<LetterDraft>(draftKey(letter?.id), userId, draft);
  discard.current = () => kept.discard(undefined);
  return { form, edits, left, generate, kept };
}

/**
 * Words that a closed page left behind. They go on by themselves when the letter is as they found it; when it has
 * changed since, the person says whether they still count.
 */
function useLeftText(letter: CoverLetter | undefined, found: LetterDraft, add: LetterEdits['add']) {
  const isOpen = letter !== undefined && found.text !== undefined && found.text !== letter.content;
  const isSame = found.revision === letter?.revision;
  const [text, setText] = useState(isOpen && !isSame ? found.text : undefined);
  const restore = useCallback(
    (content: string) => {
      add({ kind: 'update', change: { content } });
      setText(undefined);
    },
    [add],
  );
  const goesOn = useRef(isOpen && isSame ? found.text : undefined);
  useEffect(() => {
    if (goesOn.current !== undefined) restore(goesOn.current);
    goesOn.current = undefined;
  }, [restore]);
  return {
    text,
    revision: found.revision,
    restore: () => text !== undefined && restore(text),
    discard: () => setText(undefined),
  };
}

/** Undefined when nothing on the desk would be lost with this device. */
function useDraftOf(
  letter: CoverLetter | undefined,
  form: LetterForm,
  edits: LetterEdits,
  left: { text: string | undefined; revision: number | undefined },
  { call }: Generate,
): LetterDraft | undefined {
  const typed = edits.shown?.content;
  const unsaved = typed !== undefined && typed !== letter?.content ? typed : undefined;
  const text = unsaved ?? left.text;
  const revision = unsaved === undefined ? left.revision : letter?.revision;
  const values = form.isChanged ? form.values : undefined;
  return useMemo(() => {
    if (!values && !call && text === undefined) return undefined;
    return {
      ...(values && { form: values }),
      ...(call && { call }),
      ...(text !== undefined && { text }),
      ...(text !== undefined && revision !== undefined && { revision }),
    };
  }, [values, call, text, revision]);
}
