import type { z } from 'zod';
import type { RawAnswer } from './ask-model.ts';
import { ModelFailure } from './model-failure.ts';
import type { PreparedTask } from './prepare-task.ts';
import { startOfJson } from './start-of-json.ts';

export interface ReadAnswer<T> {
  output: T;
  /** What the model said, with everything back in its place. */
  value: unknown;
}

/** The object that a model's answer holds. Throws a ModelFailure that says what is wrong with it. */
export function readAnswer<T>(
  { text, finishReason }: RawAnswer,
  schema: z.ZodType<T>,
  { restore, holdsMark }: Pick<PreparedTask, 'restore' | 'holdsMark'>,
): ReadAnswer<T> {
  if (finishReason === 'length') throw new ModelFailure('truncated');
  if (finishReason === 'content-filter') throw new ModelFailure('refused');
  const said = parseJson(text);
  if (said === undefined) throw new ModelFailure(kindOfUnreadable(text, finishReason));
  const value = restore(said);
  const checked = schema.safeParse(value);
  // A mark that stands for nothing was made up, and must reach nobody's resume.
  if (!checked.success || holdsMark(value)) throw new ModelFailure('wrong_schema');
  return { output: checked.data, value };
}

/** Fenced JSON and JSON with words around it: from the first brace to the last. */
function parseJson(text: string): unknown {
  const json = text.slice(Math.max(0, startOfJson(text)), text.lastIndexOf('}') + 1);
  try {
    return JSON.parse(json, (key, value) => (key === '__proto__' ? undefined : value));
  } catch {
    return undefined;
  }
}

function kindOfUnreadable(text: string, finishReason: string) {
  // A stream that ended without saying why was cut off on the way.
  if (finishReason !== 'stop') return 'network';
  const isPlainRefusal =
    !text.includes('{') && /\b(?:sorry|apologi[sz]e|can(?:no|'|’)t|unable|won(?:'|’)t)\b/i.test(text);
  return isPlainRefusal ? 'refused' : 'bad_json';
}
