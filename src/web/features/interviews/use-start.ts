import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { NewInterviewSession } from '#contract/interviews.ts';
import { isUpgradeError } from '../../api-error.ts';
import { readDraft } from '../../native/drafts.ts';
import { toast } from '../../ui/toast.ts';
import { useActionKeys } from '../../writing/use-action-keys.ts';
import { useKeptDraft } from '../../writing/use-kept-draft.ts';
import { useCreateSession } from './interview-queries.ts';
import { useFailure } from './use-failure.ts';

export interface StartValues {
  readonly jobTitle: string;
  readonly jobPosting: string;
  readonly resumeId: string;
}

const draftKey = 'interview_draft_start';
const empty: StartValues = { jobTitle: '', jobPosting: '', resumeId: '' };

/** The form of a new session, kept on the device while it's typed, and the call that starts it. */
export function useStart(userId: string, isPremium: boolean, onStarted: (id: string) => void) {
  const { _ } = useLingui();
  const [values, setValues] = useState(() => readDraft<StartValues>(draftKey, userId)?.content ?? empty);
  const hasText = values.jobTitle.trim() !== '' || values.jobPosting.trim() !== '';
  const { discard } = useKeptDraft(draftKey, userId, hasText ? values : undefined);
  const creating = useCreateSession();
  const keys = useActionKeys();
  const { failure, fail, clear } = useFailure();
  const submit = () => {
    if (creating.isPending) return;
    if (values.jobTitle.trim() === '') {
      toast({
        title: _('Missing Information'),
        description: _('Please enter the job title.'),
        variant: 'destructive',
      });
      return;
    }
    clear();
    const body = wireFormOf(values, isPremium);
    creating.mutate(
      { body, key: keys.keyOf(JSON.stringify(body)) },
      {
        onSuccess: ({ id }) => {
          keys.done();
          discard(undefined);
          toast({
            title: _('Session Started'),
            description: _('Your interview practice session has begun.'),
          });
          onStarted(id);
        },
        onError: (error) => {
          keys.failed(error);
          if (!isUpgradeError(error)) fail(error);
        },
      },
    );
  };
  const change = (part: Partial<StartValues>) => setValues((known) => ({ ...known, ...part }));
  return { values, change, isBusy: creating.isPending, failure, submit };
}

/** An empty field is absent on the wire, and so is one that the plan doesn't have. */
function wireFormOf(
  { jobTitle, jobPosting, resumeId }: StartValues,
  isPremium: boolean,
): NewInterviewSession {
  return {
    jobTitle: jobTitle.trim(),
    ...(isPremium && jobPosting.trim() !== '' && { jobPosting }),
    ...(isPremium && resumeId !== '' && { resumeId }),
  };
}
