import { describe, expect, it } from 'vitest';
import type { JobSeeker } from '#domain/jobs/job-match.ts';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import { posting } from '#tests/support/played-sources.ts';
import { testTerms } from '#tests/support/source-terms.ts';
import { specialistText } from '#tests/support/specialist-resume.ts';
import { createLocalEngine } from '../../engine/local-engine.ts';
import { normalizeSample, type SamplePosting } from '../../job-sources/sample.ts';
import type { StoredPosting } from '../../postings/job-index.ts';
import { loadLexicon, loadSamplePostings } from '../../process/load-lexicon.ts';
import { findJobs } from './find-jobs.ts';

const samples = loadSamplePostings()
  .trim()
  .split('\n')
  .map((line) => normalizeSample(JSON.parse(line) as SamplePosting, new Date()));

/** An engine in this thread that tells for how long each call has held it, by the processor's clock. */
function watchedEngine() {
  const local = createLocalEngine(loadLexicon());
  const held: { call: string; ms: number }[] = [];
  const watched =
    <A extends unknown[], R>(call: string, run: (...args: A) => R) =>
    async (...args: A): Promise<R> => {
      const before = process.threadCpuUsage();
      const result = run(...args);
      const { user, system } = process.threadCpuUsage(before);
      held.push({ call, ms: (user + system) / 1000 });
      return result;
    };
  return {
    local,
    held,
    engine: {
      planJobSearch: watched('planJobSearch', local.planJobSearch),
      readPostings: watched('readPostings', local.readPostings),
      joinVacancies: watched('joinVacancies', local.joinVacancies),
      matchJobs: watched('matchJobs', local.matchJobs),
    },
  };
}

describe('finding jobs', () => {
  const { local, held, engine } = watchedEngine();
  const { data } = local.read({ content: specialistText, posting: null, confirmed: [], settled: [] });
  const seeker: JobSeeker = {
    jobTitle: 'Support Specialist',
    jobType: ['FULLTIME', 'PARTTIME', 'CONTRACTOR', 'INTERN'],
    location: null,
    isRemote: false,
    mustHaves: {},
    resume: { content: specialistText, data },
  };
  const warned: string[] = [];
  const search = (live: readonly JobPosting[], stored: readonly StoredPosting[], mustHaves = {}) =>
    findJobs(
      {
        engine,
        log: { warn: (entry: unknown) => void warned.push(JSON.stringify(entry)) },
        jobSources: {
          live: [],
          crawled: [],
          labelOf: (name) => name,
          ask: async () => ({ postings: [...live], outcomes: [] }),
          termsOf: () => testTerms(),
        },
        postings: {
          index: { find: async () => [...stored] },
          store: async (all) => all.map(({ sourceId }) => sourceId),
          findByIds: async () => [],
        },
      },
      { ...seeker, mustHaves },
      { progress: async () => {}, signal: new AbortController().signal },
    );
  const storedOf = (posting: JobPosting): StoredPosting => ({
    ...{ id: posting.sourceId, posting, facts: null, alsoOn: [], isReposted: false, isClosed: false },
  });

  it('never holds the engine for longer than 50 ms', async () => {
    // What is made of the word lists at their first use is made when the engine's thread starts.
    local.questions({ content: specialistText, posting: 'Clerk\n- Excel', confirmed: [], settled: [] });
    await search(samples.slice(0, 3), []);
    // On a busy machine a call may be cut off in its middle: three rounds, each of other postings, and the quietest counts.
    const rounds: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      held.length = 0;
      // Real ones are often longer than ours.
      const long = Array.from({ length: 8 }, (_, place): JobPosting => {
        const texts = samples.slice((round * 8 + place) * 8).slice(0, 8);
        return posting(String(place), { description: texts.map((one) => one.description).join('\n\n') });
      });
      const { matches } = await search(
        [...long, ...samples.slice(200 + round * 40, 240 + round * 40)],
        samples.slice(320 + round * 45, 365 + round * 45).map(storedOf),
      );
      expect(matches).toHaveLength(50);
      rounds.push(Math.max(...held.map(({ ms }) => ms)));
    }
    console.log(`the longest hold of each round: ${rounds.map((ms) => ms.toFixed(1)).join(', ')} ms`);
    expect(Math.min(...rounds)).toBeLessThanOrEqual(50);
  }, 120_000);

  it('gives the same list whatever the order', async () => {
    const listOf = async (live: JobPosting[]) =>
      (await search(live, [])).matches.map(({ jobId, score }) => [jobId, score]);
    const some = samples.slice(0, 60);
    expect(await listOf(some.toReversed())).toEqual(await listOf(some));
  });

  it('shows one of two copies, the employer’s own, and names the other source', async () => {
    const [one] = samples;
    if (!one) throw new Error('There are samples.');
    const copy = (source: JobPosting['source'], sourceId: string): JobPosting => ({
      ...{ ...one, source, sourceId, applyUrl: `https://${source}.example/${sourceId}` },
    });
    const { matches } = await search([copy('adzuna', '77'), copy('greenhouse', 'acme/5')], []);
    expect(matches.map(({ jobId, verdict }) => [jobId, verdict.alsoOn])).toEqual([
      ['greenhouse:acme/5', ['adzuna']],
    ]);
  });

  it('knows what is stored already by its id, and doesn’t read it again', async () => {
    const [one] = samples;
    if (!one) throw new Error('There are samples.');
    const [facts] = local.readPostings([one]);
    held.length = 0;
    const { matches } = await search([one], [{ ...storedOf(one), facts: facts ?? null }]);
    expect(matches.map(({ postingId }) => postingId)).toEqual([one.sourceId]);
    expect(held.map(({ call }) => call)).not.toContain('readPostings');
  });

  it('leaves out a posting that can’t be read, and finds all others', async () => {
    const unreadable = { ...posting('bad'), description: null as unknown as string };
    const unjoinable = { ...posting('odd'), company: null as unknown as string };
    const { matches } = await search(
      [samples[0], unreadable, unjoinable, samples[1]].flatMap((one) => one ?? []),
      [],
    );
    const ids = samples.slice(0, 2).map(({ sourceId }) => `sample:${sourceId}`);
    expect(matches.map(({ jobId }) => jobId)).toEqual(expect.arrayContaining(ids));
    expect(matches.map(({ jobId }) => jobId)).not.toContain('adzuna:bad');
    expect(warned.join()).toContain('adzuna:bad');
  });

  it('leaves out what surely breaks a field, and tells what a posting doesn’t say', async () => {
    const nights = posting('nights', { description: 'Rotating shifts including nights.' });
    const days = posting('days', { title: 'Support Agent', description: 'Answer customers by phone.' });
    const { matches } = await search([nights, days], [], { noNights: true });
    expect(matches.map(({ jobId }) => jobId)).toEqual(['adzuna:days']);
    expect(matches[0]?.verdict.facts).toContainEqual({ name: 'nights', quote: '' });
  });
});
