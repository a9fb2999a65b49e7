import type { ResumeData } from '#domain/resume/resume.ts';

type Job = ResumeData['experience'][number];

/**
 * A resume of so many pages, full to the last line: the shortest of the given, with as many points of
 * everybody's jobs as still fit.
 */
export async function resumeOfLength(
  gold: readonly ResumeData[],
  pages: number,
  pagesOf: (data: ResumeData) => Promise<number>,
): Promise<ResumeData> {
  const [base] = [...gold].sort((one, other) => lengthOf(one) - lengthOf(other));
  const jobs = gold.flatMap(({ experience }) => experience).filter((job) => job.responsibilities.length > 0);
  if (!base || jobs.length === 0) throw new Error('There are no resumes with jobs to make others of.');
  const withPoints = (count: number) => ({ ...base, experience: firstPoints(jobs, count) });
  let fits = 0;
  let tooMany = 16 * pages;
  while ((await pagesOf(withPoints(tooMany))) <= pages) tooMany *= 2;
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if ((await pagesOf(withPoints(middle))) <= pages) fits = middle;
    else tooMany = middle;
  }
  return withPoints(fits);
}

const lengthOf = (data: ResumeData) => JSON.stringify(data).length;

/** The jobs again and again from the first, until so many points are used. */
function firstPoints(jobs: readonly Job[], count: number): Job[] {
  const taken: Job[] = [];
  let left = count;
  for (let index = 0; left > 0; index = (index + 1) % jobs.length) {
    const job = jobs[index];
    if (!job) break;
    taken.push({ ...job, responsibilities: job.responsibilities.slice(0, left) });
    left -= job.responsibilities.length;
  }
  return taken;
}
