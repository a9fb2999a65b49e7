import { judgedAsks } from '#domain/evidence/judged-asks.ts';
import type { ResumeLine } from '#domain/evidence/resume-lines.ts';
import type { JudgedAsk } from '#domain/evidence/verdicts.ts';
import { isStorable } from '../http/storable-text.ts';
import type { ModelGateway } from '../models/model-gateway.ts';
import { askBeside } from './ask-beside.ts';
import { weighPrompt } from './weigh-evidence.prompt.ts';

/** A job with what it asks, in its own words. */
export interface AskingJob {
  title: string;
  quotes: readonly string[];
}

interface Weighing {
  userId: string;
  workId: string;
  signal: AbortSignal;
  /** What the person waits for anyway. */
  allElse: Promise<unknown>;
}

/** So many are weighed in one call: more would take longer than anybody waits. */
const jobsAtOnce = 4;

/** What a model says that a resume shows of several jobs; undefined of those that it said nothing of in time. */
export async function weighJobs(
  models: Pick<ModelGateway, 'write'>,
  lines: readonly ResumeLine[],
  jobs: readonly AskingJob[],
  weighing: Weighing,
): Promise<(JudgedAsk[] | undefined)[]> {
  const batches = Array.from({ length: Math.ceil(jobs.length / jobsAtOnce) }, (_, at) =>
    jobs.slice(at * jobsAtOnce, (at + 1) * jobsAtOnce),
  );
  const weighed = await Promise.all(
    batches.map((batch, at) =>
      weighBatch(models, lines, batch, { ...weighing, workId: `${weighing.workId}-${at + 1}` }),
    ),
  );
  return weighed.flat();
}

async function weighBatch(
  models: Pick<ModelGateway, 'write'>,
  lines: readonly ResumeLine[],
  jobs: readonly AskingJob[],
  { userId, workId, signal, allElse }: Weighing,
): Promise<(JudgedAsk[] | undefined)[]> {
  // Each ask says which job it's of: "years of experience" mean those at that work.
  const asks = jobs.flatMap(({ title, quotes }) => quotes.map((quote) => ({ quote: `${quote} (${title})` })));
  const output = await askBeside(models, weighPrompt({ jobTitle: '', lines: [...lines], asks }, new Date()), {
    feature: 'jobSearch',
    userId,
    idempotencyKey: `${workId}-evidence`,
    signal,
    allElse,
  });
  let before = 0;
  return jobs.map(({ quotes }) => {
    const first = before;
    before += quotes.length;
    const own = output?.requirements.map((one) => ({ ...one, n: one.n - first }));
    const kept = own && judgedAsks(own, quotes, lines);
    return kept?.filter((ask) => ask.quotes.every(isStorable));
  });
}
