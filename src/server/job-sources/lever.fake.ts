import { type PlayedJob, playedDate, playJobs } from './played-jobs.fake.ts';
import { type FakeSource, type FakeSourceOptions, startFakeSource } from './source-server.fake.ts';

interface BoardsOptions extends FakeSourceOptions {
  /** How many postings each site has. */
  boards: Readonly<Record<string, number>>;
}

/** Lever's postings as they're documented: a bare list, by `skip` and `limit`. */
export const startFakeLever = ({ boards, ...options }: BoardsOptions): Promise<FakeSource> =>
  startFakeSource(options, {
    empty: [],
    answer: ({ path, query }) => {
      const site = /^\/postings\/([^/]+)$/.exec(path)?.[1] ?? '';
      const count = boards[site];
      if (count === undefined) return { status: 404, body: { ok: false, error: 'Document not found' } };
      const skip = Number(query.get('skip') ?? 0);
      const limit = Number(query.get('limit') ?? count);
      const jobs = playJobs('Customer Support Agent', 'GB', count, 200).slice(skip, skip + limit);
      return { status: 200, body: jobs.map((job) => inItsWords(job, site)) };
    },
  });

function inItsWords(job: PlayedJob, site: string) {
  const id = `00000000-0000-4000-8000-${String(job.number).padStart(12, '0')}`;
  const [opening = '', ...rest] = job.html.split('<h3>');
  return {
    id,
    text: job.title,
    country: job.country,
    categories: {
      commitment: {
        FULLTIME: 'Full-time',
        PARTTIME: 'Part-time',
        CONTRACTOR: 'Contract',
        INTERN: 'Internship',
      }[job.employmentType],
      location: job.city,
      team: 'Operations',
      allLocations: [job.city],
    },
    createdAt: playedDate(job.daysAgo).getTime(),
    description: opening,
    descriptionPlain: opening.replace(/<[^>]+>/g, ''),
    lists: rest.map((part) => {
      const [text = '', list = ''] = part.split('</h3>');
      return { text, content: /<ul>(.*)<\/ul>/.exec(list)?.[1] ?? '' };
    }),
    additional: '<p>Apply with a short note.</p>',
    additionalPlain: 'Apply with a short note.',
    hostedUrl: `https://jobs.lever.example/${site}/${id}`,
    applyUrl: `https://jobs.lever.example/${site}/${id}/apply`,
    workplaceType: job.isRemote ? 'remote' : 'on-site',
    ...(job.number % 2 === 0
      ? {
          salaryRange: {
            currency: job.pay.currency,
            interval: 'per-year-salary',
            min: job.pay.min,
            max: job.pay.max,
          },
        }
      : {}),
  };
}
