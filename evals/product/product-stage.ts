import type { Resume, ResumeReview } from '#contract/resume.ts';
import type { Work } from '#contract/work.ts';
import { readConfig } from '#server/config.ts';
import type { Engine } from '#server/engine/engine.ts';
import { createLog } from '#server/log.ts';
import { startProcess } from '#server/process.ts';
import { type AnswerCall, startFakeModel } from '#server/providers/model.fake.ts';
import { createFactories, type TestPerson } from '#tests/support/factories.ts';
import { readEvents } from '#tests/support/read-events.ts';
import { testSettings } from '#tests/support/test-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

/** All that a person gets to see of one optimize. */
export interface Seen {
  resume: Resume;
  review: ResumeReview;
  events: Work[];
  /** The text file. */
  file: string;
  /** Errors that were answered. */
  errors: string[];
}

export interface Optimize {
  content: string;
  posting: string | null;
  /** What the model says; without it there is none, and the built-in engine writes. */
  answer?: AnswerCall;
  /** What it says as second judge; without it, nothing. */
  judge?: AnswerCall;
}

/** The product as it runs, with a model on loopback that says what it is told to say. */
export interface ProductStage {
  engine: Engine;
  optimize(task: Optimize): Promise<Seen>;
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
  return {
    engine: running.parts.engine.for({ userId: 'evals' }),
    optimize: async ({ answer, judge = () => ({ lines: [] }), ...given }) => {
      if (answer) model.answerWith(answer);
      model.judgeWith(judge);
      // Somebody new each time: answers are kept per person.
      return optimizeAs(await createPerson({ premium: true }), given);
    },
    close: async () => {
      await running.stop();
      await model.stop();
      await database.drop();
    },
  };
}

async function optimizeAs(
  person: TestPerson,
  { content, posting }: Pick<Optimize, 'content' | 'posting'>,
): Promise<Seen> {
  const errors: string[] = [];
  const call = async (method: string, path: string, options = {}) => {
    const response = await person.call(method, path, options);
    if (response.status >= 400) errors.push(await response.clone().text());
    return response;
  };
  const body = { originalContent: content, ...(posting === null ? {} : { jobPosting: posting }) };
  const { id } = (await (await call('POST', '/api/resumes', { body })).json()) as Resume;
  const headers = { prefer: 'respond-async' };
  const started = await call('POST', `/api/resumes/${id}/optimize`, { headers });
  const { workId } = (await started.json()) as { workId: string };
  const events: Work[] = [];
  // A stream may end early; a browser joins it again with the last number it saw.
  for (let last = ''; !isOver(events.at(-1)); ) {
    const headers = { ...(last ? { 'last-event-id': last } : {}) };
    const told = await readEvents(await call('GET', `/api/work/${workId}/events`, { headers }));
    events.push(...told.map(({ data }) => data as Work));
    last = told.at(-1)?.id ?? last;
  }
  const [resume, review, file] = await Promise.all([
    call('GET', `/api/resumes/${id}`).then((response) => response.json() as Promise<Resume>),
    call('GET', `/api/resumes/${id}/review`).then((response) => response.json() as Promise<ResumeReview>),
    call('GET', `/api/resumes/${id}/download?format=txt`).then((response) => response.text()),
  ]);
  return { resume, review, file, errors, events };
}

const isOver = (work: Work | undefined) =>
  work !== undefined && work.state !== 'queued' && work.state !== 'running';
