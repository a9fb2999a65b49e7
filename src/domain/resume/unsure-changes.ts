import type { ResumeData } from './resume.ts';
import { fieldAt } from './resume-changes.ts';

/** What was read with doubt: the words it was read as, and their places in the pasted text. */
export interface UnsureSource {
  path: string;
  /** Empty where something should be and was not found; the places are then those of its entry. */
  read: string;
  spans: { start: number; end: number }[];
}

/** Fields that the person has not looked at yet, and the sources of these and of those that they have. */
export interface Unsure {
  unsure: string[];
  unsureSources: UnsureSource[];
}

/**
 * What is still unsure after the person has edited by hand. A field that reads otherwise has been looked at; one that
 * moved with its entry is still to be looked at in its new place.
 */
export function unsureAfter(
  { unsure, unsureSources }: Unsure,
  before: ResumeData,
  after: ResumeData,
): Unsure {
  const follow = (path: string) => placeAfter(before, after, path);
  return {
    unsure: unsure.flatMap((path) => {
      const place = follow(path);
      return place?.isSame ? [place.path] : [];
    }),
    unsureSources: unsureSources.flatMap((source) => {
      const place = follow(source.path);
      return place ? [{ ...source, path: place.path }] : [];
    }),
  };
}

interface Place {
  path: string;
  /** Whether it still reads as it did. */
  isSame: boolean;
}

function placeAfter(before: ResumeData, after: ResumeData, path: string): Place | undefined {
  const [section = '', entry, name = '', line] = path.split('.');
  const read = fieldAt(before, path);
  const placeAt = (...keys: (string | number)[]) => {
    const place = keys.join('.');
    const now = fieldAt(after, place);
    return now === undefined ? undefined : { path: place, isSame: now === read };
  };
  // Of a resume there is one name, one summary and one list of skills: they do not move.
  if (section === 'personalInfo' || entry === undefined) return placeAt(path);
  const index = likeliestEntry(before, after, section, Number(entry));
  if (index === undefined) return undefined;
  if (line === undefined) return placeAt(section, index, name);
  const place = placeAt(section, index, name, line);
  const moved = place?.isSame
    ? -1
    : (fieldAt(after, `${section}.${index}.${name}`) ?? '').split('\n').indexOf(read ?? '');
  return moved < 0 ? place : placeAt(section, index, name, moved);
}

/** The entry that an entry has become: the one that has most in common with it, and of equals the one in its place. */
function likeliestEntry(
  before: ResumeData,
  after: ResumeData,
  section: string,
  index: number,
): number | undefined {
  const own = textsOf(entriesOf(before, section)[index]);
  const shared = entriesOf(after, section).map(
    (entry) => [...textsOf(entry)].filter((text) => own.has(text)).length,
  );
  const most = Math.max(0, ...shared);
  if (most === 0) return own.size === 0 && shared[index] !== undefined ? index : undefined;
  return shared[index] === most ? index : shared.indexOf(most);
}

function entriesOf(data: ResumeData, section: string): readonly unknown[] {
  const entries = (data as Record<string, unknown>)[section];
  return Array.isArray(entries) ? entries : [];
}

/** All that an entry says, each with the name of its field. */
const textsOf = (entry: unknown): Set<string> =>
  new Set(
    Object.entries(entry ?? {}).flatMap(([name, value]) =>
      [value]
        .flat()
        .filter(Boolean)
        .map((text) => `${name}: ${text}`),
    ),
  );
