import type { z } from 'zod';
import type { RawAnswer } from './ask-model.ts';
import { ModelFailure } from './model-failure.ts';

/** The object that a model's answer holds. Throws a ModelFailure that says what is wrong with it. */
export function readAnswer<T>(
  { text, finishReason }: RawAnswer,
  schema: z.ZodType<T>,
  restore: (value: unknown) => unknown,
): T {
  if (finishReason === 'length') throw new ModelFailure('truncated');
  if (finishReason === 'content-filter') throw new ModelFailure('refused');
  const value = parseJson(text);
  if (value === undefined) throw new ModelFailure(kindOfUnreadable(text, finishReason));
  const checked = schema.safeParse(restore(value));
  if (!checked.success) throw new ModelFailure('wrong_schema');
  return checked.data;
}

/** Fenced JSON and JSON with words around it: from the first brace to the last. */
function parseJson(text: string): unknown {
  const json = text.slice(Math.max(0, text.indexOf('{')), text.lastIndexOf('}') + 1);
  try {
    return JSON.parse(json, (key, value) => (key === '__proto__' ? undefined : value));
  } catch {
    return undefined;
  }
}

function kindOfUnreadable(text: string, finishReason: string) {
  if (finishReason !== 'stop') return 'network';
  // Words without any JSON are a refusal in the model's own words, if they sound like one.
  return !text.includes('{') && /\b(?:sorry|apologi[sz]e|can(?:no|')t|unable|won't)\b/i.test(text)
    ? 'refused'
    : 'bad_json';
}
