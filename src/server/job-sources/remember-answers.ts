import { LRUCache } from 'lru-cache';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import type { LiveSource } from './job-source.ts';

const rememberedMs = 5 * 60_000;
const maxRemembered = 50;

/**
 * The same search a few minutes later has the same answer, so it isn't paid for again. Only where there's something to pay, and where
 * the terms let us keep what we got.
 */
export function rememberAnswers(source: LiveSource, now: () => Date): LiveSource {
  if (source.budget.length === 0 || source.terms.storeDays === 0) return source;
  const kept = new LRUCache<string, JobPosting[]>({
    max: maxRemembered,
    ttl: rememberedMs,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  return {
    ...source,
    search: async (query, signal, asker) => {
      const key = JSON.stringify(Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1)));
      const known = kept.get(key);
      if (known) return known;
      const postings = await source.search(query, signal, asker);
      kept.set(key, postings);
      return postings;
    },
  };
}
