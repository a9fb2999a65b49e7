import { setTimeout as pause } from 'node:timers/promises';
import { type FakeModel, startFakeModel } from '#server/providers/model.fake.ts';
import { createThrowawaySigningKey } from '#server/providers/signing-key.fake.ts';
import { runSql } from '#tests/support/test-database.ts';
import { productSettings, tokenFor } from './api.ts';
import { startBenchDatabase } from './bench-database.ts';
import { startBenchServer } from './bench-server.ts';
import type { RecordedPair } from './recorded-pairs.ts';

/** What a model was sent and what it said, as our own books have it. */
export interface Books {
  input: number;
  cached: number;
  output: number;
}

/** `first` is the optimize of a text that no model has read; the others are of one that was read before. */
export type Tool = 'first' | 'optimize' | 'letter';

/** The product in a process of its own, with a model that is played. */
export interface ModelProduct {
  model: FakeModel;
  /** A whole piece of work over HTTP: how long until the first line is shown, and until it's done. Answers are kept for each person. */
  work(tool: Tool, pair: RecordedPair, isWarmUp?: boolean): Promise<{ firstMs: number; wholeMs: number }>;
  /** What the calls since the last time came to; there were so many. */
  takeBooks(calls: number): Promise<Books>;
  stop(): Promise<void>;
}

interface Person {
  userId: string;
  email: string;
}

export async function startModelProduct(): Promise<ModelProduct> {
  const database = await startBenchDatabase({ people: 200 });
  const { ownerUrl } = database;
  const others = await otherPeople(database);
  const [reader, warmingReader, warmingOther] = others;
  const model = await startFakeModel({ environment: 'test', countsCached: true });
  const key = await createThrowawaySigningKey();
  await runSql(
    ownerUrl,
    `insert into entitlements (user_id, source, status) select unnest($1::uuid[]), 'bench', 'active'`,
    [[database.userId, ...others.map(({ userId }) => userId)]],
  );
  const settings = { ...productSettings(database, key), ...modelSettings, MODEL_BASE_URL: model.baseUrl };
  const server = await startBenchServer('./product-server.ts', [JSON.stringify(settings)]);
  const personOf = async (who: Person) => ({
    userId: who.userId,
    authorization: `Bearer ${await tokenFor({ ...database, ...who }, key)}`,
  });
  // What somebody was answered is remembered: whose text was read isn't asked to write of the same words again.
  const people = {
    first: { measured: await personOf(reader), warmUp: await personOf(warmingReader) },
    other: { measured: await personOf(database), warmUp: await personOf(warmingOther) },
  };
  return {
    model,
    work: async (tool, { content, posting, reading }, isWarmUp = false) => {
      const { measured, warmUp } = people[tool === 'first' ? 'first' : 'other'];
      const { userId, authorization } = isWarmUp ? warmUp : measured;
      const [made] = (await runSql(
        ownerUrl,
        'insert into resumes (user_id, original_content, job_posting, reading) values ($1, $2, $3, $4) returning id',
        [
          ...[userId, content, tool === 'letter' ? null : posting],
          tool === 'first' ? null : JSON.stringify(reading),
        ],
      )) as { id: string }[];
      return follow(server.url, authorization, ...requestOf(tool, made?.id ?? '', posting));
    },
    takeBooks: (calls) => takeBooks(ownerUrl, calls),
    stop: async () => {
      server.stop();
      await model.stop();
      await database.stop();
    },
  };
}

type Others = readonly [Person, Person, Person];

async function otherPeople({ ownerUrl, userId }: { ownerUrl: string; userId: string }): Promise<Others> {
  const others = await runSql(ownerUrl, 'select id as "userId", email from users where id <> $1 limit 3', [
    userId,
  ]);
  const [one, two, three] = others as Person[];
  if (!one || !two || !three) throw new Error('There are too few people.');
  return [one, two, three];
}

const modelSettings = {
  PROCESS: 'all',
  LIMIT_OPTIMIZE: '1000000/h',
  LIMIT_LETTER: '1000000/h',
  MODELS: 'compatible:played',
  MODEL_USER_DAILY_CENTS: '1000000',
  MODEL_MONTHLY_CENTS: '1000000',
};

const requestOf = (tool: Tool, id: string, posting: string): [path: string, body: string | undefined] =>
  tool === 'letter'
    ? ['/api/cover-letters/generate', JSON.stringify({ resumeId: id, jobPosting: posting })]
    : [`/api/resumes/${id}/optimize`, undefined];

async function follow(url: string, authorization: string, path: string, body: string | undefined) {
  const beganAt = performance.now();
  const answer = await fetch(new URL(path, url), {
    method: 'POST',
    headers: {
      authorization,
      prefer: 'respond-async',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body } : {}),
  });
  const { workId } = (await answer.json()) as { workId: string };
  const events = await fetch(new URL(`/api/work/${workId}/events`, url), { headers: { authorization } });
  let received = '';
  let firstMs: number | undefined;
  for await (const chunk of events.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    received += chunk;
    if (/"(?:change|sentence)":/u.test(received)) firstMs ??= performance.now() - beganAt;
    if (/"state":"(?:done|failed|cancelled)"/u.test(received)) break;
  }
  const wholeMs = performance.now() - beganAt;
  if (!received.includes('"state":"done"'))
    throw new Error(`${path} came to nothing: ${received.slice(-300)}`);
  return { firstMs: firstMs ?? wholeMs, wholeMs };
}

const patienceMs = 10_000;

/** Calls are written down a moment after they ended. */
async function takeBooks(ownerUrl: string, calls: number): Promise<Books> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const [books] = (await runSql(
      ownerUrl,
      `select count(*)::int as calls, coalesce(sum(input_tokens), 0)::int as input,
        coalesce(sum(cached_tokens), 0)::int as cached, coalesce(sum(output_tokens), 0)::int as output from llm_calls`,
    )) as (Books & { calls: number })[];
    if (books && books.calls >= calls) {
      await runSql(ownerUrl, 'delete from llm_calls');
      return books;
    }
    if (performance.now() > until) throw new Error(`${books?.calls} of ${calls} calls are in the books.`);
    await pause(100);
  }
}
