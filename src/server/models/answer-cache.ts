import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ModelAnswer, ModelTask } from './model-gateway.ts';

/** An answer as JSON, so that nobody who gets it can change it for the next. */
export type KeptAnswer = Pick<ModelAnswer<unknown>, 'provider' | 'model' | 'shrunk'> & { json: string };

export type AnswerCache = LRUCache<string, KeptAnswer>;

/** Answers of the last day, in memory: work that is run again after a crash of something else is not paid for twice. */
export const createAnswerCache = (): AnswerCache =>
  new LRUCache({
    ttl: 24 * 60 * 60 * 1000,
    max: 2000,
    maxSize: 32_000_000,
    sizeCalculation: ({ json }, key) => json.length * 2 + key.length,
  });

/** The person and everything that is asked. Another person with the same words has another key. */
export function cacheKey(task: ModelTask<unknown>): string {
  const { userId, feature, promptVersion, instructions, prefix, data, prompt, maxOutputTokens } = task;
  const asked = [userId, feature, promptVersion, instructions, prefix ?? [], data, prompt, maxOutputTokens];
  return createHash('sha256')
    .update(JSON.stringify([...asked, z.toJSONSchema(task.schema)]))
    .digest('base64');
}
