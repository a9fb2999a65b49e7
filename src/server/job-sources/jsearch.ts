import { z } from 'zod';
import { currencyOfCountry } from '#domain/posting/pay/currencies.ts';
import { payOf } from '#domain/posting/pay/read-pay.ts';
import { employmentTypeOf } from '#domain/posting/source/employment-type.ts';
import type { JobPosting, PayPeriod } from '#domain/posting/source/job-posting.ts';
import type { LocationReader } from '#domain/posting/source/read-location.ts';
import { finishPosting, type Reading, readAll } from './finish-posting.ts';
import type { LiveSource, SourceQuery } from './job-source.ts';
import type { JobSourceSettings } from './job-source-settings.ts';
import type { CallOptions, SourceClient } from './source-client.ts';
import { SourceFailure } from './source-failure.ts';
import { sourceTerms } from './source-terms.ts';

const text = z.string().nullish().catch(null);
const number = z.number().nullish().catch(null);

const job = z.object({
  job_id: z.string().min(1),
  job_title: z.string().min(1),
  employer_name: text,
  job_publisher: text,
  job_employment_type: text,
  job_employment_types: z.array(z.string()).nullish().catch(null),
  job_apply_link: text,
  apply_options: z
    .array(z.object({ apply_link: text, is_direct: z.boolean().nullish().catch(null) }))
    .nullish()
    .catch(null),
  job_description: text,
  job_is_remote: z.boolean().nullish().catch(null),
  job_posted_at_datetime_utc: text,
  job_posted_at_timestamp: number,
  job_location: text,
  job_city: text,
  job_state: text,
  job_country: text,
  job_min_salary: number,
  job_max_salary: number,
  job_salary_period: text,
  job_salary_currency: text,
});

/** The list has stood in `data`, and in `data.jobs` since the second version. */
const answer = z.object({
  data: z.union([
    z.array(z.unknown()),
    z.object({ jobs: z.array(z.unknown()) }).transform(({ jobs }) => jobs),
  ]),
});

const periods: Readonly<Record<string, PayPeriod>> = {
  YEAR: 'year',
  MONTH: 'month',
  WEEK: 'week',
  DAY: 'day',
  HOUR: 'hour',
};

export function normalizeJSearch(raw: unknown, reading: Reading): JobPosting | null {
  const read = job.safeParse(raw);
  if (!read.success) return null;
  const found = read.data;
  const country = found.job_country?.length === 2 ? found.job_country : null;
  // The employer's own page before a middleman's.
  const direct = found.apply_options?.find(({ is_direct: isDirect }) => isDirect)?.apply_link;
  return finishPosting(
    {
      source: 'jsearch',
      sourceId: found.job_id,
      title: found.job_title,
      company: found.employer_name ?? '',
      location:
        [found.job_city, found.job_state, found.job_country].filter(Boolean).join(', ') ||
        (found.job_location ?? ''),
      country,
      isRemote: found.job_is_remote ?? undefined,
      employmentType: employmentTypeOf(found.job_employment_types?.[0] ?? found.job_employment_type),
      pay: payOf({
        min: found.job_min_salary,
        max: found.job_max_salary,
        currency: found.job_salary_currency ?? currencyOfCountry(country?.toUpperCase() ?? null),
        period: periods[found.job_salary_period?.toUpperCase() ?? ''],
      }),
      description: found.job_description ?? '',
      applyUrl: direct ?? found.job_apply_link,
      postedAt: found.job_posted_at_datetime_utc ?? found.job_posted_at_timestamp,
    },
    reading,
  );
}

interface JSearchOptions {
  settings: JobSourceSettings;
  client: SourceClient;
  locations: LocationReader;
  now: () => Date;
}

/** Google for Jobs, by OpenWeb Ninja, through RapidAPI or directly. */
export function createJSearch({ settings, client, locations, now }: JSearchOptions): LiveSource {
  const page = async (query: SourceQuery, number: number, by: Pick<CallOptions, 'signal' | 'asker'>) => {
    const { data } = await client.get(addressOf(settings, query, number), answer, {
      ...by,
      headers: headersOf(settings),
    });
    const found = await readAll(data, (raw) => normalizeJSearch(raw, { locations, now: now() }));
    if (data.length > 0 && found.length === 0) throw new SourceFailure('malformed');
    return found;
  };
  return {
    kind: 'search',
    name: 'jsearch',
    terms: sourceTerms.jsearch,
    budget: settings.JSEARCH_BUDGET,
    isConfigured: settings.JSEARCH_KEY !== '',
    search: async (query, signal, asker) => {
      const numbers = Array.from({ length: settings.JSEARCH_PAGES }, (_, place) => place + 1);
      return joinPages(numbers.map((number) => page(query, number, { signal, asker })));
    },
  };
}

/** What the first page says counts; a later one that isn't had leaves a shorter list. */
async function joinPages(pages: readonly Promise<JobPosting[]>[]): Promise<JobPosting[]> {
  const outcomes = await Promise.allSettled(pages);
  const answered = outcomes.filter((outcome) => outcome.status === 'fulfilled');
  const [first] = outcomes;
  if (answered.length === 0 && first?.status === 'rejected') throw first.reason;
  return answered.flatMap(({ value }) => value);
}

function addressOf({ JSEARCH_URL }: JobSourceSettings, query: SourceQuery, page: number): URL {
  const url = new URL(`${JSEARCH_URL.replace(/\/$/, '')}/search`);
  const { jobTitle, location, country, isRemote, jobType } = query;
  const words = location && !isRemote ? `${jobTitle} in ${location}` : jobTitle;
  url.searchParams.set('query', words);
  url.searchParams.set('page', String(page));
  url.searchParams.set('num_pages', '1');
  url.searchParams.set('date_posted', 'month');
  if (country) url.searchParams.set('country', country.toLowerCase());
  if (jobType.length > 0) url.searchParams.set('employment_types', jobType.join(','));
  if (isRemote) url.searchParams.set('work_from_home', 'true');
  return url;
}

function headersOf({ JSEARCH_KEY, JSEARCH_URL }: JobSourceSettings): Record<string, string> {
  const { host, hostname } = new URL(JSEARCH_URL);
  if (hostname.endsWith('openwebninja.com')) return { 'x-api-key': JSEARCH_KEY };
  return { 'x-rapidapi-key': JSEARCH_KEY, 'x-rapidapi-host': host };
}
