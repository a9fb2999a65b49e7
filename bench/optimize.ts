import { type FakeModel, startFakeModel } from '#server/providers/model.fake.ts';
import { createThrowawaySigningKey } from '#server/providers/signing-key.fake.ts';
import { honestEdit, playEdits } from '#tests/support/played-edits.ts';
import { specialistPosting, specialistText } from '#tests/support/specialist-resume.ts';
import { runSql } from '#tests/support/test-database.ts';
import { productSettings, tokenFor } from './api.ts';
import { type BenchDatabase, startBenchDatabase } from './bench-database.ts';
import { startBenchServer } from './bench-server.ts';
import { percentile } from './percentile.ts';
import { inFull } from './short.ts';

export interface OptimizeRow {
  what: string;
  ms: number;
  directCallMs: number;
  ownMs: number;
  /** What the process of the product used for one, over all its threads. */
  cpuMs: number;
  neededMs: number | '';
  passes: boolean;
}

const warmUps = inFull(10, 1);
const rounds = inFull(60, 2);
const neededOwnMs = 150;

/**
 * Whole optimizes over HTTP with a model that answers at once: charge, queue, read, guard, score, save, settle. Our own
 * time is what is left after the model's call, made directly and with the same words.
 */
export async function benchOptimize(): Promise<OptimizeRow[]> {
  const database = await startBenchDatabase();
  const model = await startFakeModel({ environment: 'test', answer: playEdits(honestEdit) });
  const key = await createThrowawaySigningKey();
  const settings = {
    ...productSettings(database, key),
    PROCESS: 'all',
    LIMIT_OPTIMIZE: '1000000/h',
    MODELS: 'compatible:played',
    MODEL_BASE_URL: model.baseUrl,
    MODEL_USER_DAILY_CENTS: '1000000',
    MODEL_MONTHLY_CENTS: '1000000',
  };
  await runSql(
    database.ownerUrl,
    `insert into entitlements (user_id, source, status) values ($1, 'bench', 'active')`,
    [database.userId],
  );
  const server = await startBenchServer('./product-server.ts', [JSON.stringify(settings)]);
  try {
    const headers = { authorization: `Bearer ${await tokenFor(database, key)}` };
    const whole: number[] = [];
    const direct: number[] = [];
    let cpuBefore = 0;
    for (let round = 0; round < warmUps + rounds; round += 1) {
      if (round === warmUps) cpuBefore = await server.cpuSeconds();
      const id = await insertResume(database, round);
      const wholeMs = await timed(async () => {
        const answer = await fetch(new URL(`/api/resumes/${id}/optimize`, server.url), {
          method: 'POST',
          headers,
        });
        const { writer } = (await answer.json()) as { writer?: { kind: string } };
        if (writer?.kind !== 'model') throw new Error(`an optimize answered ${answer.status}`);
      });
      const directMs = await timed(() => callDirectly(model));
      if (round >= warmUps) {
        whole.push(wholeMs);
        direct.push(directMs);
      }
    }
    const cpuMs = Math.round((((await server.cpuSeconds()) - cpuBefore) * 1000) / rounds);
    return [row('p50', 0.5, whole, direct, cpuMs), row('p95', 0.95, whole, direct, cpuMs)];
  } finally {
    server.stop();
    await model.stop();
    await database.stop();
  }
}

/** Each is another resume, so that nothing is remembered of the one before. */
async function insertResume({ ownerUrl, userId }: BenchDatabase, round: number): Promise<string> {
  const content = specialistText.replace('60 so far', `${100 + round} so far`);
  const [made] = (await runSql(
    ownerUrl,
    'insert into resumes (user_id, original_content, job_posting) values ($1, $2, $3) returning id',
    [userId, content, `${specialistPosting}\nReference ${round}`],
  )) as { id: string }[];
  return made?.id ?? '';
}

async function callDirectly({ baseUrl, writingCalls }: FakeModel): Promise<void> {
  const { body = '' } = writingCalls().at(-1) ?? {};
  const answer = await fetch(`${baseUrl}/chat/completions`, { method: 'POST', body });
  await answer.text();
}

async function timed(run: () => Promise<void>): Promise<number> {
  const beganAt = performance.now();
  await run();
  return performance.now() - beganAt;
}

/** Only the middle is judged. */
function row(
  name: string,
  share: number,
  whole: readonly number[],
  direct: readonly number[],
  cpuMs: number,
): OptimizeRow {
  const [ms, directCallMs] = [percentile(whole, share), percentile(direct, share)].map(Math.round);
  const ownMs = (ms ?? 0) - (directCallMs ?? 0);
  const isJudged = share === 0.5;
  return {
    what: `POST …/optimize with a model of 0 ms, ${name}`,
    ms: ms ?? 0,
    directCallMs: directCallMs ?? 0,
    ownMs,
    cpuMs,
    neededMs: isJudged ? neededOwnMs : '',
    passes: !isJudged || ownMs <= neededOwnMs,
  };
}
