import type { ChangeReason } from '../rewrite/edit-reasons.ts';
import { jointFields } from './joint-changes.ts';
import { linesOfPath, mergedText, withMerged } from './merged-changes.ts';
import { isOrderPath, jobOfOrder, withOtherOrder } from './order-changes.ts';
import type { ResumeData } from './resume.ts';

/** What a person may do with a rewritten line: it stands until it is rejected. */
export const changeStates = ['open', 'kept', 'rejected'] as const;
export type ChangeState = (typeof changeStates)[number];

/**
 * One change. `path` is `summary`, `skills`, a line such as `experience.0.responsibilities.2` (several lines in `after`
 * where it was split, none where it was left out), several of them (`experience.0.responsibilities.2+3`, one line in
 * `after` where they were merged), the order of a job's lines (`experience.0.responsibilities`), or fields that are
 * changed together (`dates`, `sections`; in what was stored before also `contact` and `credentialsFirst`). Lists are one item a line in `before` and
 * `after`. `support` are the places of the pasted text it rests on.
 */
export interface ResumeChange {
  id: string;
  path: string;
  before: string;
  after: string;
  reason: ChangeReason;
  state: ChangeState;
  support: { start: number; end: number }[];
  /** When the person said that it's true. Absent where their own words proved it. */
  confirmedAt?: string | undefined;
}

/** The field of a path as text; undefined where there is none. Skills that nobody listed are an empty list. */
export function fieldAt(data: ResumeData, path: string): string | undefined {
  const joint = jointFields.get(path);
  if (joint) return joint.read(data);
  if (path === 'skills') return (data.skills ?? []).join('\n');
  const together = mergedText(data, path);
  if (together !== undefined) return together;
  const value = path
    .split('.')
    .reduce<unknown>((at, key) => (isIndexable(at) ? at[key] : undefined), data as unknown);
  if (typeof value === 'string') return value;
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value.join('\n')
    : undefined;
}

const wholeFields = new Set(['summary', 'skills', 'dates', 'contact', 'credentialsFirst', 'sections']);
const lineFields =
  /^(?:experience\.\d+\.responsibilities\.\d+(?:\+\d+)*|additional\.\d+\.lines\.\d+|certifications\.\d+|education\.\d+\.details)$/;
const mayBeRewritten = (path: string) => wholeFields.has(path) || lineFields.test(path);

/**
 * A copy of the data in which the field of a path reads `text`. Only what may be rewritten is changed: a path that
 * leads nowhere, or to a name, an employer, a title, changes nothing.
 */
export function withField(data: ResumeData, path: string, text: string): ResumeData {
  return mayBeRewritten(path) ? withOwnWords(data, path, text) : data;
}

/** A copy of the data in which the field of a path reads as the person has it; a path that leads nowhere changes nothing. */
export function withOwnWords(data: ResumeData, path: string, text: string): ResumeData {
  if (fieldAt(data, path) === undefined) return data;
  const joint = jointFields.get(path);
  if (joint) return joint.write(data, text) ?? data;
  if (linesOfPath(path).length > 1) return withMerged(data, path, text);
  if (path === 'skills') return { ...data, skills: text.split('\n').filter(Boolean) };
  const copy = structuredClone(data);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<unknown>((at, key) => (isIndexable(at) ? at[key] : undefined), copy as unknown);
  if (isIndexable(holder))
    holder[last] = Array.isArray(holder[last]) ? text.split('\n').filter(Boolean) : text;
  return copy;
}

/**
 * Where a change's line stands now: lines move when the person edits by hand, so that it is found by its words, at
 * its own place first, then in its own job, then elsewhere if only one line reads so. Undefined when the person has
 * since written something else there.
 */
export function placeOfChange(
  data: ResumeData,
  change: Pick<ResumeChange, 'path' | 'before' | 'after' | 'state'>,
): string | undefined {
  if (isOrderPath(change.path)) {
    const job = jobOfOrder(data, change);
    return job === undefined ? undefined : `experience.${job}.responsibilities`;
  }
  const wanted = change.state === 'rejected' ? change.before : change.after;
  const isThere = jointFields.get(change.path)?.isAs?.(data, wanted) ?? fieldAt(data, change.path) === wanted;
  if (isThere) return change.path;
  const [section, job] = change.path.split('.');
  // Of a line that was left out only its place is known.
  if (section !== 'experience' || wanted === '') return undefined;
  const places = data.experience.flatMap(({ responsibilities }, entry) =>
    responsibilities.flatMap((line, place) =>
      line === wanted ? [`experience.${entry}.responsibilities.${place}`] : [],
    ),
  );
  const own = places.find((place) => place.startsWith(`experience.${job}.`));
  return own ?? (places.length === 1 ? places[0] : undefined);
}

/** The data after a decision; the same data where the line is no longer there to decide on. */
export function decideChange(data: ResumeData, change: ResumeChange, state: ChangeState): ResumeData {
  const place = placeOfChange(data, change);
  if (place === undefined) return data;
  if (isOrderPath(place)) {
    const isSame = (change.state === 'rejected') === (state === 'rejected');
    return isSame ? data : withOtherOrder(data, Number(place.split('.')[1]), change);
  }
  // What the person said themselves may stand where nothing is rewritten: a credential is one.
  const write = change.confirmedAt === undefined ? withField : withOwnWords;
  return write(data, place, state === 'rejected' ? change.before : change.after);
}

/** The data with changes that were not in it before. */
export const withChanges = (data: ResumeData, changes: readonly ResumeChange[]): ResumeData =>
  changes.reduce((made, change) => decideChange(made, { ...change, state: 'rejected' }, 'open'), data);

/** A resume with what was changed in it. */
export interface Changed {
  data: ResumeData;
  changes: ResumeChange[];
}

/** With a change of the person's own; where they have since written something else in its place, theirs stays. */
export function withConfirmedChange({ data, changes }: Changed, change: ResumeChange): Changed {
  const applied = withChanges(data, [change]);
  return applied === data ? { data, changes } : { data: applied, changes: [...changes, change] };
}

/** Without a change, and with what stood in its place: no place is left of a line that was new. */
export function withoutChange({ data, changes }: Changed, id: string): Changed {
  const change = changes.find((each) => each.id === id);
  if (!change) return { data, changes };
  const place = placeOfChange(data, change);
  const others = changes.filter((each) => each !== change);
  if (place === undefined || change.before !== '')
    return { data: decideChange(data, change, 'rejected'), changes: others };
  const [list = '', index = ''] = place.split(/\.(?=\d+$)/u);
  return {
    data: withList(data, list, (lines) => lines.filter((_, at) => at !== Number(index))),
    changes: others,
  };
}

/** A copy of the data with other lines under a job or in another part, or other certifications. */
export function withList(
  data: ResumeData,
  path: string,
  map: (lines: readonly string[]) => string[],
): ResumeData {
  const [section = '', index = ''] = path.split('.');
  if (section === 'certifications') return { ...data, certifications: map(data.certifications ?? []) };
  if (section === 'additional')
    return {
      ...data,
      additional: (data.additional ?? []).map((part, at) =>
        at === Number(index) ? { ...part, lines: map(part.lines) } : part,
      ),
    };
  return {
    ...data,
    experience: data.experience.map((job, at) =>
      at === Number(index) ? { ...job, responsibilities: map(job.responsibilities) } : job,
    ),
  };
}

const isIndexable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
