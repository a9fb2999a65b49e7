import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Work } from '#contract/work.ts';
import { api } from '../../api.ts';
import { refreshLists } from '../resumes/resume-queries.ts';

/** How far the work on a document is; when it has ended, the lists are read again. */
export function useWorkProgress(workId: string): Work['progress'] {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Work['progress']>();
  useEffect(() => {
    const stop = new AbortController();
    const follow = async () => {
      for await (const work of api.getWorkEvents({ params: { id: workId }, signal: stop.signal })) {
        setProgress(work.progress);
        // Left here: the stream by itself would join again and again.
        if (work.state !== 'queued' && work.state !== 'running') break;
      }
    };
    follow()
      .catch((error: unknown) => {
        if (!stop.signal.aborted) console.warn('The progress of the work cannot be followed.', error);
      })
      .finally(() => {
        if (!stop.signal.aborted) refreshLists(client);
      });
    return () => stop.abort();
  }, [client, workId]);
  return progress;
}
