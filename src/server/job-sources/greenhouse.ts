import { z } from 'zod';
import { payOf } from '#domain/posting/pay/read-pay.ts';
import { employmentTypeOf } from '#domain/posting/source/employment-type.ts';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import type { LocationReader } from '#domain/posting/source/read-location.ts';
import { crawlBoards } from './crawl-boards.ts';
import { finishPosting, type Reading, readAll } from './finish-posting.ts';
import type { CrawledSource } from './job-source.ts';
import type { Board, JobSourceSettings } from './job-source-settings.ts';
import type { SourceClient } from './source-client.ts';
import { sourceTerms } from './source-terms.ts';

const text = z.string().nullish().catch(null);

const job = z.object({
  id: z.union([z.number().transform(String), z.string().min(1)]),
  title: z.string().min(1),
  company_name: text,
  location: z.object({ name: text }).nullish().catch(null),
  absolute_url: text,
  content: text,
  first_published: text,
  updated_at: text,
  offices: z
    .array(z.object({ location: text }))
    .nullish()
    .catch(null),
  metadata: z
    .array(z.object({ name: text, value: z.unknown() }))
    .nullish()
    .catch(null),
  pay_input_ranges: z
    .array(z.object({ min_cents: z.number(), max_cents: z.number(), currency_type: z.string() }))
    .nullish()
    .catch(null),
});
type GreenhouseJob = z.output<typeof job>;

const answer = z.object({
  jobs: z.array(z.unknown()),
  meta: z.object({ total: z.number() }).nullish().catch(null),
});

export function normalizeGreenhouse(
  raw: unknown,
  { token, company }: Board,
  reading: Reading,
): JobPosting | null {
  const read = job.safeParse(raw);
  if (!read.success) return null;
  const found = read.data;
  const [range] = found.pay_input_ranges ?? [];
  const location = found.location?.name ?? '';
  // "NYC" and "HQ" say little; the office says where that is.
  const office = found.offices?.map((one) => one.location).find(Boolean) ?? '';
  const country = reading.locations.countryOf(location) ?? reading.locations.countryOf(office);
  return finishPosting(
    {
      source: 'greenhouse',
      sourceId: `${token}/${found.id}`,
      title: found.title,
      company: found.company_name || company,
      location,
      country,
      employmentType: employmentTypeOf(statedType(found)),
      pay: range
        ? payOf({
            min: range.min_cents / 100,
            max: range.max_cents / 100,
            currency: range.currency_type,
            period: null,
          })
        : null,
      description: found.content ?? '',
      applyUrl: found.absolute_url,
      postedAt: found.first_published ?? found.updated_at,
    },
    reading,
  );
}

/** Companies have fields of their own for it. */
function statedType({ metadata, title }: GreenhouseJob): string {
  const field = metadata?.find(({ name }) => /employment|job type|contract type|time type/i.test(name ?? ''));
  return typeof field?.value === 'string'
    ? field.value
    : (/\bintern(?:ship)?\b|part[- ]time/i.exec(title)?.[0] ?? '');
}

interface GreenhouseOptions {
  settings: JobSourceSettings;
  client: SourceClient;
  locations: LocationReader;
  now: () => Date;
}

/** Boards of companies that hire through Greenhouse. One call has all of a board. */
export function createGreenhouse({ settings, client, locations, now }: GreenhouseOptions): CrawledSource {
  const base = settings.GREENHOUSE_URL.replace(/\/$/, '');
  return {
    kind: 'board',
    name: 'greenhouse',
    terms: sourceTerms.greenhouse,
    budget: settings.GREENHOUSE_BUDGET,
    isConfigured: settings.GREENHOUSE_BOARDS.length > 0,
    crawl: (signal, readAt) =>
      crawlBoards(settings.GREENHOUSE_BOARDS, { signal, readAt }, async function* (board) {
        const url = new URL(`${base}/boards/${encodeURIComponent(board.token)}/jobs?content=true`);
        const { jobs, meta } = await client.get(url, answer, { signal });
        const postings = await readAll(jobs, (raw) =>
          normalizeGreenhouse(raw, board, { locations, now: now() }),
        );
        // A list that is shorter than it says, or holds what we can't read, isn't the whole board.
        const isComplete = jobs.length >= (meta?.total ?? 0) && postings.length === jobs.length;
        yield { postings, isComplete };
      }),
  };
}
