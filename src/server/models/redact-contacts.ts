import { findLinks, findPhones, type Shape } from '#domain/language/contact-shapes.ts';
import type { ModelData } from './model-gateway.ts';

type Redacted = Pick<ModelData, 'text' | 'hasNoAddress'>;

export interface Redaction {
  texts: string[];
  /** The same value with the contact details back in every string of it. */
  restore(value: unknown): unknown;
  /** Whether a value still holds a mark: one that stands for nothing. */
  holdsMark(value: unknown): boolean;
}

/**
 * Streets with a number, in the ways of the languages that the parser reads. What is taken for one by mistake
 * comes back unchanged; only the model does without it. Words are told apart by a space that must be there: where one
 * text can be split in many ways, a hostile one takes hours.
 */
const streets = [
  /(?<![\p{L}\p{N}])\d{1,5}[A-Za-z]?,? (?:\p{Lu}[\p{L}'’.-]{0,30} ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl|Square|Terrace|Crescent|Close|Boulevard|Blvd|Parkway|Pkwy)(?![\p{L}\p{N}])\.?(?:,? (?:Apt|Unit|Suite|#)\.? ?[\p{L}\p{N}-]{1,6})?/gu,
  /(?<![\p{L}\p{N}])\d{1,4}(?: ?(?:bis|ter))?,? (?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Qq]uai|[Pp]lace|[Aa]llée|[Ii]mpasse|[Cc]hemin|[Cc]ours) (?:(?:de|du|des|la|le|les|[dl]['’]) ?){0,3}\p{Lu}[\p{L}'’]{0,30}(?:[ -]\p{Lu}[\p{L}'’]{0,30}){0,3}/gu,
  /(?<![\p{L}\p{N}])(?:calle|c\/|avda?\.?|avenida|plaza|paseo|camino|rua|travessa|alameda|praça|ul\.|ulica|al\.|aleja|via|piazza) ?[\p{L}'’.-]{1,30}(?: [\p{L}'’.-]{1,30}){0,4},? ?(?:n[.ºo°]{0,2} ?)?\d{1,4}(?!\p{N})/giu,
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}.]{0,30}[ -]){0,3}\p{L}{2,30}(?:straße|strasse|str\.|weg|platz|gasse|allee|ring|ufer|damm) \d{1,3} ?[a-z]?(?![\p{L}\p{N}])/gu,
  /(?<!\p{N})〒?\d{3}-\d{4}(?=[\s\p{Script=Han}])|[\p{Script=Han}ぁ-ヶー々]{2,20}\d{1,4}(?:(?:丁目|番地?|号|[-－−])\d{0,4}){1,4}/gu,
];

/** Wider than what the parser takes for one: every sign that an address may have. */
const emails = [/[^\s"<>()[\]@,;:\\]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu];

const shapesOf = (patterns: readonly RegExp[], text: string) =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length })),
  );

const finders: Record<string, (text: string) => Pick<Shape, 'start' | 'end'>[]> = {
  email: (text) => shapesOf(emails, text),
  link: findLinks,
  phone: findPhones,
  street: (text) => shapesOf(streets, text),
};

/** The data may be JSON: its quotes and escapes are no part of a detail, and are looked past as if they were spaces. */
const withoutEscapes = (text: string) =>
  text.replace(/"|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/g, (found) => ' '.repeat(found.length));

/**
 * Puts marks such as [email-1-3fa9] in the place of contact details: no model needs them. The mark is a word that is
 * in none of the texts; as much of it is used as keeps that true.
 */
export function redactContacts(data: readonly Redacted[], mark: string): Redaction {
  const all = data
    .map(({ text }) => text)
    .join('\n')
    .toLowerCase();
  let tag = mark.slice(0, 4);
  while (all.includes(`-${tag}`) && tag.length < mark.length) tag = mark.slice(0, tag.length + 1);
  const marks = new Map<string, string>();
  const details = new Map<string, string>();
  const markFor = (kind: string, detail: string): string => {
    const known = marks.get(detail);
    if (known) return known;
    const made = `[${kind}-${marks.size + 1}-${tag}]`;
    marks.set(detail, made);
    details.set(made, detail);
    return made;
  };
  const anyMark = new RegExp(`\\[[a-z]+-\\d+-${tag}\\]`, 'gi');
  const leftover = new RegExp(`-\\d+-${tag}|${mark}`, 'i');
  const restoreText = (text: string) =>
    text.replace(anyMark, (made) => details.get(made.toLowerCase()) ?? made);
  return {
    texts: data.map((each) => redact(each, markFor)),
    restore: (value) => mapStrings(value, restoreText),
    holdsMark: (value) => leftover.test(JSON.stringify(value)),
  };
}

function redact({ text, hasNoAddress }: Redacted, markFor: (kind: string, detail: string) => string): string {
  let redacted = '';
  let at = 0;
  for (const { kind, start, end } of contactsIn(text, hasNoAddress === true)) {
    redacted += text.slice(at, start) + markFor(kind, text.slice(start, end));
    at = end;
  }
  return redacted + text.slice(at);
}

interface Contact {
  kind: string;
  start: number;
  end: number;
}

/** In order, and those that overlap as one: no end of any may be left standing. */
function contactsIn(text: string, hasNoAddress: boolean): Contact[] {
  const plain = withoutEscapes(text);
  const found = Object.entries(finders)
    .filter(([kind]) => kind !== 'street' || !hasNoAddress)
    .flatMap(([kind, find]) => find(plain).map(({ start, end }) => ({ kind, start, end })))
    .sort((one, other) => one.start - other.start);
  const contacts: Contact[] = [];
  for (const contact of found) {
    const last = contacts.at(-1);
    if (last && contact.start < last.end) last.end = Math.max(last.end, contact.end);
    else contacts.push(contact);
  }
  return contacts;
}

/** The same value with every string in it changed. */
export function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]));
}
