import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { NewInterviewSession } from '#contract/interviews.ts';
import { readDraft } from '../../native/drafts.ts';
import { toast } from '../../ui/toast.ts';
import { useKeptDraft } from '../../writing/use-kept-draft.ts';
import { useStartSession } from './use-start-session.ts';

export interface StartValues {
  readonly jobTitle: string;
  readonly jobPosting: string;
  readonly resumeId: string;
  readonly length: NewInterviewSession['length'];
}

const draftKey = 'interview_draft_start';
const empty: StartValues = { jobTitle: '', jobPosting: '', resumeId: '', length: 8 };

/** The form of a new session, kept on the device while it's typed, and the call that starts it. */
export function useStart(userId: string, isPremium: boolean, onStarted: (id: string) => void) {
  const { _ } = useLingui();
  const [values, setValues] = useState(() => ({
    ...empty,
    ...readDraft<StartValues>(draftKey, userId)?.content,
  }));
  const hasText = values.jobTitle.trim() !== '' || values.jobPosting.trim() !== '';
  const { discard } = useKeptDraft(draftKey, userId, hasText ? values : undefined);
  const { start, isBusy, failure } = useStartSession();
  const submit = () => {
    if (values.jobTitle.trim() !== '')
      return start(wireFormOf(values, isPremium), (id) => {
        discard(undefined);
        onStarted(id);
      });
    toast({
      title: _('Missing Information'),
      description: _('Please enter the job title.'),
      variant: 'destructive',
    });
  };
  const change = (part: Partial<StartValues>) => setValues((known) => ({ ...known, ...part }));
  return { values, change, isBusy, failure, submit };
}

/** An empty field is absent on the wire, and so is one that the plan doesn't have. */
function wireFormOf(
  { jobTitle, jobPosting, resumeId, length }: StartValues,
  isPremium: boolean,
): NewInterviewSession {
  return {
    jobTitle: jobTitle.trim(),
    length,
    ...(isPremium && jobPosting.trim() !== '' && { jobPosting }),
    ...(isPremium && resumeId !== '' && { resumeId }),
  };
}
