import type { SourceState } from '#contract/job-search.ts';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import type { Progress } from '../../background/work-event-store.ts';
import type { Asker, JobSources, SourceQuery } from '../../job-sources/job-source.ts';

/** Asks all live sources, and tells the person which has answered and which has failed as it happens. */
export async function askLive(
  { live, ask }: JobSources,
  query: SourceQuery,
  tell: (progress: Progress) => Promise<void>,
  signal: AbortSignal,
  asker?: Asker,
): Promise<{ postings: JobPosting[]; sources: SourceState[] }> {
  let sources: SourceState[] = live.map(({ name, label }) => ({ name, label, state: 'asked', count: 0 }));
  void tell({ step: 'searching', sources });
  const answered = await ask(
    query,
    (outcome) => {
      sources = sources.map((source) => (source.name === outcome.name ? outcome : source));
      void tell({ step: 'searching', sources });
    },
    signal,
    asker,
  );
  return { postings: answered.postings, sources: answered.outcomes };
}
