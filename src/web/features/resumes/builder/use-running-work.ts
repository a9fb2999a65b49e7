import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Resume } from '#contract/resume.ts';
import type { Work } from '#contract/work.ts';
import type { ResumeData } from '#domain/resume.ts';
import type { ResumeChange } from '#domain/resume-changes.ts';
import { api } from '../../../api.ts';
import { ApiError } from '../../../api-error.ts';
import { refreshLists, resumeQuery } from '../resume-queries.ts';

const tryAgainMs = 2000;

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
      const work = await follow(workId, stop.signal, (seen) => setNews((known) => withNews(known, seen)));
      await readAnew(client, id, stop.signal);
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

async function follow(
  id: string,
  signal: AbortSignal,
  onNews: (work: Work) => void,
): Promise<Work | undefined> {
  try {
    for await (const work of api.getWorkEvents({ params: { id }, signal })) {
      if (signal.aborted) return undefined;
      onNews(work);
      // Left here: the stream by itself would join again and again.
      if (work.state === 'done' || work.state === 'failed' || work.state === 'cancelled') return work;
    }
  } catch (error) {
    if (!signal.aborted) console.warn('The progress of the work cannot be followed.', error);
  }
  return undefined;
}

/** As long as the server cannot be reached it is asked again; the work is there. */
async function readAnew(client: QueryClient, id: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await client.fetchQuery({ ...resumeQuery(id), staleTime: 0 });
      return;
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status > 0 && error.status < 500)) return;
      await new Promise((resolve) => setTimeout(resolve, tryAgainMs));
    }
  }
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
