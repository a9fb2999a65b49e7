import { wordsOf } from '#domain/language/words.ts';
import { commonFamily } from './families.ts';
import { type FoundSkill, formKey } from './found.ts';
import type { Row } from './tables.ts';

export interface Merged {
  /** The file's text, with its header. */
  text: string;
  counts: Record<string, number>;
}

interface Candidate extends FoundSkill {
  key: string;
}

/**
 * The found skills that our list does not have, and the aliases it lacks. Nothing found may change what our own
 * list finds: its forms keep their meaning; a longer form around one of them, which would hide it, is left out, and so
 * is a skill that has one of ours among its other names. An alias is taken as proof, so one that two skills share
 * goes to neither.
 */
export function mergeSkills(
  own: Row[],
  found: readonly FoundSkill[],
  isOrdinary: (word: string) => boolean,
): Merged {
  const ours = ownForms(own);
  const candidates = byName(found);
  const isOurs = (key: string) => ours.get(key)?.ambiguous === false;
  const fresh = candidates.filter(
    ({ key, aliases: forms }) =>
      !ours.has(key) && !hidesOurs(key, ours) && !forms.some((form) => isOurs(formKey(form))),
  );
  const known = candidates.filter(({ key }) => ours.has(key));
  const names = new Set(fresh.map(({ key }) => key));
  const aliases = sharedByNone(
    [...fresh, ...known],
    (key) => !ours.has(key) && !names.has(key) && !hidesOurs(key, ours),
  );
  const isAmbiguous = (form: string) => isShortOrOrdinary(form, isOrdinary);
  const marked = (skill: Candidate, isMarked: boolean) =>
    (aliases.get(skill) ?? []).map((alias) => (isMarked || isAmbiguous(alias) ? `~${alias}` : alias));
  const rows = fresh.map((skill) => {
    const ambiguous = skill.ambiguous || isAmbiguous(skill.name) ? 'y' : '';
    return [skill.name, skill.type, commonFamily(skill.families), ambiguous, marked(skill, false).join('|')];
  });
  const added = known
    .map((skill) => ({ skill: ours.get(skill.key)?.row ?? {}, aliases: marked(skill, skill.ambiguous) }))
    .filter((entry) => entry.aliases.length > 0);
  const widened = added.map(({ skill, aliases: more }) => [
    ...['name', 'type', 'family', 'ambiguous'].map((column) => skill[column] ?? ''),
    more.join('|'),
  ]);
  return {
    text: tableOf('name type family ambiguous aliases'.split(' '), [...rows, ...widened], 2),
    counts: {
      'new skills': rows.length,
      'skills of ours with more aliases': widened.length,
      'aliases added': [...aliases.values()].flat().length,
      'names that we have': known.length,
      'names left out, as they would hide one of ours or double it':
        candidates.length - fresh.length - known.length,
    },
  };
}

interface OwnForm {
  row: Row;
  ambiguous: boolean;
}

function ownForms(own: Row[]): Map<string, OwnForm> {
  const forms = new Map<string, OwnForm>();
  for (const row of own) {
    const { name = '', ambiguous, aliases = '' } = row;
    for (const form of [name, ...aliases.split('|')]) {
      const key = formKey(form);
      const value = { row, ambiguous: ambiguous === 'y' || form.startsWith('~') };
      if (key !== '' && !forms.has(key)) forms.set(key, value);
    }
  }
  return forms;
}

/** Whether one of our unmistakable forms stands inside this one: the longest form of a text is the one found. */
function hidesOurs(key: string, ours: ReadonlyMap<string, OwnForm>): boolean {
  const words = key.split(' ');
  return words.some((_, start) =>
    words.some((__, end) => {
      const inner = words.slice(start, end + 1).join(' ');
      return inner !== key && ours.get(inner)?.ambiguous === false;
    }),
  );
}

/** One candidate for each name, with what all its sources say of it, in a lasting order. */
function byName(found: readonly FoundSkill[]): Candidate[] {
  const candidates = new Map<string, Candidate>();
  for (const skill of found) {
    const key = formKey(skill.name);
    if (key === '') continue;
    const earlier = candidates.get(key) ?? { ...skill, key, families: [], aliases: [] };
    candidates.set(key, {
      ...earlier,
      families: [...earlier.families, ...skill.families],
      aliases: [...earlier.aliases, ...skill.aliases],
      ambiguous: earlier.ambiguous || skill.ambiguous,
    });
  }
  return [...candidates.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** The aliases of each, without those that are not allowed or that two of them share. */
export function sharedByNone<T extends { aliases: readonly string[] }>(
  candidates: readonly T[],
  isAllowed: (key: string) => boolean,
): Map<T, string[]> {
  const holders = new Map<string, Set<T>>();
  for (const candidate of candidates)
    for (const alias of candidate.aliases)
      holders.set(formKey(alias), (holders.get(formKey(alias)) ?? new Set()).add(candidate));
  return new Map(
    candidates.map((candidate): [T, string[]] => {
      const taken = new Map<string, string>();
      for (const alias of candidate.aliases) {
        const key = formKey(alias);
        if (key !== '' && !taken.has(key) && holders.get(key)?.size === 1 && isAllowed(key))
          taken.set(key, alias);
      }
      return [candidate, [...taken.values()].sort()];
    }),
  );
}

/** A single word that is short or in use for other things. */
function isShortOrOrdinary(form: string, isOrdinary: (word: string) => boolean): boolean {
  const [first, ...more] = wordsOf(form);
  if (!first || more.length > 0) return false;
  return isOrdinary(first.key) || /^\p{Script=Latin}{1,3}$/u.test(first.key);
}

/** Tab-separated text, sorted by one column and then by the first, as our own lists are. */
export function tableOf(header: readonly string[], rows: readonly string[][], sortColumn: number): string {
  const sortKey = (row: readonly string[]) =>
    `${row[sortColumn]}\t${row[0]?.toLowerCase()}\t${row.join('\t')}`;
  const sorted = rows.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  return `${[header, ...sorted].map((row) => row.join('\t')).join('\n')}\n`;
}
