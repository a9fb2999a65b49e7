import { startFakeModel } from '#server/providers/model.fake.ts';
import { createThrowawaySigningKey } from '#server/providers/signing-key.fake.ts';
import { playSentences } from '#tests/support/played-sentences.ts';
import { specialistPosting, specialistText } from '#tests/support/specialist-resume.ts';
import { runSql } from '#tests/support/test-database.ts';
import { productSettings, tokenFor } from './api.ts';
import { type BenchDatabase, startBenchDatabase } from './bench-database.ts';
import { startBenchServer } from './bench-server.ts';
import { percentile } from './percentile.ts';
import { inFull } from './short.ts';

interface LetterRow {
  what: string;
  p50Ms: number;
  p95Ms: number;
  neededMs: number;
  passes: boolean;
}

const warmUps = inFull(5, 1);
const rounds = inFull(40, 2);
const tokensPerSecond = 60;

const answer = playSentences(
  { text: 'I handled escalated tickets from our 12 largest accounts.', on: '12 largest accounts' },
  { text: 'I kept customer satisfaction at 96% over two years.', on: '96%' },
  { text: 'I tested new releases before they were shipped to 140 stores.', on: '140 stores' },
  { text: 'I would welcome a conversation about this role.', on: '' },
);

/** Whole letters by the built-in engine over HTTP, and how soon a first sentence is shown where a model streams. */
export async function benchLetter(): Promise<LetterRow[]> {
  const builtIn = await onServer({}, (call) =>
    timed(async () => {
      const made = await call();
      const { writer } = (await made.json()) as { writer?: { kind: string } };
      if (writer?.kind !== 'built-in') throw new Error(`a letter answered ${made.status}`);
    }),
  );
  const model = await startFakeModel({ environment: 'test', answer, tokensPerSecond });
  try {
    const settings = {
      MODELS: 'compatible:played',
      MODEL_BASE_URL: model.baseUrl,
      MODEL_USER_DAILY_CENTS: '1000000',
      MODEL_MONTHLY_CENTS: '1000000',
    };
    const first = await onServer(settings, (call, follow) =>
      timed(async () => {
        const { workId } = (await (await call({ prefer: 'respond-async' })).json()) as { workId: string };
        await firstSentence(await follow(workId));
      }),
    );
    return [
      row('a letter by the built-in engine', builtIn, 1_500),
      row(`first passed sentence, a model of ${tokensPerSecond} tokens a second`, first, 2_000),
    ];
  } finally {
    await model.stop();
  }
}

type Call = (headers?: Record<string, string>) => Promise<Response>;
type Follow = (workId: string) => Promise<Response>;

async function onServer(
  more: Record<string, string>,
  measure: (call: Call, follow: Follow) => Promise<number>,
): Promise<number[]> {
  const database = await startBenchDatabase();
  const key = await createThrowawaySigningKey();
  const settings = {
    ...productSettings(database, key),
    PROCESS: 'all',
    LIMIT_LETTER: '1000000/h',
    WORK_AT_ONCE: '1000',
    ...more,
  };
  await runSql(
    database.ownerUrl,
    `insert into entitlements (user_id, source, status) values ($1, 'bench', 'active')`,
    [database.userId],
  );
  const server = await startBenchServer('./product-server.ts', [JSON.stringify(settings)]);
  try {
    const authorization = `Bearer ${await tokenFor(database, key)}`;
    const follow: Follow = (workId) =>
      fetch(new URL(`/api/work/${workId}/events`, server.url), { headers: { authorization } });
    const times: number[] = [];
    for (let round = 0; round < warmUps + rounds; round += 1) {
      const body = JSON.stringify(await newLetter(database, round));
      const call: Call = (headers = {}) =>
        fetch(new URL('/api/cover-letters/generate', server.url), {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json', ...headers },
          body,
        });
      const ms = await measure(call, follow);
      if (round >= warmUps) times.push(ms);
    }
    return times;
  } finally {
    server.stop();
    await database.stop();
  }
}

/** Each is of another resume for another posting, so that nothing is remembered of the one before. */
async function newLetter({ ownerUrl, userId }: BenchDatabase, round: number) {
  const content = specialistText.replace('60 so far', `${100 + round} so far`);
  const [made] = (await runSql(
    ownerUrl,
    'insert into resumes (user_id, original_content) values ($1, $2) returning id',
    [userId, content],
  )) as { id: string }[];
  return { resumeId: made?.id, jobPosting: `${specialistPosting}\nReference ${round}` };
}

/** Ends with the first sentence that is told; the rest of the stream isn't waited for. */
async function firstSentence({ body }: Response): Promise<void> {
  if (!body) throw new Error('There is no stream.');
  let received = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    received += chunk;
    if (received.includes('"sentence":')) return;
  }
  throw new Error('No sentence was shown.');
}

async function timed(run: () => Promise<void>): Promise<number> {
  const beganAt = performance.now();
  await run();
  return performance.now() - beganAt;
}

function row(what: string, times: readonly number[], neededMs: number): LetterRow {
  const [p50Ms = 0, p95Ms = 0] = [0.5, 0.95].map((share) => Math.round(percentile(times, share)));
  return { what, p50Ms, p95Ms, neededMs, passes: p95Ms <= neededMs };
}
