import { Worker } from 'node:worker_threads';
import type { ParserWeights } from '#domain/resume/parse/parser-model.ts';
import type { TrainingTask } from './train-seed.ts';

type Chains = ParserWeights['chains'];

const threads = 2;

/** Runs trainings side by side, a thread each; the results are in the order of the tasks. */
export async function runTasks(tasks: readonly TrainingTask[]): Promise<Chains[]> {
  const results: Chains[] = [];
  let next = 0;
  const work = async () => {
    for (let place = next; place < tasks.length; place = next) {
      next += 1;
      results[place] = await runTask(tasks[place] as TrainingTask);
    }
  };
  await Promise.all(Array.from({ length: threads }, work));
  return results;
}

const runTask = (task: TrainingTask): Promise<Chains> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./train-seed.ts', import.meta.url), { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
