import { type PlayedJob, playedDate, playJobs } from './played-jobs.fake.ts';
import {
  type FakeSource,
  type FakeSourceOptions,
  type SourceCall,
  startFakeSource,
} from './source-server.fake.ts';

export const fakeJSearchKey = 'played-jsearch-key';
const pageSize = 10;
const known = 25;

/** JSearch as it's documented: pages of ten, and the key in a header. */
export const startFakeJSearch = (options: FakeSourceOptions): Promise<FakeSource> =>
  startFakeSource(options, {
    empty: { status: 'OK', request_id: 'played', parameters: {}, data: [] },
    answer: (call) => {
      if (call.headers['x-rapidapi-key'] !== fakeJSearchKey)
        return { status: 401, body: { message: 'Invalid API key' } };
      if (call.path !== '/search') return { status: 404, body: { message: "Endpoint '/' does not exist" } };
      return { status: 200, body: answerTo(call.query) };
    },
  });

function answerTo(query: SourceCall['query']) {
  const page = Number(query.get('page') ?? 1);
  const pages = Number(query.get('num_pages') ?? 1);
  const words = query.get('query') ?? '';
  const wanted = (query.get('employment_types') ?? '').split(',').filter(Boolean);
  const jobs = playJobs(words.replace(/ in .*$/, ''), (query.get('country') ?? 'us').toUpperCase(), known)
    .filter(({ employmentType }) => wanted.length === 0 || wanted.includes(employmentType))
    .filter(({ isRemote }) => query.get('work_from_home') !== 'true' || isRemote);
  return {
    status: 'OK',
    request_id: 'played',
    parameters: Object.fromEntries(query),
    data: jobs.slice((page - 1) * pageSize, (page - 1 + pages) * pageSize).map(inItsWords),
  };
}

function inItsWords(job: PlayedJob) {
  const posted = playedDate(job.daysAgo);
  return {
    job_id: `played-${job.country}-${job.number}-${encodeURIComponent(job.title)}`.slice(0, 120),
    job_title: job.title,
    employer_name: job.company,
    employer_logo: null,
    employer_website: null,
    job_publisher: 'Played Board',
    job_employment_type: 'Full-time',
    job_employment_types: [job.employmentType],
    job_apply_link: `https://jobs.example/jsearch/${job.number}`,
    job_apply_is_direct: false,
    apply_options: [
      {
        publisher: 'Played Board',
        apply_link: `https://jobs.example/jsearch/${job.number}`,
        is_direct: false,
      },
    ],
    job_description: job.html
      .replace(/<li>/g, '\n• ')
      .replace(/<\/(?:p|h3)>/g, '\n\n')
      .replace(/<[^>]+>/g, '')
      .replace(/&amp;/g, '&'),
    job_is_remote: job.isRemote,
    job_posted_at: `${job.daysAgo} days ago`,
    job_posted_at_timestamp: Math.floor(posted.getTime() / 1_000),
    job_posted_at_datetime_utc: posted.toISOString(),
    job_location: `${job.city}, ${job.region}`,
    job_city: job.city,
    job_state: job.region,
    job_country: job.country,
    job_min_salary: job.number % 3 === 0 ? null : job.pay.min,
    job_max_salary: job.number % 3 === 0 ? null : job.pay.max,
    job_salary_period: job.number % 3 === 0 ? null : 'YEAR',
    job_highlights: {},
  };
}
