import { createThrowawaySigningKey } from '#server/providers/signing-key.fake.ts';
import { runSql } from '#tests/support/test-database.ts';
import { productSettings, tokenFor } from './api.ts';
import { type BenchDatabase, startBenchDatabase } from './bench-database.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { percentile } from './percentile.ts';
import { inFull } from './short.ts';

export interface GrowthRow {
  what: string;
  p95Ms: number;
  p95MsOfFewPeople: number;
  ratio: number;
  needed: string;
  passes: boolean;
}

const manyPeople = inFull(10_000, 200);
const fewPeople = 100;
const rounds = inFull(400, 5);
const neededRatio = 1.5;

/** The reads of one person among ten thousand and among a hundred, call by call in turn. */
export async function benchGrowth(): Promise<GrowthRow[]> {
  const [many, few] = [await startSide(manyPeople), await startSide(fewPeople)];
  try {
    const rows: GrowthRow[] = [];
    for (const path of many.paths.keys()) {
      const ms = { many: [] as number[], few: [] as number[] };
      for (let round = -20; round < rounds; round += 1) {
        const [ofMany, ofFew] = [await many.read(path), await few.read(path)];
        // The first ones warm up.
        if (round < 0) continue;
        ms.many.push(ofMany);
        ms.few.push(ofFew);
      }
      rows.push(row(path, percentile(ms.many, 0.95), percentile(ms.few, 0.95)));
    }
    return rows;
  } finally {
    await many.stop();
    await few.stop();
  }
}

async function startSide(people: number) {
  const database = await startBenchDatabase({ people });
  const key = await createThrowawaySigningKey();
  const settings = { ...productSettings(database, key), LIMIT_EDIT: '100000000/m' };
  const server = await startBenchServer('./product-server.ts', [JSON.stringify(settings)]);
  const paths = await pathsOf(database);
  const headers = { authorization: `Bearer ${await tokenFor(database, key)}` };
  return {
    paths,
    read: (name: string) => timed(server, paths.get(name) ?? '', headers),
    stop: async () => {
      server.stop();
      await database.stop();
    },
  };
}

/** Every read of the API that does not print or score, by what it is called. */
async function pathsOf({ ownerUrl, userId }: BenchDatabase): Promise<Map<string, string>> {
  await runSql(
    ownerUrl,
    `insert into cover_letters (user_id, resume_id, content) select user_id, id, 'Dear Sam' from resumes`,
  );
  const idIn = async (table: string) => {
    const rows = await runSql(ownerUrl, `select id from ${table} where user_id = $1`, [userId]);
    return (rows as { id: string }[])[0]?.id;
  };
  const [resume, letter, work] = [await idIn('resumes'), await idIn('cover_letters'), await idIn('work')];
  return new Map([
    ['GET /api/user/status', '/api/user/status'],
    ['GET /api/resumes', '/api/resumes'],
    ['GET /api/resumes/:id', `/api/resumes/${resume}`],
    ['GET /api/resumes/:id/versions', `/api/resumes/${resume}/versions`],
    ['GET /api/cover-letters', '/api/cover-letters'],
    ['GET /api/cover-letters/:id', `/api/cover-letters/${letter}`],
    ['GET /api/work/:id', `/api/work/${work}`],
  ]);
}

async function timed(server: BenchServer, path: string, headers: Record<string, string>): Promise<number> {
  const beganAt = performance.now();
  const answer = await fetch(new URL(path, server.url), { headers });
  await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - beganAt;
}

function row(what: string, ofMany: number, ofFew: number): GrowthRow {
  const ratio = ofMany / ofFew;
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    what,
    p95Ms: round(ofMany),
    p95MsOfFewPeople: round(ofFew),
    ratio: round(ratio),
    needed: `≤ ${neededRatio}`,
    passes: ratio <= neededRatio,
  };
}
