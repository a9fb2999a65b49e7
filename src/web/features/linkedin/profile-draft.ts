import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { LinkedinForm } from '#contract/linkedin.ts';
import { readDraft, removeDraft } from '../../native/drafts.ts';
import { type DraftState, useKeptDraft } from '../../writing/use-kept-draft.ts';

/** What is optional on the wire is an empty field here. */
export type FormTexts = { [Name in Exclude<keyof LinkedinForm, 'openToWork' | 'resumeId'>]-?: string };

export interface FormValues extends FormTexts {
  openToWork: boolean;
  /** '' for none; undefined until one is picked: then it's the newest. */
  resumeId: string | undefined;
}

const emptyForm: FormValues = {
  currentHeadline: '',
  currentAbout: '',
  jobTitle: '',
  industry: '',
  experience: '',
  skills: '',
  targetRole: '',
  openToWork: false,
  resumeId: undefined,
};

const ownKey = 'linkedin_draft_form';
/** What a visitor typed: whoever signs in next on this device goes on with it. */
const visitorKey = 'linkedin_draft_visitor';

/** The form as it was typed last on this device, else as it was sent last; kept there as it changes. */
export function useProfileForm(
  userId: string | null,
  lastForm: LinkedinForm | null | undefined,
): { form: UseFormReturn<FormValues>; draft: DraftState } {
  const [restored] = useState(() => readForm(userId));
  const form = useForm<FormValues>({ defaultValues: restored ?? valuesOf(lastForm) });
  const [typed, setTyped] = useState(restored);
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => setTyped({ ...values }) }),
    [subscribe],
  );
  const draft = useKeptDraft(userId === null ? visitorKey : ownKey, userId, typed);
  useEffect(() => {
    // From here on it is this person's draft.
    if (userId !== null && restored) removeDraft(visitorKey);
  }, [userId, restored]);
  return { form, draft };
}

function valuesOf(form: LinkedinForm | null | undefined): FormValues {
  if (!form) return emptyForm;
  const { currentHeadline = '', currentAbout = '', targetRole = '', openToWork = false, ...rest } = form;
  const resumeId = rest.resumeId === null ? '' : rest.resumeId;
  return { ...rest, currentHeadline, currentAbout, targetRole, openToWork, resumeId };
}

/** What was typed before the sign-in is newer than what lay there already. */
function readForm(userId: string | null): FormValues | undefined {
  const visited = readDraft<FormValues>(visitorKey, null);
  const own = userId === null ? undefined : readDraft<FormValues>(ownKey, userId);
  const found = visited ?? own;
  return found && { ...emptyForm, ...found.content };
}
