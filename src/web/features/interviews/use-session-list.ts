import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { InterviewSummary } from '#contract/interviews.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { useSessionActions } from './interview-queries.ts';

export interface SessionList {
  /** Deleted here, and still to be had back here. */
  readonly deleted: readonly InterviewSummary[];
  /** What has just happened, for those who hear the page. */
  readonly news: string;
  /** The session that is back, and takes the focus. */
  readonly focusId: string | undefined;
  readonly isBusy: (session: InterviewSummary) => boolean;
  readonly errorOf: (session: InterviewSummary) => string | undefined;
  readonly remove: (session: InterviewSummary) => void;
  readonly restore: (session: InterviewSummary) => void;
  readonly dismiss: (session: InterviewSummary) => void;
}

export function useSessionList(): SessionList {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const { remove, restore } = useSessionActions();
  const [deleted, setDeleted] = useState<readonly InterviewSummary[]>([]);
  const [news, setNews] = useState('');
  const [focusId, setFocusId] = useState<string>();
  const dismiss = ({ id }: InterviewSummary) => setDeleted((all) => all.filter((one) => one.id !== id));
  const both = [remove, restore];
  return {
    deleted,
    news,
    focusId,
    dismiss,
    isBusy: ({ id }) => both.some(({ isPending, variables }) => isPending && variables === id),
    errorOf: ({ id }) => {
      const failed = both.find(({ error, variables }) => error && variables === id);
      return failed && textOf(failed.error);
    },
    remove: (session) =>
      remove.mutate(session.id, {
        onSuccess: () => {
          restore.reset();
          setDeleted((all) => [...all, session]);
          setFocusId(undefined);
          setNews(_('“{name}” was deleted.', { name: session.jobTitle }));
        },
      }),
    restore: (session) =>
      restore.mutate(session.id, {
        onSuccess: () => {
          setFocusId(session.id);
          dismiss(session);
          setNews(_('“{name}” is back.', { name: session.jobTitle }));
        },
      }),
  };
}
