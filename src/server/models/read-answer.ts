import { z } from 'zod';
import { type AnswerShape, answerIn, answerOf, type Said, shapeOf } from './answer-shape.ts';
import { ModelFailure } from './model-failure.ts';
import type { PreparedTask } from './prepare-task.ts';
import { readJson } from './read-json.ts';

/** What of an answer can be used. */
export interface ReadAnswer<T> {
  output: T;
  /** The same as the model said it, without the items that are none. */
  said: Said;
  /** Nothing of it is missing. */
  isWhole: boolean;
}

type Restoring = Pick<PreparedTask, 'restore' | 'holdsMark'>;

/**
 * The object that a text of a model holds, as far as it goes: past what the model thinks aloud, fences and other words; a bare list is put
 * in its place. Each item is read by itself, and costs itself alone. Says what is wrong where nothing can be used.
 */
export function readAnswer<T>(
  text: string,
  schema: z.ZodType<T>,
  restoring: Restoring,
): ReadAnswer<T> | 'bad_json' | 'wrong_schema' {
  const found = findAnswer(text, shapeOf(schema));
  if (typeof found === 'string') return found;
  const read = readSaid(found.said, schema, restoring);
  return read ? { ...read, isWhole: found.isWhole } : 'wrong_schema';
}

/** What was said as the task takes it, with everything back in its place. Undefined where nothing of it can be used. */
export function readSaid<T>(
  given: Said,
  schema: z.ZodType<T>,
  { restore, holdsMark }: Restoring,
): { output: T; said: Said } | undefined {
  const said: Said = { ...given };
  const value: Said = { ...(restore(given) as Said) };
  const lists = schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];
  for (const [key, list] of lists) {
    if (!(list instanceof z.ZodArray)) continue;
    const items = listIn(value, key);
    // A mark that stands for nothing was made up, and must reach nobody's resume.
    const isGood = items.map((item) => z.safeParse(list.element, item).success && !holdsMark(item));
    value[key] = items.filter((_, at) => isGood[at]);
    said[key] = listIn(said, key).filter((_, at) => isGood[at]);
  }
  const isAllBad = countItems(given) > 0 && countItems(said) === 0;
  const checked = schema.safeParse(value);
  return checked.success && !isAllBad && !holdsMark(value) ? { output: checked.data, said } : undefined;
}

const listIn = (value: Said, key: string): readonly unknown[] => {
  const list = value[key];
  return Array.isArray(list) ? list : [];
};

export const countItems = (said: Said): number =>
  Object.values(said).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0);

/** In prose, braces and brackets may stand that begin nothing. */
const maxBeginnings = 20;

interface FoundAnswer {
  said: Said;
  isWhole: boolean;
}

function findAnswer(text: string, shape: AnswerShape): FoundAnswer | 'bad_json' | 'wrong_schema' {
  const loose: unknown[] = [];
  let empty: FoundAnswer | undefined;
  const opening = /[{[]/g;
  opening.lastIndex = endOfThoughts(text);
  let isWhole = true;
  for (let beginnings = 0; beginnings < maxBeginnings && opening.test(text); ) {
    const read = readJson(text, opening.lastIndex - 1);
    beginnings += Number(!read);
    if (!read) continue;
    opening.lastIndex = read.end;
    const said = answerIn(read.value, shape);
    if (said && countItems(said) > 0) return { said, isWhole: read.isWhole };
    if (said) empty = { said, isWhole: read.isWhole };
    else loose.push(...[read.value].flat());
    isWhole &&= read.isWhole;
  }
  const placed = answerOf(loose, shape);
  if (placed) return { said: placed, isWhole };
  return empty ?? (loose.length > 0 ? 'wrong_schema' : 'bad_json');
}

/** Where an answer may begin: some models think aloud before it, and of some the first mark is missing. */
function endOfThoughts(text: string): number {
  const end = text.lastIndexOf('</think>');
  if (/^\s*<think>/.test(text)) return end < 0 ? text.length : end;
  const first = text.search(/[{[]\s*["'{]/);
  return first < 0 || end < first ? Math.max(0, end) : 0;
}

/** Why an answer of which nothing, or not all, can be used can't be. */
export function failureOfText({ text, finishReason }: FinishedText, why: 'bad_json' | 'wrong_schema') {
  if (finishReason === 'length') return new ModelFailure('truncated');
  if (finishReason === 'content-filter') return new ModelFailure('refused');
  // A stream that ended without saying why was cut off on the way.
  if (finishReason !== 'stop') return new ModelFailure('network');
  const isPlainRefusal =
    !text.includes('{') && /\b(?:sorry|apologi[sz]e|can(?:no|'|’)t|unable|won(?:'|’)t)\b/i.test(text);
  return new ModelFailure(isPlainRefusal ? 'refused' : why);
}

interface FinishedText {
  text: string;
  finishReason: string;
}
