import type { JobSeeker } from '#domain/jobs/job-match.ts';
import { openDatabase } from '#server/database/database.ts';
import { localLoginUrls } from '#server/database/embedded-postgres.fake.ts';
import { readConfig } from '#server/process/config.ts';
import { createThrowawaySigningKey } from '#server/providers/signing-key.fake.ts';
import { createFactories } from '#tests/support/factories.ts';
import { specialistText } from '#tests/support/specialist-resume.ts';
import { productSettings } from './api.ts';
import { startBenchServer } from './bench-server.ts';
import type { SearchDatabase } from './search-database.ts';
import { inFull } from './short.ts';

const warmUps = inFull(7, 1);

/** How long each call of a search took, in ms, from the request to its matches: one process that serves and works, no live source. */
export async function timeSearchCalls(
  { url, ownerUrl }: Pick<SearchDatabase, 'url' | 'ownerUrl'>,
  asked: readonly Pick<JobSeeker, 'jobTitle' | 'jobType' | 'location' | 'isRemote'>[],
  rounds: number,
): Promise<number[]> {
  const key = await createThrowawaySigningKey();
  const settings = {
    ...productSettings({ url, ownerUrl, userId: '', email: '', stop: async () => {} }, key),
    PROCESS: 'all',
    SAMPLE_JOBS: 'false',
    LIMIT_JOB_SEARCH: '100000000/d',
  };
  const server = await startBenchServer('./product-server.ts', [JSON.stringify(settings)]);
  const signInDatabase = openDatabase({
    url: localLoginUrls(url).AUTH_DATABASE_URL,
    poolSize: 2,
    onError: () => {},
  });
  try {
    const parts = { config: readConfig(settings), signInDatabase };
    const factories = await createFactories({ parts, address: server.url }, ownerUrl);
    const person = await factories.createPerson();
    const resumeId = await factories.createResume(person, { originalContent: specialistText });
    const times: number[] = [];
    for (let round = -warmUps; round < rounds; round += 1) {
      const { location, ...one } = asked[(round + warmUps) % asked.length] ?? { location: null };
      const body = { ...one, ...(location ? { location } : {}), resumeId };
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const beganAt = performance.now();
      const answer = await person.call('POST', '/api/job-search', { body, headers });
      await answer.text();
      if (answer.status !== 200) throw new Error(`a search answered ${answer.status}`);
      if (round >= 0) times.push(performance.now() - beganAt);
    }
    return times;
  } finally {
    await signInDatabase.close();
    server.stop();
  }
}
