import { parentPort, workerData } from 'node:worker_threads';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import { examplesOf, type LabeledResume, readLabeled } from './examples.ts';
import { renderResume } from './render-resume.ts';
import { poolsOf } from './render-values.ts';
import { type TrainingResume, trainModel } from './train-model.ts';

/** What one training needs: the folders, the seed of its renderings, and which part is left out for checking. */
export interface TrainingTask {
  folders: readonly string[];
  seed: number;
  renderings: number;
  /** Resumes whose place divided by `of` leaves `fold` are not learned from. */
  without?: { fold: number; of: number };
}

const renderingWeight = 0.5;

/** The resumes of the folders that are learned from, each with renderings of its own. */
export function trainingResumes(
  resumes: readonly LabeledResume[],
  seed: number,
  renderings: number,
): TrainingResume[] {
  const lexicon = loadLexicon();
  const pools = poolsOf(resumes);
  return resumes.map((resume, place) => {
    const pool = pools.get(resume.meta.language ?? 'en');
    const rendered = Array.from({ length: pool ? timesOf(renderings, seed, place) : 0 }, (_, number) => {
      const text = renderResume(
        resume,
        pool as NonNullable<typeof pool>,
        seed * 1_000_003 + number * 7919 + place * 31,
      );
      return examplesOf(text, lexicon);
    });
    return { examples: [examplesOf(resume, lexicon), ...rendered], renderingWeight };
  });
}

/** A third of a rendering is one for every third resume; which of them hangs on the seed. */
const timesOf = (renderings: number, seed: number, place: number): number =>
  Math.floor(renderings + ((seed * 0.618 + place * 0.7548) % 1));

/** What people once brought and must be read right from then on. It counts more, and no figure is measured on it. */
const knownCases = 'evals/labeled/cases/resumes';
const timesKnown = 3;

export const options = { l2: 0.5, l1: 1, iterations: 60, leastCount: 4 };

export function trainTask({ folders, seed, renderings, without }: TrainingTask) {
  const resumes = folders.flatMap(readLabeled);
  const learned = without
    ? resumes.filter((_, place) => place % without.of !== without.fold)
    : [...resumes, ...Array.from({ length: timesKnown }, () => readLabeled(knownCases)).flat()];
  return trainModel(trainingResumes(learned, seed, renderings), options);
}

if (parentPort) parentPort.postMessage(trainTask(workerData as TrainingTask));
