import { randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { afterAll } from 'vitest';
import { z } from 'zod';
import { createModelGateway } from '#server/models/create-model-gateway.ts';
import type { ModelGateway, ModelTask } from '#server/models/model-gateway.ts';
import { readConfig } from '#server/process/config.ts';
import { type FakeModel, startFakeModel } from '#server/providers/model.fake.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { runSql } from './test-database.ts';

const rewritten = z.object({ lines: z.array(z.object({ path: z.string(), text: z.string() })) });
type Rewritten = z.output<typeof rewritten>;

/** What a call left behind in llm_calls. */
interface RecordedCall {
  user_id: string;
  provider: string;
  model: string;
  prompt_version: string;
  status: string;
  input_tokens: number;
  output_tokens: number;
  milliseconds: number;
  cost_micros: number;
}

export interface ModelStage {
  app: TestApp;
  /** Played under the names compatible:first and openai:second. */
  first: FakeModel;
  second: FakeModel;
  userId: string;
  /** A gateway of its own: nothing that it learned about a provider is known to the next. */
  openGateway(settings?: Record<string, string>): Promise<ModelGateway & { metrics: Registry }>;
  task(values?: Partial<ModelTask<Rewritten>>): ModelTask<Rewritten>;
  /** Both providers behave well again, and know of no call. */
  reset(): void;
  recorded(userId?: string): Promise<RecordedCall[]>;
}

/** Says every line of the data in capitals. */
const inCapitals = ({ data }: { data: Record<string, string> }): Rewritten => ({
  lines: (data.resume ?? '')
    .split('\n')
    .map((text, at) => ({ path: `line.${at}`, text: text.toUpperCase() })),
});

function resetModel(model: FakeModel): void {
  model.next();
  model.always('well');
  model.answerWith(inCapitals);
  model.streamAt(0);
  model.calls.length = 0;
}

const taskOf = (userId: string): ModelTask<Rewritten> => ({
  feature: 'resume',
  promptVersion: 'test-1',
  userId,
  idempotencyKey: randomUUID(),
  instructions: 'Write the lines in capitals.',
  data: [{ label: 'resume', text: `Led a team of nine\nSaved two days a week\n${randomUUID()}` }],
  prompt: 'Write every line.',
  schema: rewritten,
  maxOutputTokens: 1000,
  signal: new AbortController().signal,
});

/** Two played providers, and gateways to them. */
export async function setModelStage(): Promise<ModelStage> {
  const first = await startFakeModel({ environment: 'test', answer: inCapitals });
  const second = await startFakeModel({ environment: 'test', answer: inCapitals });
  afterAll(() => Promise.all([first.stop(), second.stop()]));
  const app = await startTestApp();
  const gateways: ModelGateway[] = [];
  const { userId } = await app.createPerson();
  return {
    app,
    first,
    second,
    userId,
    openGateway: async (settings = {}) => {
      const config = readConfig({
        MODELS: 'compatible:first',
        MODEL_BASE_URL: first.baseUrl,
        OPENAI_API_KEY: 'secret',
        OPENAI_BASE_URL: second.baseUrl,
        MODEL_USER_DAILY_CENTS: '1000000000',
        MODEL_MONTHLY_CENTS: '1000000000',
        ...settings,
      });
      const metrics = new Registry();
      const gateway = await createModelGateway({ ...app.parts, config, metrics });
      gateways.push(gateway);
      return { ...gateway, metrics };
    },
    task: (values) => ({ ...taskOf(userId), ...values }),
    reset: () => [first, second].forEach(resetModel),
    recorded: async (who = userId) => {
      for (const gateway of gateways) await gateway.close();
      const all =
        'select *, cost_micros::float8 as cost_micros from llm_calls where user_id = $1 order by created_at';
      return (await runSql(app.ownerUrl, all, [who])) as RecordedCall[];
    },
  };
}
