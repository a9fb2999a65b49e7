import type { JobPosting, SourceName } from '#domain/posting/source/job-posting.ts';
import { productFeatures } from '#server/app.ts';
import type { Feature } from '#server/feature.ts';
import { jobSearchFeature } from '#server/features/job-search/routes.ts';
import type { JobSources, SourceOutcome } from '#server/job-sources/job-source.ts';
import type { Parts } from '#server/parts.ts';
import type { Postings, StoredPosting } from '#server/postings/job-index.ts';
import { testPosting } from './test-posting.ts';

const firsts = [
  'Larkspur',
  'Alder',
  'Finch',
  'Tollgate',
  'Brightwater',
  'Quarry',
  'Juniper',
  'Moss',
  'Kestrel',
];
const seconds = [
  'Foods',
  'Hotels',
  'Clinics',
  'Freight',
  'Labs',
  'Schools',
  'Homes',
  'Media',
  'Energy',
  'Tools',
];

/** Another employer for each number, so that no two of them are the same vacancy. */
const companyOf = (sourceId: string) =>
  `${firsts[Number(sourceId) % 9]} ${seconds[Math.floor(Number(sourceId) / 9) % 10]}`;

export const posting = (sourceId: string, rest: Partial<JobPosting> = {}): JobPosting =>
  testPosting({
    source: 'adzuna',
    sourceId,
    title: 'Support Specialist',
    company: companyOf(sourceId),
    location: 'Portland, OR',
    country: 'US',
    pay: { min: 52_000, max: 52_000, currency: 'USD', period: 'year' },
    salary: '$52,000 a year',
    description: `${companyOf(sourceId)} looks for somebody who answers customers.\nRequirements\n- Zendesk\n- SQL\nNumber ${sourceId}.`,
    applyUrl: `https://jobs.example/${sourceId}`,
    postedAt: new Date().toISOString().slice(0, 10),
    ...rest,
  });

/** What a source does when it is asked. */
export type Played = JobPosting[] | 'failed' | 'skipped' | Promise<JobPosting[]>;

/** JSearch may not be stored here, the others may; Lever for 30 days. */
const storeDays: Partial<Record<SourceName, number>> = { jsearch: 0, lever: 30 };

const termsOf: JobSources['termsOf'] = (name) => ({
  attribution: { label: `The ${name} jobs`, url: `https://${name}.example` },
  storeDays: storeDays[name] ?? Number.POSITIVE_INFINITY,
  maxAgeDays: 60,
  mayNeedSignIn: true,
});

/** Sources that answer as they are told to, and an index that holds what it's given. */
export function playSources(
  answers: Partial<Record<SourceName, Played>>,
  indexed: readonly JobPosting[] = [],
) {
  const stored = new Map<string, StoredPosting>();
  const keep = (one: JobPosting): string => {
    const id = `${one.source}/${one.sourceId}`;
    stored.set(id, { id, posting: one, facts: null, alsoOn: [], isReposted: false, isClosed: false });
    return id;
  };
  for (const one of indexed) keep(one);
  const labelOf = (name: SourceName) => termsOf(name).attribution.label;
  const names = () => Object.keys(answers) as SourceName[];
  const askOne = async (name: SourceName): Promise<{ outcome: SourceOutcome; postings: JobPosting[] }> => {
    const answer = await answers[name];
    const postings = Array.isArray(answer) ? answer : [];
    const state = Array.isArray(answer) ? ('answered' as const) : (answer ?? 'failed');
    return { outcome: { name, label: labelOf(name), state, count: postings.length }, postings };
  };
  const jobSources: JobSources = {
    get live() {
      return names().map((name) => ({ name, label: labelOf(name) }));
    },
    labelOf,
    termsOf,
    crawled: [],
    ask: async (_, onOutcome) => {
      const all = await Promise.all(
        names().map(async (name) => {
          const one = await askOne(name);
          onOutcome(one.outcome);
          return one;
        }),
      );
      return {
        postings: all.flatMap(({ postings }) => postings),
        outcomes: all.map(({ outcome }) => outcome),
      };
    },
  };
  const postings: Postings = {
    index: {
      find: async (_, most) =>
        indexed.slice(0, most).map((one) => stored.get(`${one.source}/${one.sourceId}`) as StoredPosting),
    },
    store: async (all) => all.map(keep),
    findByIds: async (ids) => ids.flatMap((id) => stored.get(id) ?? []),
  };
  /** What is no longer in any index. */
  const forget = () => stored.clear();
  return { answers, stored, forget, features: featuresWith({ jobSources, postings }) };
}

/** The product's features, with other sources and another index behind the job search. */
const featuresWith = (parts: Pick<Parts, 'jobSources' | 'postings'>): Feature[] =>
  productFeatures.map((feature) =>
    feature === jobSearchFeature
      ? {
          routes: (serve, given) => feature.routes(serve, { ...given, ...parts }),
          work: (given) => feature.work?.({ ...given, ...parts }) ?? [],
        }
      : feature,
  );
