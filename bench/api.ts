import { createSession } from '#server/auth/session-store.ts';
import { createSigningKeys } from '#server/auth/signing-keys.ts';
import { openDatabase } from '#server/database/database.ts';
import { localLoginUrls } from '#server/database/embedded-postgres.fake.ts';
import { createThrowawaySigningKey } from '#server/providers/signing-key.fake.ts';
import { type BenchDatabase, startBenchDatabase } from './bench-database.ts';
import { startBenchServer } from './bench-server.ts';
import { compare, type Figures } from './compare.ts';

const siteUrl = 'http://localhost:3000';

export interface BenchRow {
  what: string;
  against: string;
  oursPerSecond: number;
  barePerSecond: number;
  ratio: number;
  needed: number;
  passes: boolean;
  oursCpuMicroseconds: number;
  bareCpuMicroseconds: number;
}

/** What our layers cost on the two shortest ways through them. */
export async function benchApi(): Promise<BenchRow[]> {
  const database = await startBenchDatabase();
  const key = await createThrowawaySigningKey();
  const servers = await Promise.all([
    startBenchServer('./bare-http.ts'),
    startBenchServer('./bare-read.ts', [database.ownerUrl, database.userId]),
    startBenchServer('./product-server.ts', [JSON.stringify(productSettings(database, key))]),
  ]);
  const [bareHttp, bareRead, product] = servers;
  try {
    const authorization = `Bearer ${await tokenFor(database, key)}`;
    const live = await compare({ server: bareHttp, path: '/' }, { server: product, path: '/livez' });
    const status = await compare(
      { server: bareRead, path: '/' },
      { server: product, path: '/api/user/status', headers: { authorization } },
    );
    const whole = await compare(
      { server: bareHttp, path: '/' },
      { server: product, path: '/auth/v1/health' },
    );
    return [
      rateRow('/livez', 'node:http', 0.75, live),
      // Told beside it, not judged: the shortest call that goes through every layer.
      rateRow('GET /auth/v1/health', 'node:http', 0, whole),
      rateRow('GET /api/user/status, signed in', 'primary-key read, pool 16', 0.35, status),
    ];
  } finally {
    for (const server of servers) server.stop();
    await database.stop();
  }
}

export const productSettings = (database: BenchDatabase, key: string) => ({
  NODE_ENV: 'test',
  PROCESS: 'web',
  PORT: '0',
  METRICS_PORT: '0',
  PUBLIC_URL: siteUrl,
  ...localLoginUrls(database.url),
  SMTP_URL: 'smtp://127.0.0.1:1',
  AUTH_SIGNING_KEY: key,
  REQUESTS_PER_MINUTE_PER_IP: '100000000',
  REQUESTS_PER_MINUTE_PER_PERSON: '100000000',
});

export async function tokenFor({ url, userId, email }: BenchDatabase, key: string): Promise<string> {
  const database = openDatabase({
    url: localLoginUrls(url).AUTH_DATABASE_URL,
    poolSize: 2,
    onError: () => {},
  });
  const session = await createSession(database.shared, userId, 'password', {
    ip: '127.0.0.1',
    userAgent: null,
  });
  await database.close();
  const keys = await createSigningKeys(key, new URL('/auth/v1', siteUrl).href);
  const issuedAt = Math.floor(Date.now() / 1000);
  return keys.sign(userId, { email, session_id: session.id }, { issuedAt, expiresAt: issuedAt + 3600 });
}

/** One judged comparison of calls a second. */
export function rateRow(
  what: string,
  against: string,
  needed: number,
  { bare, ours, ratio }: { bare: Figures; ours: Figures; ratio: number },
): BenchRow {
  return {
    what,
    against,
    oursPerSecond: ours.requestsPerSecond,
    barePerSecond: bare.requestsPerSecond,
    ratio: Number(ratio.toFixed(2)),
    needed,
    passes: ratio >= needed,
    oursCpuMicroseconds: ours.cpuMicrosecondsPerRequest,
    bareCpuMicroseconds: bare.cpuMicrosecondsPerRequest,
  };
}
