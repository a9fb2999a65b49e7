import type { FastifyBaseLogger } from 'fastify';
import { type Said, together } from './answer-shape.ts';
import type { ModelAccounts } from './model-accounts.ts';
import type { ModelTask } from './model-gateway.ts';
import type { ModelChoice } from './model-settings.ts';
import type { PreparedTask } from './prepare-task.ts';
import { countItems, type ReadAnswer, readAnswer, readSaid } from './read-answer.ts';

/** One task on its way through the providers. */
export interface Run<T> {
  task: ModelTask<T>;
  prepared: PreparedTask;
  accounts: ModelAccounts;
  log: FastifyBaseLogger;
  /** How long a model may keep us waiting for its next word. */
  idleMs: number;
  /** Aborted when the caller no longer wants the answer. */
  unwanted: AbortSignal;
  /** Aborted when the task has had its time. */
  outOfTime: AbortSignal;
  onPartial?(partial: T, model: string): void;
  /** Calls so far, over all providers. */
  tries: number;
  /** What was finished of answers that broke off, and whose it is. */
  kept: { said: Said; by: ModelChoice } | undefined;
}

/** What an answer has that broke off. Its last items may be asked for again, its finished ones are not. */
export function keep<T>(run: Run<T>, { provider, model }: ModelChoice, text: string): boolean {
  const read = readAnswer(text, run.task.accepts ?? run.task.schema, run.prepared);
  if (typeof read === 'string' || countItems(read.said) === 0) return false;
  run.kept = { said: together(run.kept?.said, read.said), by: { provider, model } };
  return true;
}

/** With what was kept of answers before. */
export function withKept<T>({ task, prepared, kept }: Run<T>, read: ReadAnswer<T>): ReadAnswer<T> {
  if (!kept) return read;
  const all = readSaid(together(kept.said, read.said), task.accepts ?? task.schema, prepared);
  return all ? { ...all, isWhole: read.isWhole } : read;
}
