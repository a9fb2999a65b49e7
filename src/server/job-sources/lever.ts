import { z } from 'zod';
import { payOf } from '#domain/posting/pay/read-pay.ts';
import { employmentTypeOf } from '#domain/posting/source/employment-type.ts';
import type { JobPosting, PayPeriod } from '#domain/posting/source/job-posting.ts';
import type { LocationReader } from '#domain/posting/source/read-location.ts';
import { crawlBoards } from './crawl-boards.ts';
import { finishPosting, type Reading, readAll } from './finish-posting.ts';
import type { CrawledSource } from './job-source.ts';
import type { Board, JobSourceSettings } from './job-source-settings.ts';
import type { SourceClient } from './source-client.ts';
import { sourceTerms } from './source-terms.ts';

const text = z.string().nullish().catch(null);

const posting = z.object({
  id: z.string().min(1),
  text: z.string().min(1),
  categories: z
    .object({ location: text, commitment: text, allLocations: z.array(z.string()).nullish().catch(null) })
    .nullish()
    .catch(null),
  country: text,
  description: text,
  descriptionPlain: text,
  lists: z
    .array(z.object({ text: z.string().catch(''), content: z.string().catch('') }))
    .nullish()
    .catch(null),
  additional: text,
  additionalPlain: text,
  hostedUrl: text,
  applyUrl: text,
  createdAt: z.number().nullish().catch(null),
  workplaceType: text,
  salaryRange: z
    .object({
      currency: text,
      interval: text,
      min: z.number().nullish().catch(null),
      max: z.number().nullish().catch(null),
    })
    .nullish()
    .catch(null),
});
type LeverPosting = z.output<typeof posting>;

const answer = z.array(z.unknown());
const pageSize = 100;
/** No company has more open than these pages hold. */
const maxPages = 100;

export function normalizeLever(raw: unknown, { token, company }: Board, reading: Reading): JobPosting | null {
  const read = posting.safeParse(raw);
  if (!read.success) return null;
  const found = read.data;
  const locations = found.categories?.allLocations?.join('; ') || (found.categories?.location ?? '');
  const pay = found.salaryRange;
  return finishPosting(
    {
      source: 'lever',
      sourceId: `${token}/${found.id}`,
      title: found.text,
      company,
      location: locations,
      country: found.country,
      isRemote: workplaces[found.workplaceType?.toLowerCase() ?? ''],
      employmentType: employmentTypeOf(found.categories?.commitment),
      pay: pay ? payOf({ ...pay, period: periodOf(pay.interval) }) : null,
      description: textOf(found),
      applyUrl: found.applyUrl ?? found.hostedUrl,
      postedAt: found.createdAt,
    },
    reading,
  );
}

const workplaces: Readonly<Record<string, boolean | undefined>> = {
  remote: true,
  hybrid: false,
  'on-site': false,
  onsite: false,
};

/** "per-year-salary", "per-hour-wage" and the like. */
const periodOf = (interval: string | null | undefined): PayPeriod | null =>
  (/year|month|week|day|hour/.exec(interval ?? '')?.[0] as PayPeriod | undefined) ?? null;

/** The styled text has the lines; the plain one stands in where it's missing. */
function textOf({ description, descriptionPlain, lists, additional, additionalPlain }: LeverPosting): string {
  const parts = (lists ?? []).map((list) => `<h3>${list.text}</h3><ul>${list.content}</ul>`);
  return [description || asHtml(descriptionPlain), ...parts, additional || asHtml(additionalPlain)].join(
    '\n',
  );
}

const asHtml = (plain: string | null | undefined): string =>
  (plain ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\n/g, '<br>');

interface LeverOptions {
  settings: JobSourceSettings;
  client: SourceClient;
  locations: LocationReader;
  now: () => Date;
}

/** Boards of companies that hire through Lever, by pages. */
export function createLever({ settings, client, locations, now }: LeverOptions): CrawledSource {
  const base = settings.LEVER_URL.replace(/\/$/, '');
  return {
    kind: 'board',
    name: 'lever',
    terms: sourceTerms.lever,
    budget: settings.LEVER_BUDGET,
    isConfigured: settings.LEVER_BOARDS.length > 0,
    crawl: (signal, readAt) =>
      crawlBoards(settings.LEVER_BOARDS, { signal, readAt }, async function* (board) {
        let isReadable = true;
        for (let page = 0; page < maxPages; page += 1) {
          const url = new URL(`${base}/postings/${encodeURIComponent(board.token)}`);
          url.search = `mode=json&skip=${page * pageSize}&limit=${pageSize}`;
          const raws = await client.get(url, answer, { signal });
          const postings = await readAll(raws, (raw) =>
            normalizeLever(raw, board, { locations, now: now() }),
          );
          isReadable &&= postings.length === raws.length;
          const isLast = raws.length < pageSize;
          yield { postings, isComplete: isLast && isReadable };
          if (isLast) return;
        }
      }),
  };
}
