import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Said } from '#server/models/answer-shape.ts';
import type { TaskPrompt } from '#server/models/model-gateway.ts';
import { prepareTask } from '#server/models/prepare-task.ts';
import { readSaid } from '#server/models/read-answer.ts';
import { openSet, type SetFiles } from '../set-files.ts';

/** What a model is asked, letter by letter, and the way back from its answer. */
export interface Asked<T> {
  name: string;
  text: string;
  /** The answer with contact details back in place. Throws where it doesn't have the shape that was asked for. */
  readAnswer(answer: unknown): T;
}

/** The delimiter hangs on the name alone, so that the same question has the same letters each time. */
export function ask<T>(name: string, prompt: TaskPrompt<T>): Asked<T> {
  const prepared = prepareTask({
    ...prompt,
    feature: 'resume',
    userId: '',
    idempotencyKey: `recorded-${name}`,
    signal: new AbortController().signal,
  });
  const { prefix, rest } = prepared.prompt({ withSchema: true, isShrunk: false });
  return {
    name,
    text: `${prepared.instructions}\n\n${prefix}${rest}\n`,
    readAnswer: (answer) => {
      const read = readSaid(answer as Said, prompt.accepts ?? prompt.schema, prepared);
      if (!read) throw new Error(`The answer to ${name} can’t be used.`);
      return read.output;
    },
  };
}

/** A prompt of another version is asked under another name: answers to the one before are kept, and none of them is played. */
export const askVersion = <T>(name: string, prompt: TaskPrompt<T>): Asked<T> =>
  ask(`${name}-${prompt.promptVersion}`, prompt);

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const manifest = z.record(z.string(), z.string());
const manifestFile = 'manifest.json';

/** Hashes of the prompts by name. */
const readManifest = (set: SetFiles): z.output<typeof manifest> =>
  set.has(manifestFile) ? manifest.parse(JSON.parse(set.read(manifestFile))) : {};

const answerFile = (name: string) => `${name}.json`;

/** Writes prompts to be answered. One that has an answer is left alone: the answer is to those very letters. */
export function writePrompts(folder: string, asked: readonly Asked<unknown>[]): string[] {
  const set = openSet(folder);
  const hashes = readManifest(set);
  const open = asked.filter(({ name }) => !set.has(answerFile(name)));
  if (open.length === 0) return [];
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of open) {
    writeFileSync(path.join(folder, `${name}.txt`), text);
    hashes[name] = hashOf(text);
  }
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(path.join(folder, manifestFile), `${JSON.stringify(sorted, null, 2)}\n`);
  return open.map(({ name }) => path.join(folder, `${name}.txt`));
}

export type Recorded<T> = { state: 'answered'; answer: T } | { state: 'open' | 'stale' };

/**
 * The answer to exactly this question. It's stale where another question was answered under the same name, unless
 * `stillReads` says that the answer to the kept one can be read as one to today's.
 */
export function readRecorded<T>(
  folder: string,
  { name, text, readAnswer }: Asked<T>,
  stillReads: (kept: string) => boolean = () => false,
): Recorded<T> {
  const [set, file] = [openSet(folder), answerFile(name)];
  if (!set.has(file)) return { state: 'open' };
  const isSame = readManifest(set)[name] === hashOf(text);
  if (!isSame && !stillReads(set.read(`${name}.txt`))) return { state: 'stale' };
  return { state: 'answered', answer: readAnswer(JSON.parse(set.read(file))) };
}
