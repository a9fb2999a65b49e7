import path from 'node:path';
import type { EngineSource } from '#server/engine/engine.ts';
import { numberOf, readPairs } from '../help/help-all.ts';

export const recordedFolder = 'evals/recorded';
export const promptsFolder = path.join(recordedFolder, 'prompts');

/** Resumes with a posting each, by people who knew none of the rules. */
const pairsFolder = 'evals/help/model-1';

/** One optimize that a model's answers are recorded for. */
export interface Case {
  number: string;
  source: EngineSource & { posting: string };
}

export const readCases = (): Case[] =>
  readPairs(pairsFolder).map(({ name, content, posting }) => ({
    number: numberOf(name),
    source: { content, posting: posting ?? '', confirmed: [], settled: [] },
  }));
