import fc, { type Arbitrary } from 'fast-check';

/** The parts of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  additionalProperties?: JsonSchema | boolean;
}

const formats: Record<string, Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
};

/** Values that fit a schema. */
export function arbitraryOf(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf));
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'integer' || schema.type === 'number') {
    return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) });
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array') return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: 5 });
  if (schema.type === 'object') return objectOf(schema);
  return fc.jsonValue();
}

function textOf({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema): Arbitrary<unknown> {
  const known = format === undefined ? undefined : formats[format];
  if (known) return known;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc
    .string({
      minLength: minLength + 1,
      maxLength: Math.max(minLength + 1, Math.min(maxLength, 200)),
      unit: 'grapheme',
    })
    .map((text) => (text.trim() === '' ? text.replace(/\s/g, 'x') : text));
}

function objectOf({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, arbitraryOf(inner)]),
  );
  return fc.record(fields, { requiredKeys: required });
}

/** Something hostile in the two forms it can be sent in: as a JSON body, or as text in an address. */
export interface Hostile {
  json: string;
  text: string;
}

const values: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    null,
    [],
    {},
    '',
    '\0',
    '\ud800',
    "'; drop table users; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '{{7*7}}',
    'x'.repeat(20_000),
    -1,
    1e308,
    { __proto__: null, constructor: { prototype: { admin: true } } },
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}0${close.repeat(depth)}`;

/** Kept as text: to write a value of this depth, JSON.stringify needs more stack than there is. */
const deepJson = [
  nested(500, '[', ']'),
  nested(20_000, '[', ']'),
  nested(20_000, '{"a":', '}'),
  `{"data":${nested(20_000, '{"a":', '}')}}`,
];

/** What no caller of good will would send: wrong types, hostile text, too deep, too large. */
export const hostile: Arbitrary<Hostile> = fc.oneof(
  {
    weight: 9,
    arbitrary: values.map((value) => {
      const json = JSON.stringify(value);
      return { json, text: (typeof value === 'string' ? value : json).toWellFormed() };
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom(...deepJson).map((json) => ({ json, text: json })) },
);
