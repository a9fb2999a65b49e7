import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { cutBySection } from '#domain/resume/cut-by-section.ts';
import { longestResume } from '#domain/resume/resume-limits.ts';
import { readAgainPrompt } from '#server/features/resumes/read-again.prompt.ts';
import { type PreparedTask, prepareTask } from '#server/models/prepare-task.ts';
import type { GoldResume } from '../resumes/read-resumes.ts';

const recordingsFolder = 'evals/labeled/second-reader';

/** What a model was asked about a resume, letter by letter, and the way back from its answer. */
export interface Asked {
  prompt: string;
  hash: string;
  /** What of the resume it saw. */
  text: string;
  readAnswer(answer: unknown): z.output<ReturnType<typeof readAgainPrompt>['schema']>;
}

export function askAbout({ name, text }: Pick<GoldResume, 'name' | 'text'>): Asked {
  const shown = cutBySection(text, longestResume);
  const task = readAgainPrompt({ text: shown, posting: null });
  const prepared: PreparedTask = prepareTask({
    ...task,
    feature: 'resume',
    userId: '',
    // The marks hang on it: the same key gives the same bytes again.
    idempotencyKey: `recorded-${name}`,
    signal: new AbortController().signal,
  });
  const { prefix, rest } = prepared.prompt({ withSchema: true, isShrunk: false });
  const prompt = `${prepared.instructions}\n\n${prefix}${rest}\n`;
  return {
    prompt,
    hash: createHash('sha256').update(prompt).digest('hex'),
    text: shown,
    readAnswer: (answer) => task.schema.parse(prepared.restore(answer)),
  };
}

const recording = z.object({ resume: z.string(), promptHash: z.string(), answer: z.unknown() });

const fileOf = (name: string) => path.join(recordingsFolder, `${name}.json`);

/** Keeps what a model answered, once it has the shape that was asked for. */
export function writeRecording(name: string, { hash, readAnswer }: Asked, answer: unknown): void {
  readAnswer(answer);
  writeFileSync(fileOf(name), `${JSON.stringify({ resume: name, promptHash: hash, answer }, null, 2)}\n`);
}

/** The answer that a model gave to exactly this question. */
export function readRecording(name: string, { hash, readAnswer }: Asked) {
  const file = fileOf(name);
  const { promptHash, answer } = recording.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (promptHash !== hash)
    throw new Error(`${file} answers another prompt. Print the prompts again and record new answers.`);
  return readAnswer(answer);
}
