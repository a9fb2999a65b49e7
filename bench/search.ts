import type pg from 'pg';
import { maxCandidates } from '#domain/jobs/job-limits.ts';
import type { JobSeeker } from '#domain/jobs/job-match.ts';
import { compareMatches, createMatcher } from '#domain/jobs/match-posting.ts';
import type { Lexicon } from '#domain/language/lexicon.ts';
import type { PostingFacts } from '#domain/posting/conditions/read-posting-facts.ts';
import { createEngines } from '#server/engine/create-engines.ts';
import type { Engine, Engines } from '#server/engine/engine.ts';
import { findJobs } from '#server/features/job-search/find-jobs.ts';
import type { JobSources } from '#server/job-sources/job-source.ts';
import { openPostings } from '#server/postings/open-postings.ts';
import { postingOf, type WideRow } from '#server/postings/posting-rows.ts';
import { titleQuery } from '#server/postings/search-words.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { specialistText } from '#tests/support/specialist-resume.ts';
import { runSql } from '#tests/support/test-database.ts';
import { commonTitle } from './made-postings.ts';
import { percentile } from './percentile.ts';
import { timeSearchCalls } from './search-calls.ts';
import { type SearchDatabase, startSearchDatabase } from './search-database.ts';
import { inFull } from './short.ts';

interface SearchRow {
  what: string;
  figure: string;
  needed: string;
  passes: boolean;
}

const rounds = inFull(60, 3);
const warmUps = inFull(6, 1);
/** So many more are stored at the end, when the tables are full. */
const lastStored = inFull(20_000, 200);

/** What a search takes on this many postings, live sources off, against the bare query and scoring in the same run. */
export async function benchSearch(postings: number): Promise<SearchRow[]> {
  const db = await startSearchDatabase();
  const engines = createEngines({ threads: 1 });
  try {
    const few = Math.round(postings / 10);
    const side = await openSide(engines);
    const stored = await db.store(Math.min(lastStored, few));
    await db.pretendToRead();
    await db.store(few - Math.min(lastStored, few));
    const small = await measure(db, side);
    await db.store(postings - few);
    const large = await measure(db, side);
    const calls = await timeSearchCalls(db, asked, rounds);
    await db.stopPretending();
    const storedLast = await db.store(lastStored);
    return [
      {
        what: `reading requirements, rows a second`,
        figure: `${db.readPerSecond}`,
        needed: '',
        passes: true,
      },
      rateRow('storing into an empty database', stored),
      rateRow(`storing with ${postings} postings`, storedLast),
      ...(await sizeRows(db, postings)),
      ...searchRows(postings, small, large),
      row(`POST /api/job-search, p95 in ms`, percentile(calls, 0.95), percentile(large.bare, 0.95) + 250),
    ];
  } finally {
    await engines.close();
    await db.stop();
  }
}

/** Who most people are, and who hardly anybody is. */
const asked: Pick<JobSeeker, 'jobTitle' | 'jobType' | 'location' | 'isRemote'>[] = [
  { jobTitle: commonTitle, jobType: ['FULLTIME'], location: 'Chicago, United States', isRemote: false },
  { jobTitle: commonTitle, jobType: ['FULLTIME', 'PARTTIME'], location: null, isRemote: false },
  { jobTitle: commonTitle, jobType: ['PARTTIME'], location: 'Berlin, Germany', isRemote: true },
  { jobTitle: 'Software Engineer', jobType: ['FULLTIME'], location: null, isRemote: false },
  { jobTitle: 'Registered Nurse', jobType: ['FULLTIME'], location: 'Toronto, Canada', isRemote: false },
  { jobTitle: 'Forklift Operator', jobType: ['INTERN'], location: 'Paris, France', isRemote: true },
  { jobTitle: 'Head of Falconry', jobType: ['FULLTIME'], location: null, isRemote: false },
];

const off: JobSources = {
  live: [],
  labelOf: () => '',
  ask: async () => ({ postings: [], outcomes: [] }),
  termsOf: () => ({
    attribution: { label: '', url: '' },
    storeDays: 0,
    maxAgeDays: 120,
    mayNeedSignIn: true,
  }),
  crawled: [],
};

interface Side {
  engine: Engine;
  lexicon: Lexicon;
  resume: JobSeeker['resume'];
}

async function openSide(engines: Engines): Promise<Side> {
  const engine = engines.for({ userId: 'bench', isWork: true });
  const { data } = await engine.read({ content: specialistText, posting: null, confirmed: [], settled: [] });
  return { engine, lexicon: loadLexicon(), resume: { content: specialistText, data } };
}

type Times = Record<'bare' | 'query' | 'ours' | 'find', number[]>;

