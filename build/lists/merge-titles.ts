import { commonFamily } from './families.ts';
import { type FoundTitle, formKey } from './found.ts';
import { type Merged, sharedByNone, tableOf } from './merge-skills.ts';
import type { Row } from './tables.ts';

export interface TitleRules {
  seniorityOf: (title: string, language: string) => string;
  isOrdinary: (word: string) => boolean;
  isSkill: (form: string) => boolean;
}

interface Candidate extends FoundTitle {
  key: string;
}

/**
 * The found titles that our list does not have, and the aliases it lacks. An alias must be of the same level;
 * any other is a title of its own. A form that we have in any language keeps its meaning.
 */
export function mergeTitles(own: Row[], found: readonly FoundTitle[], rules: TitleRules): Merged {
  const ours = ownTitles(own);
  const candidates = byTitle(found.flatMap((title) => apartByLevel(title, rules)));
  const known = candidates.filter(({ key, language }) => ours.get(key)?.language === language);
  const fresh = candidates.filter(({ key, title }) => !ours.has(key) && isTitle(title, rules));
  const names = new Set(fresh.map(({ key }) => key));
  const aliases = sharedByNone([...fresh, ...known], (key) => !ours.has(key) && !names.has(key));
  const usable = (title: Candidate) => (aliases.get(title) ?? []).filter((alias) => isTitle(alias, rules));
  const rows = fresh.map((title) => [
    title.title,
    title.language,
    commonFamily(title.families),
    rules.seniorityOf(title.title, title.language),
    usable(title).join('|'),
  ]);
  const widened = known
    .map((title) => ({ row: ours.get(title.key) ?? {}, more: usable(title) }))
    .filter(({ more }) => more.length > 0)
    .map(({ row, more }) => [
      ...['title', 'language', 'family', 'seniority'].map((column) => row[column] ?? ''),
      more.join('|'),
    ]);
  return {
    text: tableOf('title language family seniority aliases'.split(' '), [...rows, ...widened], 1),
    counts: {
      'new titles': rows.length,
      'titles of ours with more aliases': widened.length,
      'titles that we have': known.length,
      'titles left out, as they have other meanings': candidates.length - fresh.length - known.length,
    },
  };
}

function ownTitles(own: Row[]): Map<string, Row> {
  const forms = new Map<string, Row>();
  for (const row of own)
    for (const form of [row.title ?? '', ...(row.aliases ?? '').split('|')]) {
      const key = formKey(form);
      if (key !== '' && !forms.has(key)) forms.set(key, row);
    }
  return forms;
}

/** Single words that are short, ordinary or the name of a skill would make titles of lines that are none. */
function isTitle(title: string, { isOrdinary, isSkill }: TitleRules): boolean {
  if (title.includes(' ')) return !isSkill(title);
  if (/^\p{Lu}{3,6}$/u.test(title)) return true;
  return (/^\P{ASCII}/u.test(title) || title.length > 3) && !isOrdinary(title) && !isSkill(title);
}

function apartByLevel(found: FoundTitle, { seniorityOf }: TitleRules): FoundTitle[] {
  const level = seniorityOf(found.title, found.language);
  // An abbreviation has no words that could tell its level.
  const isSame = (alias: string) =>
    /^[\p{Lu}&]+$/u.test(alias) || seniorityOf(alias, found.language) === level;
  const others = found.aliases.filter((alias) => !isSame(alias));
  return [
    { ...found, aliases: found.aliases.filter(isSame) },
    ...others.map((title) => ({ ...found, title, aliases: [] })),
  ];
}

function byTitle(found: readonly FoundTitle[]): Candidate[] {
  const candidates = new Map<string, Candidate>();
  for (const title of found) {
    const key = formKey(title.title);
    if (key === '') continue;
    const earlier = candidates.get(key) ?? { ...title, key, families: [], aliases: [] };
    // The titles of all languages are looked up in one list: the first language keeps a shared form.
    if (earlier.language !== title.language) continue;
    candidates.set(key, {
      ...earlier,
      families: [...earlier.families, ...title.families],
      aliases: [...earlier.aliases, ...title.aliases],
    });
  }
  return [...candidates.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
