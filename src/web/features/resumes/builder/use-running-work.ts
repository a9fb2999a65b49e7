import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Resume } from '#contract/resume.ts';
import type { Work } from '#contract/work.ts';
import type { ResumeData } from '#domain/resume/resume.ts';
import type { ResumeChange } from '#domain/resume/resume-changes.ts';
import { followWork, readOnceReached } from '../../../writing/follow-work.ts';
import { refreshLists, resumeQuery } from '../resume-queries.ts';

export interface WorkNews {
  readonly progress: Work['progress'];
  /** The resume as it was read; undefined until then. */
  readonly data: ResumeData | undefined;
  /** The finished lines so far, in the order in which they came. */
  readonly changes: readonly ResumeChange[];
}

const noNews: WorkNews = { progress: undefined, data: undefined, changes: [] };

/**
 * Follows the work that the resume names, whoever started it and wherever, from its first event on. When it has
 * ended the resume is read anew, and `onEnded` gets both; the work is undefined if nobody knows of it any more.
 */
export function useRunningWork(
  resume: Resume | undefined,
  onEnded: (work: Work | undefined, fresh: Resume | undefined) => void,
): WorkNews {
  const client = useQueryClient();
  const [news, setNews] = useState(noNews);
  const ended = useEffectEvent(onEnded);
  const id = resume?.id;
  const workId = resume?.workId ?? undefined;
  useEffect(() => {
    if (id === undefined || workId === undefined) return;
    const stop = new AbortController();
    const run = async () => {
      const work = await followWork(workId, stop.signal, (seen) => setNews((known) => withNews(known, seen)));
      await readOnceReached(() => client.fetchQuery({ ...resumeQuery(id), staleTime: 0 }), stop.signal);
      if (stop.signal.aborted) return;
      // Whatever has ended is not followed again, also if the resume should still name it.
      const fresh = client.setQueryData(resumeQuery(id).queryKey, (known) =>
        known?.workId === workId ? { ...known, workId: null } : known,
      );
      refreshLists(client);
      ended(work, fresh);
    };
    setNews(noNews);
    void run();
    return () => stop.abort();
  }, [client, id, workId]);
  return workId === undefined ? noNews : news;
}

function withNews(known: WorkNews, { progress }: Work): WorkNews {
  if (!progress) return known;
  const { change } = progress;
  const others = known.changes.filter(({ id }) => id !== change?.id);
  return {
    progress,
    data: progress.data ?? known.data,
    changes: change ? [...others, change] : known.changes,
  };
}
