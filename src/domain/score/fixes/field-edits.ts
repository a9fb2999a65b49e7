import type { Span } from '../../language/span.ts';
import { applyEdits } from '../../resume/edited-text.ts';
import type { ReadResume } from '../../resume/read-resume.ts';
import { fieldAt } from '../../resume/resume-changes.ts';
import type { Edit, FieldEdit } from '../score.ts';

type Field = ReadResume['fields'][number];

/** The field in which a place stands, or whose whole is covered by it. */
export function fieldOf(edit: Span | undefined, { fields }: ReadResume): Field | undefined {
  if (!edit) return undefined;
  return fields.find(
    ({ span }) =>
      (edit.start >= span.start && edit.end <= span.end) ||
      (edit.start <= span.start && edit.end >= span.end),
  );
}

/** Edits of the text as fields that read otherwise; undefined where one of them is in no field, or not in its words. */
export function fieldEdits(edits: readonly Edit[], view: ReadResume): FieldEdit[] | undefined {
  const byPath = new Map<string, { field: Field; edits: Edit[] }>();
  for (const edit of edits) {
    const field = fieldOf(edit, view);
    if (!field || fieldAt(view.data, field.path) !== view.text.slice(field.span.start, field.span.end))
      return undefined;
    const known = byPath.get(field.path) ?? { field, edits: [] };
    known.edits.push(edit);
    byPath.set(field.path, known);
  }
  const texts = new Map([...byPath].map(([path, { field, edits }]) => [path, edited(field, edits, view)]));
  return inLists(texts, view);
}

/** A bullet's mark before a line that was put in belongs to the page, not to the words. */
function edited({ span }: Field, edits: readonly Edit[], { text }: ReadResume): string {
  const within = edits.map(({ start, end, text: put }) => ({
    start: Math.max(0, start - span.start),
    end: Math.min(span.end, end) - span.start,
    text: put.replace(/\n[^\p{L}\p{N}\n]*/gu, '\n'),
  }));
  return applyEdits(text.slice(span.start, span.end), within)
    .replace(/[^\S\n]{2,}/gu, ' ')
    .trim();
}

/** Where an item of a list goes or becomes two, the list is edited. */
function inLists(texts: ReadonlyMap<string, string>, { data }: ReadResume): FieldEdit[] {
  const lists = new Set(
    [...texts].flatMap(([path, text]) =>
      text === '' || text.includes('\n') ? [path.replace(/\.\d+$/u, '')] : [],
    ),
  );
  const alone = [...texts].filter(([path]) => !lists.has(path.replace(/\.\d+$/u, '')));
  return [
    ...alone.map(([path, text]) => ({ path, text })),
    ...[...lists].map((path) => ({ path, text: listAfter(path, texts, fieldAt(data, path) ?? '') })),
  ];
}

const listAfter = (path: string, texts: ReadonlyMap<string, string>, before: string) =>
  before
    .split('\n')
    .map((item, place) => texts.get(`${path}.${place}`) ?? item)
    .filter((item) => item !== '')
    .join('\n');
