import type { QuotedReading } from '#domain/resume/quoted/quoted-reading.ts';
import type { Engine } from '#server/engine/engine.ts';
import { readConfig } from '#server/process/config.ts';
import { createLog } from '#server/process/log.ts';
import { startProcess } from '#server/process/start-process.ts';
import { type AnswerCall, startFakeModel } from '#server/providers/model.fake.ts';
import { noReading } from '#server/providers/no-reading.fake.ts';
import { createFactories } from '#tests/support/factories.ts';
import { testSettings } from '#tests/support/test-app.ts';
import { createTestDatabase, startTestPostgres } from '#tests/support/test-database.ts';
import { generateAs, type SeenLetter } from './generate-letter.ts';
import { optimizeAs, type Seen } from './optimize-resume.ts';
import { type PracticeInput, practiceAs, type SeenPractice } from './practice-interview.ts';
import { type ProfileInput, profileAs, type SeenProfile } from './write-profile.ts';

interface Played {
  /** What the model says; without it there is none, and the built-in engine writes. */
  answer?: AnswerCall;
  /** What it says as second judge; without it, nothing. */
  judge?: AnswerCall;
  /** How it reads what was pasted; without it, our own reading stands. */
  reading?: QuotedReading | undefined;
}

export interface Optimize extends Played {
  content: string;
  posting: string | null;
}

interface Letter extends Played {
  content: string;
  posting: string;
}

/** The product as it runs, with a model on loopback that says what it is told to say. */
export interface ProductStage {
  engine: Engine;
  /** The person's words, as pasted and as read: in a paste a line may be broken within a word. */
  ownWords(content: string): Promise<string>;
  optimize(task: Optimize): Promise<Seen>;
  generateLetter(task: Letter): Promise<SeenLetter>;
  writeProfile(task: ProfileInput & Played): Promise<SeenProfile>;
  practice(task: PracticeInput & Played): Promise<SeenPractice>;
  close(): Promise<void>;
}

/** `adminUrl` is of a PostgreSQL with the migrated template. */
export async function startProductStage({
  adminUrl,
  withModel,
}: {
  adminUrl: string;
  withModel: boolean;
}): Promise<ProductStage> {
  const database = await createTestDatabase(adminUrl);
  const model = await startFakeModel({ environment: 'test' });
  const config = readConfig({
    ...(await testSettings(database.url)),
    LOG_LEVEL: 'error',
    ...(withModel ? { MODELS: 'compatible:loopback', MODEL_BASE_URL: model.baseUrl } : {}),
    // A provider that answered badly is asked again at once: here each answer counts.
    MODEL_REST_SECONDS: '0.1',
    MODEL_MONTHLY_CENTS: '1000000',
  });
  const running = await startProcess(config, { log: createLog(config), drainMs: 0 });
  const { createPerson } = await createFactories(running, database.ownerUrl);
  /** Somebody new each time: answers are kept per person. */
  const play = ({ answer, judge = () => ({ lines: [] }), reading = noReading }: Played) => {
    if (answer) model.answerWith(answer);
    // Whoever plants something plants it there, too.
    model.mendWith(answer ?? (() => ({ sentences: [] })));
    if (answer) model.gradeWith(answer);
    model.judgeWith(judge);
    model.readWith(() => reading);
    return createPerson({ premium: true });
  };
  const engine = running.parts.engine.for({ userId: 'evals' });
  return {
    engine,
    ownWords: async (content) => {
      const { data } = await engine.read({ content, posting: null, confirmed: [], settled: [] });
      return `${content}\n${JSON.stringify(data)}`;
    },
    optimize: async (task) => optimizeAs(await play(task), task),
    generateLetter: async (task) => generateAs(await play(task), task),
    writeProfile: async (task) => profileAs(await play(task), task),
    practice: async (task) => practiceAs(await play(task), task),
    close: async () => {
      await running.stop();
      await model.stop();
      await database.drop();
    },
  };
}

/** The product twice: with a model that is told what to say, and with the built-in engine alone. */
export interface ProductStages {
  model: ProductStage;
  builtIn: ProductStage;
}

export async function startProductStages(adminUrl: string): Promise<ProductStages> {
  const start = (withModel: boolean) => startProductStage({ adminUrl, withModel });
  return { model: await start(true), builtIn: await start(false) };
}

export async function closeProductStages({ model, builtIn }: ProductStages): Promise<void> {
  await model.close();
  await builtIn.close();
}

/** Both, on a database of their own, for as long as something is measured. */
export async function withProductStages<T>(measure: (stages: ProductStages) => Promise<T>): Promise<T> {
  const postgres = await startTestPostgres();
  const stages = await startProductStages(postgres.adminUrl);
  try {
    return await measure(stages);
  } finally {
    await closeProductStages(stages);
    await postgres.stop();
  }
}
