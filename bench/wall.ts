import pg from 'pg';
import { openDatabase } from '#server/database/database.ts';
import { startBenchDatabase } from './bench-database.ts';
import { inFull } from './short.ts';

export interface WallRow {
  read: string;
  perSecond: number;
  costPercent: number;
  /** Told, not judged: the column says which reads cost more than a quarter. */
  above25Percent: boolean;
  passes: true;
}

const inFlight = 16;
const secondsPerRound = 1;
const rounds = inFull(8, 1);

/**
 * What row-level security costs on an indexed read (a person's resumes): the bare statement as the
 * owner, whom the wall does not stop; then as the app, in one trip, and in a transaction of its own.
 */
export async function benchWall(): Promise<WallRow[]> {
  const { url, ownerUrl, userId, stop } = await startBenchDatabase();
  const owner = new pg.Pool({ connectionString: ownerUrl, max: inFlight });
  // It counts as ended before its connections are closed, so the database may end some of them itself.
  owner.on('error', () => {});
  const app = openDatabase({ url, poolSize: inFlight, onError: () => {} });
  const select = (whose: string) =>
    `select r.id, r.created_at from resumes r where r.user_id = ${whose} order by r.created_at desc limit 1`;
  const ways = {
    'bare, past the wall': () => owner.query({ name: 'bare', text: select('$1'), values: [userId] }),
    'one trip, behind the wall': () => app.readAsUser({ name: 'bench', select: select('who.id') }, userId),
    'transaction, behind the wall': () =>
      app.asUser(userId, (trx) =>
        trx
          .selectFrom('resumes')
          .select(['id', 'created_at'])
          .where('user_id', '=', userId)
          .orderBy('created_at', 'desc')
          .limit(1)
          .execute(),
      ),
  };
  const best = new Map<string, number>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, read] of Object.entries(ways)) {
      const perSecond = await throughput(read);
      // The first round only warms up.
      if (round > 0) best.set(name, Math.max(best.get(name) ?? 0, perSecond));
    }
  }
  await owner.end();
  await app.close();
  await stop();
  const bare = best.get('bare, past the wall') ?? 0;
  return [...best].map(([read, perSecond]) => {
    const costPercent = Math.round((bare / perSecond - 1) * 100);
    return { read, perSecond, costPercent, above25Percent: costPercent > 25, passes: true };
  });
}

async function throughput(read: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + secondsPerRound * 1000;
  let done = 0;
  const lane = async () => {
    while (performance.now() < end) {
      await read();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, lane));
  return Math.round(done / secondsPerRound);
}
