import { z } from 'zod';
import type { JobTitle } from '#domain/language/lexicon-entries.ts';
import type { PhraseIndex } from '#domain/language/phrase-index.ts';
import { stemOf, wordsOf } from '#domain/language/words.ts';
import { showPay } from '#domain/posting/pay/show-pay.ts';
import { employmentTypes, type JobPosting, payPeriods } from '#domain/posting/source/job-posting.ts';
import { loadSamplePostings, loadTitles } from '../process/load-lexicon.ts';
import type { LiveSource, SourceQuery } from './job-source.ts';
import { sourceTerms } from './source-terms.ts';

export const samplePosting = z.strictObject({
  id: z.string().regex(/^[a-z-]+-\d+$/),
  family: z.string().min(1),
  title: z.string().min(1),
  company: z.string().min(1),
  city: z.string().min(1),
  region: z.string().nullable(),
  country: z.string().regex(/^[A-Z]{2}$/),
  workplace: z.enum(['onsite', 'hybrid', 'remote']),
  remoteRegion: z.string().nullable(),
  employmentType: z.enum(employmentTypes),
  pay: z
    .object({ min: z.number(), max: z.number(), currency: z.string().length(3), period: z.enum(payPeriods) })
    .nullable(),
  language: z.string().length(2),
  daysAgo: z.int().min(0).max(45),
  description: z.string().min(200),
});
export type SamplePosting = z.output<typeof samplePosting>;

const dayMs = 86_400_000;

/** Dated from today, so that samples never grow old. There is nothing to apply for. */
export function normalizeSample(raw: SamplePosting, now: Date): JobPosting {
  const isRemote = raw.workplace === 'remote';
  return {
    source: 'sample',
    sourceId: raw.id,
    title: raw.title,
    company: raw.company,
    location: [raw.city, raw.region, ...(raw.workplace === 'onsite' ? [] : [`(${raw.workplace})`])]
      .filter(Boolean)
      .join(', ')
      .replace(/, \(/, ' ('),
    country: raw.country,
    isRemote,
    remoteRegions: isRemote ? [raw.remoteRegion ?? raw.country] : [],
    employmentType: raw.employmentType,
    pay: raw.pay,
    salary: raw.pay && showPay(raw.pay),
    language: raw.language,
    description: raw.description,
    applyUrl: null,
    postedAt: new Date(now.getTime() - raw.daysAgo * dayMs).toISOString().slice(0, 10),
  };
}

/** More than these wouldn't be looked at. */
const maxSamples = 40;

interface SampleOptions {
  isConfigured: boolean;
  now: () => Date;
}

/** Postings of our own, so that search works with no key. They're read with the first search. */
export function createSample({ isConfigured, now }: SampleOptions): LiveSource {
  let lists: { samples: SamplePosting[]; titles: PhraseIndex<JobTitle> } | undefined;
  return {
    kind: 'search',
    name: 'sample',
    terms: sourceTerms.sample,
    budget: [],
    isConfigured,
    search: async (query) => {
      lists ??= { samples: readSamples(loadSamplePostings()), titles: loadTitles() };
      const today = now();
      return findSamples(lists.samples, lists.titles, query).map((raw) => normalizeSample(raw, today));
    },
  };
}

export const readSamples = (lines: string): SamplePosting[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => samplePosting.parse(JSON.parse(line)));

/** Words of a level tell no job from another. */
const levelWords = new Set(
  'senior junior lead principal staff head chief assistant associate trainee intern manager director specialist coordinator officer the of and for'.split(
    ' ',
  ),
);

function stemsOf(title: string): string[] {
  const keys = wordsOf(title).map(({ key }) => key);
  const telling = keys.filter((key) => !levelWords.has(key));
  return (telling.length > 0 ? telling : keys).map(stemOf);
}

/** Those that share words with the title that is searched, then those of the same part of the labor market; the country's own first. */
export function findSamples(
  samples: readonly SamplePosting[],
  titles: PhraseIndex<JobTitle>,
  { jobTitle, jobType, isRemote, country }: SourceQuery,
): SamplePosting[] {
  const wanted = new Set(stemsOf(jobTitle));
  const families = new Set(titles.find(wordsOf(jobTitle)).map(({ value }) => value.family));
  return samples
    .filter((sample) => jobType.length === 0 || jobType.includes(sample.employmentType))
    .filter((sample) => !isRemote || sample.workplace === 'remote')
    .map((sample) => {
      const shared = stemsOf(sample.title).filter((stem) => wanted.has(stem)).length;
      const share = wanted.size === 0 ? 0 : Math.min(1, shared / wanted.size);
      const isNear = country !== null && sample.country === country;
      const isKin = families.has(sample.family);
      return {
        sample,
        share,
        fit: share * 2 + Number(isKin) + Number(isNear && (isKin || share > 0)) / 2,
        isKin,
      };
    })
    .filter(({ share, isKin }) => isKin || share >= 0.5)
    .toSorted((a, b) => b.fit - a.fit || a.sample.id.localeCompare(b.sample.id))
    .slice(0, maxSamples)
    .map(({ sample }) => sample);
}
