import { type ChainWeights, createChainModel } from '#domain/language/chains/chain-model.ts';
import { createParserModel, type ParserWeights } from '#domain/resume/parse/parser-model.ts';
import type { Example } from './encoded-examples.ts';
import type { Examples } from './examples.ts';
import { type TrainingOptions, trainChain } from './train-chain.ts';

/** Examples of one resume and of its renderings: they are never on both sides of a fold. */
export interface TrainingResume {
  examples: readonly Examples[];
  /** How much a rendering counts beside the resume itself. */
  renderingWeight: number;
}

const folds = 3;
const twice = ['lines', 'jobs', 'studies'] as const;
type Twice = (typeof twice)[number];

const none = { labels: ['X'], transitions: {}, features: {} };

/**
 * Trains all chains. What a second look sees of the first labels comes from models that did not learn from that
 * resume, as it will be with the resumes of strangers.
 */
export function trainModel(
  resumes: readonly TrainingResume[],
  options: TrainingOptions,
): ParserWeights['chains'] {
  const first = Object.fromEntries(
    twice.map((name) => [name, trainChain(all(resumes, name), options)]),
  ) as FirstWeights;
  const seen: Record<Twice | 'entries', Example[]> = { lines: [], jobs: [], studies: [], entries: [] };
  for (let fold = 0; fold < folds; fold += 1)
    addFold(
      seen,
      resumes.filter((_, place) => place % folds !== fold),
      resumes.filter((_, place) => place % folds === fold),
      options,
    );
  return {
    ...{ lines: first.lines, jobs: first.jobs, studies: first.studies },
    linesAgain: trainChain(seen.lines, options),
    jobsAgain: trainChain(seen.jobs, options),
    studiesAgain: trainChain(seen.studies, options),
    entries: trainChain(seen.entries, options),
    contact: trainChain(all(resumes, 'contact'), { ...options, l1: options.l1 / 2 }),
    lists: trainChain(all(resumes, 'lists'), { ...options, l1: options.l1 / 2 }),
  };
}

type FirstWeights = Record<Twice, ChainWeights>;

const weighted = (example: Example, place: number, { renderingWeight }: TrainingResume): Example =>
  place === 0 ? example : { ...example, weight: renderingWeight };

const all = (resumes: readonly TrainingResume[], name: Twice | 'contact' | 'lists'): Example[] =>
  resumes.flatMap((resume) => resume.examples.map((one, place) => weighted(one[name], place, resume)));

/** What the second chains learn from: resumes as models see them that learned from others. */
function addFold(
  seen: Record<Twice | 'entries', Example[]>,
  others: readonly TrainingResume[],
  own: readonly TrainingResume[],
  options: TrainingOptions,
): void {
  const brief = { ...options, iterations: Math.ceil(options.iterations * 0.6) };
  const weights = Object.fromEntries(
    twice.map((name) => [name, trainChain(all(others, name), brief)]),
  ) as FirstWeights;
  const { lines, jobs, studies } = weights;
  const again = { linesAgain: lines, jobsAgain: jobs, studiesAgain: studies };
  const chains = { ...weights, ...again, entries: none, contact: none, lists: none };
  const parser = createParserModel({ chains, sureness: {} });
  for (const resume of own)
    resume.examples.forEach((one, place) => {
      for (const name of twice) {
        const tagged = createChainModel(weights[name]).tag(one[name].members);
        seen[name].push(weighted(one.again[name](tagged, weights[name].labels), place, resume));
      }
      seen.entries.push(weighted(one.entries(parser), place, resume));
    });
}