/** The bare way and ours in turn, for each who asks. */
async function measure({ database, ownerUrl }: SearchDatabase, side: Side): Promise<Times> {
  await runSql(ownerUrl, 'vacuum (analyze)');
  const postings = openPostings(database, off.termsOf);
  const work = { progress: async () => {}, signal: new AbortController().signal };
  const times: Times = { bare: [], query: [], ours: [], find: [] };
  for (let round = -warmUps; round < rounds; round += 1) {
    const one = asked[(round + warmUps) % asked.length];
    if (!one) continue;
    const seeker: JobSeeker = { ...one, mustHaves: {}, resume: side.resume };
    const plan = await side.engine.planJobSearch(one);
    const query = { ...plan, types: one.jobType, isRemote: one.isRemote };
    const bare = await bareSearch(database.pool, seeker, query, side.lexicon);
    const find = await timed(() => postings.index.find(query, maxCandidates));
    const ours = await timed(() =>
      findJobs({ jobSources: off, postings, engine: side.engine, log: console }, seeker, work),
    );
    if (round < 0) continue;
    times.query.push(bare.queryMs);
    times.bare.push(bare.queryMs + bare.scoreMs);
    times.find.push(find);
    times.ours.push(ours);
  }
  return times;
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const beganAt = performance.now();
  await run();
  return performance.now() - beganAt;
}

/** One statement for the candidates, and the match over them: nothing that a product needs around it. */
async function bareSearch(
  pool: pg.Pool,
  seeker: JobSeeker,
  {
    titles,
    countries,
    types,
    isRemote,
  }: { titles: string[]; countries: string[]; types: readonly string[]; isRemote: boolean },
  lexicon: Lexicon,
) {
  const values: unknown[] = [titleQuery(titles), [...types, '']];
  const fits = ['words @@ $1::tsquery', 'employment_type = any ($2)', 'is_found'];
  if (countries.length > 0)
    fits.push(`places && $${values.push([...countries, 'EU', 'worldwide', '?'])}::text[]`);
  if (isRemote) fits.push('is_remote');
  const beganAt = performance.now();
  const { rows } = await pool.query<WideRow & { facts: PostingFacts }>(
    `select p.*, p.posted_on::text from (select id, posted_on from posting_search where ${fits.join(' and ')}
       order by posted_on desc, id desc limit ${maxCandidates}) s
     join postings p on p.posted_on = s.posted_on and p.id = s.id`,
    values,
  );
  const queriedAt = performance.now();
  const match = createMatcher(seeker, lexicon, new Date());
  rows
    .map((row) => ({ posting: postingOf(row), facts: row.facts }))
    .filter(({ facts }) => facts !== null)
    .map(({ posting, facts }) => ({ posting, match: match(posting, facts) }))
    .toSorted(compareMatches);
  return { queryMs: queriedAt - beganAt, scoreMs: performance.now() - queriedAt };
}

function searchRows(postings: number, small: Times, large: Times): SearchRow[] {
  const both = (ms: number[]) => [0.5, 0.95].map((share) => percentile(ms, share).toFixed(0)).join(', ');
  const [ours, bare, before] = [large.ours, large.bare, small.ours].map((ms) => percentile(ms, 0.95));
  const latencyRow = (what: string, ms: number[]) => ({ what, figure: both(ms), needed: '', passes: true });
  return [
    latencyRow(`bare candidate query on ${postings}, p50 and p95 in ms`, large.query),
    latencyRow('the index, p50 and p95 in ms', large.find),
    latencyRow(`the index on ${postings / 10}, p50 and p95 in ms`, small.find),
    latencyRow('bare query and scoring, p50 and p95 in ms', large.bare),
    latencyRow('a search, p50 and p95 in ms', large.ours),
    row('a search, p95 in ms, against bare query and scoring', ours ?? 0, 1.5 * (bare ?? 0)),
    row(`a search, p95 in ms, against ${postings / 10} postings`, ours ?? 0, 2 * (before ?? 0)),
  ];
}

const row = (what: string, figure: number, most: number): SearchRow => ({
  what,
  figure: figure.toFixed(0),
  needed: `≤ ${most.toFixed(0)}`,
  passes: figure <= most,
});

const rateRow = (what: string, rate: number): SearchRow => ({
  what: `${what}, rows a second`,
  figure: `${rate}`,
  needed: '≥ 1500',
  passes: rate >= 1_500,
});

async function sizeRows({ ownerUrl }: SearchDatabase, postings: number): Promise<SearchRow[]> {
  const [size] = (await runSql(
    ownerUrl,
    `select sum(pg_indexes_size(relid))::float8 as indexes, sum(pg_table_size(relid))::float8 as narrow from pg_partition_tree('posting_search') where isleaf`,
  )) as { indexes: number; narrow: number }[];
  const perMillion = (bytes = 0) => `${Math.round(bytes / 1e6 / (postings / 1e6))} MB`;
  const sizeRow = (what: string, bytes: number | undefined) => ({
    what,
    figure: perMillion(bytes),
    needed: '',
    passes: true,
  });
  return [
    sizeRow('indexes of the search table per million', size?.indexes),
    sizeRow('the search table per million', size?.narrow),
  ];
}
