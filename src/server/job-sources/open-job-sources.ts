import type { FastifyBaseLogger } from 'fastify';
import type { SourceName } from '#domain/posting/source/job-posting.ts';
import { createLocationReader, type LocationReader } from '#domain/posting/source/read-location.ts';
import type { Database } from '../database/database.ts';
import type { Config } from '../process/config.ts';
import { loadGazetteer } from '../process/load-lexicon.ts';
import type { Rate } from '../process/setting-kinds.ts';
import { createAdzuna } from './adzuna.ts';
import { createAskSources } from './ask-sources.ts';
import { createGreenhouse } from './greenhouse.ts';
import type { CrawledSource, JobSource, JobSources, LiveSource } from './job-source.ts';
import { isPlayed } from './job-source-settings.ts';
import { createJSearch } from './jsearch.ts';
import { createLever } from './lever.ts';
import { rememberAnswers } from './remember-answers.ts';
import { createSample } from './sample.ts';
import { createSourceClient } from './source-client.ts';
import { createSourceGate } from './source-gate.ts';
import { sourceLabels, sourceTerms } from './source-terms.ts';

interface SourceParts {
  config: Config;
  database: Pick<Database, 'shared' | 'pool'>;
  log: FastifyBaseLogger;
}

/** Boards are read by the clock, so nobody waits for a slow one; a large company's holds some megabytes. */
const boardLimits = { timeoutMs: 30_000, maxBytes: 40_000_000, hasBoards: true };
const maxLiveBytes = 6_000_000;

/** The list of places is read with the first posting, and once for all. */
let reader: LocationReader | undefined;
const readerOfAll = () => (reader ??= createLocationReader(loadGazetteer()));
const lazyReader: LocationReader = {
  read: (stated) => readerOfAll().read(stated),
  countryOf: (location) => readerOfAll().countryOf(location),
};

/** Every source that there is, configured or not. */
export function createSources({ config, database }: Omit<SourceParts, 'log'>): JobSource[] {
  const now = () => new Date();
  const live = {
    timeoutMs: config.JOB_SOURCE_SECONDS * 1_000,
    maxBytes: maxLiveBytes,
    hasBoards: false,
  };
  const clientOf = (source: SourceName, budget: readonly Rate[], limits: typeof live) =>
    createSourceClient({
      ...limits,
      gate: createSourceGate({
        ...{ database, source, budget },
        share: config.JOB_SOURCE_SHARE,
        restSeconds: config.JOB_SOURCE_REST_SECONDS,
      }),
    });
  const common = { settings: config, locations: lazyReader, now };
  const others = [
    createJSearch({ ...common, client: clientOf('jsearch', config.JSEARCH_BUDGET, live) }),
    createAdzuna({ ...common, client: clientOf('adzuna', config.ADZUNA_BUDGET, live) }),
    createGreenhouse({ ...common, client: clientOf('greenhouse', config.GREENHOUSE_BUDGET, boardLimits) }),
    createLever({ ...common, client: clientOf('lever', config.LEVER_BUDGET, boardLimits) }),
  ];
  // Where there are real postings, invented ones would only be in the way.
  const isAlone = !others.some(({ isConfigured }) => isConfigured);
  const isConfigured = config.SAMPLE_JOBS === 'auto' ? isAlone : config.SAMPLE_JOBS === 'true';
  return [createSample({ isConfigured, now }), ...others];
}

/** Those that are set, and whose terms allow what we do: a search here needs an account. */
export const usable = <S extends Pick<JobSource, 'isConfigured' | 'terms'>>(sources: readonly S[]): S[] =>
  sources.filter(({ isConfigured, terms }) => isConfigured && terms.mayNeedSignIn);

export function openJobSources(parts: SourceParts): JobSources {
  const { config, log } = parts;
  const sources = usable(createSources(parts));
  const live = sources.filter((source): source is LiveSource => source.kind === 'search');
  const labelOf = (name: SourceName) =>
    isPlayed(config, name) ? `Stand-in for ${sourceLabels[name]} (invented jobs)` : sourceLabels[name];
  return {
    live: live.map(({ name }) => ({ name, label: labelOf(name) })),
    labelOf,
    ask: createAskSources({
      labelOf,
      sources: live.map((source) => rememberAnswers(source, () => new Date())),
      eachMs: config.JOB_SOURCE_SECONDS * 1_000,
      allMs: config.JOB_SOURCES_SECONDS * 1_000,
      log,
    }),
    termsOf: (name) =>
      isPlayed(config, name)
        ? { ...sourceTerms[name], attribution: { label: labelOf(name), url: '' } }
        : sourceTerms[name],
    crawled: sources.filter((source): source is CrawledSource => source.kind !== 'search'),
  };
}
