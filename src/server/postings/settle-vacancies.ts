import type { SourceName } from '#domain/posting/source/job-posting.ts';
import type { Trx } from '../database/database.ts';
import { daysLater, repostedAfterDays } from './posting-rows.ts';
import { setFound } from './posting-store.ts';
import { type Copy, lockCopies, updateCopies } from './vacancy-store.ts';

/** The employer's own copy comes first. */
const employersOwn: readonly SourceName[] = ['greenhouse', 'lever'];
const nearestFirst: readonly SourceName[] = [...employersOwn, 'jsearch', 'adzuna', 'sample'];

/** After copies have come, gone or changed: which one of them is found, and what it says of the others. */
export async function settleVacancies(trx: Trx, vacancies: readonly string[]): Promise<void> {
  if (vacancies.length === 0) return;
  const copies = await lockCopies(trx, vacancies, nearestFirst);
  const settled = [...Map.groupBy(copies, ({ vacancy_id }) => vacancy_id).values()].flatMap(settle);
  await updateCopies(trx, settled);
  await setFound(trx, settled);
}

function settle(copies: readonly Copy[]) {
  const isClosed = copies.some(({ source, is_closed }) => is_closed && employersOwn.includes(source));
  return copies.map(({ id, posted_on, source, is_closed }, place) => {
    const isLead = place === 0;
    const others = copies.filter((copy) => !copy.is_closed && copy.source !== source);
    return {
      id,
      posted_on,
      is_lead: isLead,
      is_found: isLead && !is_closed,
      also_on: isLead ? [...new Set(others.map((copy) => copy.source))] : [],
      is_reposted: isReposted(copies.filter((copy) => copy.source === source)),
      // Somebody else's copy of what the employer has taken down.
      is_closed: isClosed && !employersOwn.includes(source),
    };
  });
}

/** Copies of other sources are dated when those found them; only one source's own dates tell that it was posted again. */
function isReposted(copies: readonly Copy[]): boolean {
  const [first = ''] = copies.map(({ first_posted_on }) => first_posted_on).toSorted();
  return copies.some(
    ({ source, posted_on }) => source !== 'sample' && daysLater(first, repostedAfterDays) <= posted_on,
  );
}
