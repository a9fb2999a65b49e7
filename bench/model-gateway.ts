import { randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { openDatabase } from '#server/database/database.ts';
import { createModelGateway } from '#server/models/create-model-gateway.ts';
import type { ModelGateway } from '#server/models/model-gateway.ts';
import { readConfig } from '#server/process/config.ts';
import { createLog } from '#server/process/log.ts';
import { type FakeModel, startFakeModel } from '#server/providers/model.fake.ts';
import { startBenchDatabase } from './bench-database.ts';
import { judgedRow, type ModelRow } from './model-row.ts';
import { percentile } from './percentile.ts';
import { inFull } from './short.ts';

const rounds = inFull(10, 1);
const maxMs = 15;
/** Fast as models go; in between, the line is still. */
const tokensPerSecond = 250;
const schema = z.object({ edits: z.array(z.object({ path: z.string(), text: z.string() })) });

/**
 * What the gateway adds to a call: the same model, the same data, one call after the other in turn. The best of several
 * rounds of each, because what the machine does beside it evens out so.
 */
export async function benchGateway(): Promise<ModelRow[]> {
  const { url, userId, stop } = await startBenchDatabase();
  const database = openDatabase({ url, poolSize: 4, onError: () => {} });
  const model = await startFakeModel({
    environment: 'test',
    answer: ({ data }) => ({ edits: JSON.parse(`[${data.lines ?? ''}]`) as unknown }),
  });
  const config = readConfig({
    MODELS: 'compatible:played',
    MODEL_BASE_URL: model.baseUrl,
    MODEL_PRICES: 'compatible:played=0/0',
  });
  const log = createLog({ LOG_LEVEL: 'silent' });
  const gateway = await createModelGateway({ config, database, log, metrics: new Registry() });
  const compare = (way: Way) => compareWays(way, model, gateway, userId);
  try {
    const whole = await compare({
      what: 'a call through the gateway',
      calls: 20,
      lines: 40,
      isStreamed: false,
    });
    model.streamAt(tokensPerSecond);
    return [...whole, ...(await compare({ what: 'a streamed call', calls: 4, lines: 6, isStreamed: true }))];
  } finally {
    await gateway.close();
    await model.stop();
    await database.close();
    await stop();
  }
}

interface Way {
  what: string;
  calls: number;
  lines: number;
  isStreamed: boolean;
}

/** Never the same twice: the gateway remembers. */
const linesOf = (count: number): string =>
  Array.from({ length: count }, (_, at) =>
    JSON.stringify({
      path: `experience.0.responsibilities.${at}`,
      text: `Led project ${randomUUID()} for nine people from 2019 to 2021, and saved them two days a week by it.`,
    }),
  ).join(',\n');

async function compareWays(
  { what, calls, lines, isStreamed }: Way,
  model: FakeModel,
  gateway: ModelGateway,
  userId: string,
): Promise<ModelRow[]> {
  const spent = { bare: [] as Spent[][], ours: [] as Spent[][] };
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const [bare, ours]: [Spent[], Spent[]] = [[], []];
    for (let number = 0; number < calls; number += 1) {
      const text = linesOf(lines);
      bare.push(await measured(model, () => askBare(model, text, isStreamed)));
      ours.push(await measured(model, () => askGateway(gateway, userId, text, isStreamed)));
      model.calls.length = 0;
    }
    if (round === 0) continue;
    spent.bare.push(bare);
    spent.ours.push(ours);
  }
  const units = isStreamed ? (['lastMs'] as const) : (['ms', 'cpuMs'] as const);
  return units.map((unit) => {
    const [against = 0, ours = 0] = [spent.bare, spent.ours].map((all) =>
      Math.min(
        ...all.map((round) =>
          percentile(
            round.map((one) => one[unit]),
            0.5,
          ),
        ),
      ),
    );
    return judgedRow({
      what: `${what}, ${names[unit]}: more than the ${round(against)} of a bare fetch`,
      unit: 'ms',
      measured: round(ours - against),
      atMost: maxMs,
    });
  });
}

interface Spent {
  ms: number;
  cpuMs: number;
  /** Since the model had said its last word. */
  lastMs: number;
}

const names = { ms: 'p50', cpuMs: 'CPU p50', lastMs: 'after its last word p50' };

async function measured(model: FakeModel, run: () => Promise<unknown>): Promise<Spent> {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  await run();
  const endedAt = performance.now();
  const { user, system } = process.cpuUsage(before);
  const lastMs = endedAt - (model.calls.at(-1)?.answeredAt ?? endedAt);
  return { ms: endedAt - startedAt, cpuMs: (user + system) / 1000, lastMs };
}

const round = (ms: number) => Math.round(ms * 10) / 10;

async function askBare({ baseUrl }: FakeModel, text: string, stream: boolean): Promise<void> {
  const answer = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'played',
      stream,
      messages: [{ role: 'user', content: `<<<data bare lines>>>\n${text}\n<<<end bare>>>` }],
    }),
  });
  await answer.text();
}

const askGateway = (gateway: ModelGateway, userId: string, text: string, isStreamed: boolean) =>
  gateway.write({
    feature: 'resume',
    promptVersion: 'bench',
    userId,
    idempotencyKey: randomUUID(),
    instructions: 'Edit the lines.',
    data: [{ label: 'lines', text }],
    prompt: 'Edit every line.',
    schema,
    maxOutputTokens: 4000,
    signal: new AbortController().signal,
    ...(isStreamed ? { onPartial: () => {} } : {}),
  });
