import path from 'node:path';
import type { EngineSource } from '#server/engine/engine.ts';
import { readPastedPrompt } from '#server/judging/read-pasted.prompt.ts';
import type { TaskPrompt } from '#server/models/model-gateway.ts';
import { numberOf, readPairs } from '../help/help-all.ts';
import { hasSameText } from './numbered-lines.ts';
import { type Asked, askVersion, readRecorded } from './recordings.ts';

export const recordedFolder = 'evals/recorded';
export const promptsFolder = path.join(recordedFolder, 'prompts');

/** Resumes with a posting each, by people who knew none of the rules. */
export const pairSets = ['model-1', 'model-2', 'model-3', 'model-4', 'model-5'] as const;
export type PairSet = (typeof pairSets)[number];

/** One optimize that a model's answers are recorded for. */
export interface Case {
  set: PairSet;
  number: string;
  source: EngineSource & { posting: string };
  /** What the reader is asked, where one is. */
  reading?: Asked<unknown>;
}

export const readCases = (): Case[] =>
  pairSets.flatMap((set) =>
    readPairs(path.join('evals/help', set)).map(({ name, content, posting }) => {
      const number = numberOf(name);
      const source = { content, posting: posting ?? '', confirmed: [], settled: [] };
      if (!readByModel.has(set)) return { set, number, source };
      const reading = askVersion(`${number}-reader`, asAnswered(set, 'reader', readPastedPrompt(content)));
      const read = readRecorded(promptsFolder, reading, hasSameText(reading.text));
      return {
        ...{ set, number, reading },
        source: read.state === 'answered' ? { ...source, reading: read.answer } : source,
      };
    }),
  );

/** Whoever answered an earlier prompt isn't asked again: the answer has the same shape, and names the same lines. */
const answered: Partial<Record<PairSet, { reader?: string; writer: string; letter: string }>> = {
  'model-1': { writer: 'resume-2', letter: 'letter-3' },
  'model-2': { writer: 'resume-2', letter: 'letter-3' },
  'model-3': { reader: 'reading-5', writer: 'resume-2', letter: 'letter-3' },
  'model-4': { reader: 'reading-5', writer: 'resume-3', letter: 'letter-4' },
  'model-5': { reader: 'reading-6', writer: 'resume-4', letter: 'letter-5' },
};

/** A prompt in the version that a set was answered for; today's where there was none. */
export const asAnswered = <T>(
  set: PairSet,
  by: 'reader' | 'writer' | 'letter',
  prompt: TaskPrompt<T>,
): TaskPrompt<T> => ({ ...prompt, promptVersion: answered[set]?.[by] ?? prompt.promptVersion });

/** The answers to the others are from before a model read. */
const readByModel: ReadonlySet<PairSet> = new Set<PairSet>(['model-3', 'model-4', 'model-5']);
