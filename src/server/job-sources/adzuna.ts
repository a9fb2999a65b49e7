import { z } from 'zod';
import { currencyOfCountry } from '#domain/posting/pay/currencies.ts';
import { payOf } from '#domain/posting/pay/read-pay.ts';
import { employmentTypeOf } from '#domain/posting/source/employment-type.ts';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import type { LocationReader } from '#domain/posting/source/read-location.ts';
import { finishPosting, type Reading, readAll } from './finish-posting.ts';
import type { LiveSource, SourceQuery } from './job-source.ts';
import type { JobSourceSettings } from './job-source-settings.ts';
import type { SourceClient } from './source-client.ts';
import { SourceFailure, SourceSkipped } from './source-failure.ts';
import { sourceTerms } from './source-terms.ts';

const text = z.string().nullish().catch(null);
const number = z.number().nullish().catch(null);

const job = z.object({
  id: z.union([z.string().min(1), z.number().transform(String)]),
  title: z.string().min(1),
  company: z.object({ display_name: text }).nullish().catch(null),
  location: z.object({ display_name: text }).nullish().catch(null),
  description: text,
  created: text,
  redirect_url: text,
  contract_type: text,
  contract_time: text,
  salary_min: number,
  salary_max: number,
  salary_is_predicted: z.union([z.string(), z.number()]).nullish().catch(null),
});

const answer = z.object({ count: z.number().nullish().catch(null), results: z.array(z.unknown()) });

/** Countries that have an Adzuna of their own. */
const countries = new Set('AT AU BE BR CA CH DE ES FR GB IN IT MX NL NZ PL SG US ZA'.split(' '));
const pageSize = 50;

export function normalizeAdzuna(raw: unknown, country: string, reading: Reading): JobPosting | null {
  const read = job.safeParse(raw);
  if (!read.success) return null;
  const found = read.data;
  // An estimate of theirs is nothing that the employer says.
  const isStated = String(found.salary_is_predicted ?? '0') !== '1';
  const location = found.location?.display_name ?? '';
  return finishPosting(
    {
      source: 'adzuna',
      sourceId: `${country.toLowerCase()}-${found.id}`,
      title: found.title,
      company: found.company?.display_name ?? '',
      location,
      country,
      isRemote: /\bremote\b/i.test(`${found.title} ${location}`) || undefined,
      employmentType: employmentTypeOf(
        [found.contract_type === 'contract' ? 'contract' : null, found.contract_time]
          .filter(Boolean)
          .join(' ') || found.contract_type,
      ),
      // Yearly by its documentation, whatever the advert says.
      pay: isStated
        ? payOf({
            min: found.salary_min,
            max: found.salary_max,
            currency: currencyOfCountry(country),
            period: 'year',
          })
        : null,
      description: found.description ?? '',
      applyUrl: found.redirect_url,
      postedAt: found.created,
    },
    reading,
  );
}

interface AdzunaOptions {
  settings: JobSourceSettings;
  client: SourceClient;
  locations: LocationReader;
  now: () => Date;
}

export function createAdzuna({ settings, client, locations, now }: AdzunaOptions): LiveSource {
  return {
    kind: 'search',
    name: 'adzuna',
    terms: sourceTerms.adzuna,
    budget: settings.ADZUNA_BUDGET,
    isConfigured: settings.ADZUNA_APP_ID !== '' && settings.ADZUNA_APP_KEY !== '',
    search: async (query, signal, asker) => {
      const country = query.country ?? 'US';
      const found: JobPosting[] = [];
      if (!countries.has(country)) return found;
      for (let page = 1; page <= settings.ADZUNA_PAGES; page += 1) {
        try {
          const url = addressOf(settings, query, country, page);
          const { results } = await client.get(url, answer, { signal, asker });
          const read = await readAll(results, (raw) =>
            normalizeAdzuna(raw, country, { locations, now: now() }),
          );
          if (results.length > 0 && read.length === 0) throw new SourceFailure('malformed');
          found.push(...read);
          if (results.length < pageSize) break;
        } catch (error) {
          // What the first page gave is worth more than a failure.
          if (found.length === 0 || !(error instanceof SourceFailure || error instanceof SourceSkipped))
            throw error;
          break;
        }
      }
      return found;
    },
  };
}

function addressOf(settings: JobSourceSettings, query: SourceQuery, country: string, page: number): URL {
  const { jobTitle, location, isRemote, jobType } = query;
  const base = settings.ADZUNA_URL.replace(/\/$/, '');
  const url = new URL(`${base}/jobs/${country.toLowerCase()}/search/${page}`);
  const set = (name: string, value: string) => url.searchParams.set(name, value);
  set('app_id', settings.ADZUNA_APP_ID);
  set('app_key', settings.ADZUNA_APP_KEY);
  set('results_per_page', String(pageSize));
  set('what', isRemote ? `${jobTitle} remote` : jobTitle);
  if (location && !isRemote) set('where', location);
  set('max_days_old', String(sourceTerms.adzuna.maxAgeDays));
  set('content-type', 'application/json');
  // Each of its filters leaves out the others, so one is set only where nothing else is wanted.
  const [only] = jobType.length === 1 ? jobType : [];
  if (only === 'FULLTIME') set('full_time', '1');
  if (only === 'PARTTIME') set('part_time', '1');
  if (only === 'CONTRACTOR') set('contract', '1');
  return url;
}
