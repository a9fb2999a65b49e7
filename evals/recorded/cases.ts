import path from 'node:path';
import type { EngineSource } from '#server/engine/engine.ts';
import { numberOf, readPairs } from '../help/help-all.ts';

export const recordedFolder = 'evals/recorded';
export const promptsFolder = path.join(recordedFolder, 'prompts');

/** Resumes with a posting each, by people who knew none of the rules. */
export const pairSets = ['model-1', 'model-2'] as const;
export type PairSet = (typeof pairSets)[number];

/** One optimize that a model's answers are recorded for. */
export interface Case {
  set: PairSet;
  number: string;
  source: EngineSource & { posting: string };
}

export const readCases = (): Case[] =>
  pairSets.flatMap((set) =>
    readPairs(path.join('evals/help', set)).map(({ name, content, posting }) => ({
      set,
      number: numberOf(name),
      source: { content, posting: posting ?? '', confirmed: [], settled: [] },
    })),
  );
