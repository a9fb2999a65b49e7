import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { LinkedinForm } from '#contract/linkedin.ts';
import { readDraft, removeDraft } from '../../native/drafts.ts';
import { type DraftState, useKeptDraft } from '../../writing/use-kept-draft.ts';

/** What is optional on the wire is an empty field here. */
export type FormValues = { [Name in keyof LinkedinForm]-?: string };

const emptyForm: FormValues = {
  currentHeadline: '',
  currentAbout: '',
  jobTitle: '',
  industry: '',
  experience: '',
  skills: '',
  targetRole: '',
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
  const { currentHeadline = '', currentAbout = '', targetRole = '', ...required } = form ?? emptyForm;
  return { ...required, currentHeadline, currentAbout, targetRole };
}

/** What was typed before the sign-in is newer than what lay there already. */
function readForm(userId: string | null): FormValues | undefined {
  const visited = readDraft<FormValues>(visitorKey, null);
  const own = userId === null ? undefined : readDraft<FormValues>(ownKey, userId);
  return (visited ?? own)?.content;
}
