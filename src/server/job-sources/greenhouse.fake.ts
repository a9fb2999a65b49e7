import { type PlayedJob, playedDate, playJobs } from './played-jobs.fake.ts';
import { type FakeSource, type FakeSourceOptions, startFakeSource } from './source-server.fake.ts';

interface BoardsOptions extends FakeSourceOptions {
  /** How many jobs each board has. */
  boards: Readonly<Record<string, number>>;
}

/** Greenhouse's boards as they're documented: all of a board at once, its text encoded twice. */
export const startFakeGreenhouse = ({ boards, ...options }: BoardsOptions): Promise<FakeSource> =>
  startFakeSource(options, {
    empty: { jobs: [], meta: { total: 0 } },
    answer: ({ path, query }) => {
      const board = /^\/boards\/([^/]+)\/jobs$/.exec(path)?.[1] ?? '';
      const count = boards[board];
      if (count === undefined) return { status: 404, body: { status: 404, error: 'Job board not found' } };
      const jobs = playJobs('Warehouse Associate', 'US', count, 100);
      const withText = query.get('content') === 'true';
      return {
        status: 200,
        body: { jobs: jobs.map((job) => inItsWords(job, board, withText)), meta: { total: count } },
      };
    },
  });

const encode = (html: string) =>
  html.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const inItsWords = (job: PlayedJob, board: string, withText: boolean) => ({
  id: 7_000_000 + job.number,
  internal_job_id: 144_381 + job.number,
  title: job.title,
  company_name: board === 'unnamed' ? undefined : `${board.charAt(0).toUpperCase()}${board.slice(1)}`,
  updated_at: playedDate(job.daysAgo).toISOString(),
  first_published: playedDate(job.daysAgo + 3).toISOString(),
  requisition_id: '50',
  location: { name: job.isRemote ? 'Remote - US' : `${job.city}, ${job.region}` },
  absolute_url: `https://boards.greenhouse.example/${board}/jobs/${7_000_000 + job.number}`,
  metadata: [{ id: 1, name: 'Employment Type', value_type: 'single_select', value: job.employmentType }],
  ...(withText
    ? { content: encode(encode(job.html)), departments: [], offices: [{ id: 1, location: 'United States' }] }
    : {}),
});
