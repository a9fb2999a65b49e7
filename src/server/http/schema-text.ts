import { escapeHtml } from './escape-html.ts';

/** What we use of JSON Schema. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** Stands for no bound at all where a number is whole. */
const maxSafe = Number.MAX_SAFE_INTEGER;

/** What may stand in a place, in a few words: `text, at most 200 characters`, `list of objects`, `number or null`. */
export function typeText(schema: JsonSchema = {}): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeText))].join(' or ');
  if (schema.allOf) return schema.allOf.map(typeText).join(' and ');
  if (Array.isArray(schema.type))
    return schema.type.map((type) => typeText({ ...schema, type })).join(' or ');
  return `${kindOf(schema)}${boundsOf(schema)}`;
}

function kindOf({ type, format, items, properties }: JsonSchema): string {
  if (type === 'array') return `list of ${typeText(items)}`;
  if (type === 'string') return format ?? 'text';
  if (type === 'object' || properties) return 'object';
  return typeof type === 'string' ? type : 'anything';
}

function boundsOf(schema: JsonSchema): string {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum } = schema;
  const range = (least: number | undefined, most: number | undefined, unit: string) => {
    const from = least === undefined || least === 0 || least === -maxSafe ? undefined : least;
    const to = most === maxSafe ? undefined : most?.toLocaleString('en-US');
    if (from === undefined && to === undefined) return '';
    if (from === undefined) return `, at most ${to}${unit}`;
    return to === undefined ? `, at least ${from}${unit}` : `, ${from} to ${to}${unit}`;
  };
  // What has a format has bounds of its own.
  const length = schema.format ? '' : range(minLength, maxLength, ' characters');
  return length + range(minItems, maxItems, ' items') + range(minimum, maximum, '');
}

/** The fields of an object, of a list's items, or of each of several choices, as nested lists. */
export function fieldsHtml(schema: JsonSchema = {}): string {
  const { properties } = schema;
  if (properties) {
    const fields = Object.entries(properties).map(([name, field]) =>
      fieldHtml(name, field, schema.required?.includes(name) ?? false),
    );
    return `<ul>${fields.join('')}</ul>`;
  }
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const further = schema.additionalProperties;
  const inner = [...parts, schema.items, typeof further === 'object' ? further : undefined];
  return [...new Set(inner.map((part) => (part ? fieldsHtml(part) : '')))].join('');
}

const fieldHtml = (name: string, field: JsonSchema, isRequired: boolean): string =>
  `<li><code>${escapeHtml(name)}</code> ${escapeHtml(typeText(field))}${isRequired ? '' : ' <i>optional</i>'}${fieldsHtml(field)}</li>`;
