import { z } from 'zod';

/** What a model said, field by field, as it said it. */
export type Said = Record<string, unknown>;

/** Which lists an answer has, and what an item of each looks like. */
export interface AnswerShape {
  keys: readonly string[];
  lists: readonly AnswerList[];
}

interface AnswerList {
  key: string;
  /** Undefined where items are no objects. */
  fields: readonly string[] | undefined;
}

export function shapeOf(schema: z.ZodType): AnswerShape {
  const fields = schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];
  return {
    keys: fields.map(([key]) => key),
    lists: fields.flatMap(([key, field]) =>
      field instanceof z.ZodArray ? [{ key, fields: fieldsOf(field.element) }] : [],
    ),
  };
}

const fieldsOf = (item: unknown) => (item instanceof z.ZodObject ? Object.keys(item.shape) : undefined);

const isObject = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answer itself, or the one that is wrapped in something else. */
export function answerIn(value: unknown, shape: AnswerShape, depth = 0): Said | undefined {
  if (Array.isArray(value)) return value.length === 1 ? answerIn(value[0], shape, depth) : undefined;
  if (!isObject(value) || depth > 2) return undefined;
  const isAnswer = shape.keys.some((key) => Object.hasOwn(value, key) && fits(key, value[key], shape));
  if (isAnswer) return value;
  const [inner, ...others] = Object.values(value);
  return others.length === 0 ? answerIn(inner, shape, depth + 1) : undefined;
}

/** An item of a list may have a field that is called like the list. */
function fits(key: string, value: unknown, { lists }: AnswerShape): boolean {
  const list = lists.find((one) => one.key === key);
  if (!list) return true;
  const isItem = (item: unknown) => isObject(item) === (list.fields !== undefined);
  return Array.isArray(value) && (value.length === 0 || value.some(isItem));
}

/** Items that came without the object that holds their lists, each where it looks most like one. Undefined where none does. */
export function answerOf(loose: readonly unknown[], { lists }: AnswerShape): Said | undefined {
  const said: Record<string, unknown[]> = {};
  for (const item of loose) {
    const [best] = lists
      .map((list) => ({ list, likeness: likenessTo(list, item) }))
      .filter(({ likeness }) => likeness >= 0.5)
      .sort(
        (one, other) =>
          other.likeness - one.likeness || (other.list.fields?.length ?? 0) - (one.list.fields?.length ?? 0),
      );
    if (best) {
      const { key } = best.list;
      said[key] = [...(said[key] ?? []), item];
    }
  }
  return Object.keys(said).length > 0 ? said : undefined;
}

/** How much of what an item has this one has, from 0 to 1. */
function likenessTo({ fields }: AnswerList, item: unknown): number {
  if (!isObject(item)) return fields === undefined ? 1 : 0;
  if (!fields) return 0;
  return fields.filter((field) => Object.hasOwn(item, field)).length / fields.length;
}

/** What was said before and what came after, without what was said twice. */
export function together(before: Said | undefined, after: Said): Said {
  if (!before) return after;
  const all: Said = { ...before };
  for (const [key, value] of Object.entries(after)) {
    const known = before[key];
    if (Array.isArray(known) && Array.isArray(value)) {
      const seen = new Set(known.map((item) => JSON.stringify(item)));
      all[key] = [...known, ...value.filter((item) => !seen.has(JSON.stringify(item)))];
    } else all[key] = value ?? known;
  }
  return all;
}
