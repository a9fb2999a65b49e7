import { type RawBuilder, sql } from 'kysely';
import type { JobMatchView } from '#contract/job-search.ts';
import type { JobMatch } from '#domain/jobs/job-match.ts';
import type { Pay, SourceName } from '#domain/posting/source/job-posting.ts';
import type { Database, Trx } from '../../database/database.ts';

/** Why it has its score, and what else is said of it. */
export interface Verdict
  extends Pick<JobMatch, 'reasoning' | 'met' | 'missing'>,
    Pick<JobMatchView, 'signals'> {
  alsoOn: SourceName[];
  /** Absent where it was kept before must-haves were fields. */
  facts?: JobMatch['facts'];
  /** Of then: why it stood at the end of the list. */
  broken?: { reason: string }[];
}

/** What is shown of the posting beside the narrow row. */
export interface PostingText {
  description: string;
  requirements: string;
}

export interface NewMatch {
  source: SourceName;
  jobId: string;
  /** Null where the posting may not be stored. */
  postingId: string | null;
  jobTitle: string;
  company: string;
  location: string | null;
  applyUrl: string;
  salary: string | null;
  pay: Pay | null;
  employmentType: string | null;
  isRemote: boolean;
  postedAt: string | null;
  score: number;
  experience: number | null;
  skills: number | null;
  industry: number | null;
  rule: string;
  verdict: Verdict;
}

export interface StoredMatch extends NewMatch {
  id: string;
  searchId: string;
  isLiked: boolean;
  isApplied: boolean;
  /** The copy of what is liked or applied for. */
  kept: PostingText | null;
  createdAt: Date;
}

/** A copy is nothing any more once its source has asked for it to go, whether or not it's been cleared away. */
const columns = `m.id, m.search_id as "searchId", m.source, m.job_id as "jobId", m.posting_id as "postingId",
  m.job_title as "jobTitle", m.company, m.location, m.apply_url as "applyUrl", m.salary, m.pay,
  m.employment_type as "employmentType", m.is_remote as "isRemote", m.posted_at as "postedAt", m.score, m.experience,
  m.skills, m.industry, m.rule, m.verdict, m.is_liked as "isLiked", m.is_applied as "isApplied",
  case when m.kept_until is null or m.kept_until > now() then m.kept end as kept, m.created_at as "createdAt"`;

const listRead = {
  name: 'job-match-list',
  select: `select ${columns} from job_matches m where m.user_id = who.id and m.search_id = $2::uuid order by m.place`,
};

export const readMatches = (database: Database, userId: string, searchId: string): Promise<StoredMatch[]> =>
  database.readAsUser<StoredMatch>(listRead, userId, searchId);

const json = <T>(value: T): RawBuilder<string> => sql`${JSON.stringify(value)}::jsonb`;

/** In the order of the list. */
export async function insertMatches(
  trx: Trx,
  userId: string,
  searchId: string,
  matches: readonly NewMatch[],
): Promise<void> {
  if (matches.length === 0) return;
  const rows = matches.map((match, place) => ({
    ...{ user_id: userId, search_id: searchId, place, source: match.source, job_id: match.jobId },
    ...{ posting_id: match.postingId, job_title: match.jobTitle, company: match.company },
    ...{ location: match.location, apply_url: match.applyUrl, salary: match.salary },
    pay: match.pay && json(match.pay),
    ...{ employment_type: match.employmentType, is_remote: match.isRemote, posted_at: match.postedAt },
    ...{ score: match.score, experience: match.experience, skills: match.skills, industry: match.industry },
    ...{ rule: match.rule, verdict: json(match.verdict) },
  }));
  await trx.insertInto('job_matches').values(rows).execute();
}

/** Held until the transaction ends. */
export async function findMatch(trx: Trx, userId: string, id: string): Promise<StoredMatch | undefined> {
  const { rows } = await sql<StoredMatch>`select ${sql.raw(columns)} from job_matches m
    where m.user_id = ${userId} and m.id = ${id} for no key update`.execute(trx);
  return rows[0];
}

/** What the person has said of it, with the copy that this asks for. */
export async function markMatch(
  trx: Trx,
  userId: string,
  { id, isLiked, isApplied, kept }: Pick<StoredMatch, 'id' | 'isLiked' | 'isApplied' | 'kept'>,
  keptUntil: Date | null,
): Promise<void> {
  await trx
    .updateTable('job_matches')
    .set({
      is_liked: isLiked,
      is_applied: isApplied,
      kept: kept && json(kept),
      kept_until: kept && keptUntil,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}
