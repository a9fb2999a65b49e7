import type { JobMatch } from '#domain/jobs/job-match.ts';
import type { StoredPosting } from '../../postings/job-index.ts';

/** A posting that was found, live or in the index. The id is null where it isn't stored. */
export type FoundJob = Omit<StoredPosting, 'id'> & { id: string | null };

export type ScoredJob = FoundJob & { match: JobMatch };
