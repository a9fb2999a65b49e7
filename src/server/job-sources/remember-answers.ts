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
  const kept = new Map<string, { postings: JobPosting[]; until: number }>();
  return {
    ...source,
    search: async (query, signal, asker) => {
      const key = JSON.stringify(Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1)));
      const known = kept.get(key);
      if (known && known.until > now().getTime()) return known.postings;
      const postings = await source.search(query, signal, asker);
      kept.delete(key);
      kept.set(key, { postings, until: now().getTime() + rememberedMs });
      for (const oldest of kept.keys()) {
        if (kept.size <= maxRemembered) break;
        kept.delete(oldest);
      }
      return postings;
    },
  };
}
