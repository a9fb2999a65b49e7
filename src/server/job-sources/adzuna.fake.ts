import { type PlayedJob, playedDate, playJobs } from './played-jobs.fake.ts';
import {
  type FakeSource,
  type FakeSourceOptions,
  type SourceCall,
  startFakeSource,
} from './source-server.fake.ts';

export const fakeAdzunaKeys = { id: 'played-id', key: 'played-adzuna-key' };
const known = 70;
const maxPerPage = 50;

/** What Adzuna allows by default. */
const adzunaLimits = [
  { points: 25, seconds: 60 },
  { points: 250, seconds: 86_400 },
];

/** Adzuna as it's documented: a country and a page in the path, id and key in the query, texts cut after 500 characters. */
export const startFakeAdzuna = (options: FakeSourceOptions): Promise<FakeSource> =>
  startFakeSource(
    { limits: adzunaLimits, ...options },
    {
      empty: { __CLASS__: 'Adzuna::API::Response::JobSearchResults', count: 0, results: [] },
      answer: ({ path, query }) => {
        if (query.get('app_id') !== fakeAdzunaKeys.id || query.get('app_key') !== fakeAdzunaKeys.key)
          return { status: 401, body: { exception: 'AUTH_FAIL', display: 'Authorisation failed' } };
        const [, country, page] = /^\/jobs\/([a-z]{2})\/search\/(\d+)$/.exec(path) ?? [];
        if (!country || !page) return { status: 404, body: { exception: 'UNKNOWN_PATH' } };
        return { status: 200, body: answerTo(query, country.toUpperCase(), Number(page)) };
      },
    },
  );

function answerTo(query: SourceCall['query'], country: string, page: number) {
  const size = Math.min(maxPerPage, Number(query.get('results_per_page') ?? 10));
  const title = (query.get('what') ?? '').replace(/ remote$/, '');
  const jobs = playJobs(title, country, known, 20).filter(({ employmentType }) =>
    isWanted(query, employmentType),
  );
  return {
    __CLASS__: 'Adzuna::API::Response::JobSearchResults',
    count: jobs.length,
    mean: 54_000.5,
    results: jobs.slice((page - 1) * size, page * size).map(inItsWords),
  };
}

const isWanted = (query: SourceCall['query'], type: PlayedJob['employmentType']) =>
  (query.get('full_time') !== '1' || type !== 'PARTTIME') &&
  (query.get('part_time') !== '1' || type === 'PARTTIME') &&
  (query.get('contract') !== '1' || type === 'CONTRACTOR');

const inItsWords = (job: PlayedJob) => ({
  __CLASS__: 'Adzuna::API::Response::Job',
  id: String(4_000_000_000 + job.number),
  adref: 'played',
  title: `<strong>${job.title}</strong>${job.isRemote ? ' - Remote' : ''}`,
  description: `${job.html.replace(/<[^>]+>/g, ' ').slice(0, 499)}…`,
  created: playedDate(job.daysAgo).toISOString().replace(/\.\d+/, ''),
  redirect_url: `https://www.adzuna.example/land/ad/${job.number}?utm_medium=api`,
  company: { __CLASS__: 'Adzuna::API::Response::Company', display_name: `${job.company} Recruiting` },
  location: {
    __CLASS__: 'Adzuna::API::Response::Location',
    display_name: `${job.city}, ${job.region}`,
    area: [job.country, job.region, job.city],
  },
  category: { __CLASS__: 'Adzuna::API::Response::Category', label: 'Other Jobs', tag: 'other-jobs' },
  contract_type: job.employmentType === 'CONTRACTOR' ? 'contract' : 'permanent',
  contract_time: job.employmentType === 'PARTTIME' ? 'part_time' : 'full_time',
  salary_min: job.pay.min,
  salary_max: job.pay.max,
  salary_is_predicted: job.number % 2 === 0 ? '1' : '0',
});
