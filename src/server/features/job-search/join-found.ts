import type { Engine } from '../../engine/engine.ts';
import { joinInTimeSlices } from '../../engine/in-time-slices.ts';
import type { ScoredJob } from './found-job.ts';

/** One of each vacancy, the employer's own copy first, with the names of the other sources that have it. */
export async function joinFound(
  engine: Pick<Engine, 'joinVacancies'>,
  jobs: readonly ScoredJob[],
  lost: Parameters<typeof joinInTimeSlices>[2],
): Promise<ScoredJob[]> {
  const postings = jobs.map(({ posting }) => posting);
  const vacancies = await joinInTimeSlices(engine, postings, lost);
  return vacancies.flatMap((numbers) => {
    const copies = numbers.flatMap((number) => jobs[number] ?? []);
    const [first] = copies;
    if (!first) return [];
    const names = copies.flatMap(({ posting, alsoOn }) => [posting.source, ...alsoOn]);
    return {
      ...first,
      alsoOn: [...new Set(names)].filter((name) => name !== first.posting.source),
      isReposted: copies.some(({ isReposted }) => isReposted),
    };
  });
}
