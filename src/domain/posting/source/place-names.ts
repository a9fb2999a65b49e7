import type { Place } from '../../language/lexicon-entries.ts';
import { createPhraseIndex, type PhraseIndex } from '../../language/phrase-index.ts';
import { rowsOf } from '../../language/tsv-rows.ts';
import { keyOf, wordsOf } from '../../language/words.ts';

/** A place with how well it is known: by how many names. */
export interface KnownPlace extends Place {
  names: number;
}

/** Every place that a name may mean: there's more than one London. */
export type PlaceNames = PhraseIndex<readonly KnownPlace[]>;

export function createPlaceNames(table: string): PlaceNames {
  const byName = new Map<string, { phrase: string; places: KnownPlace[] }>();
  for (const { name = '', kind = '', country = '', aliases = '' } of rowsOf(table)) {
    const others = aliases.split('|').filter((alias) => alias !== '');
    for (const phrase of [name, ...others.map((alias) => alias.replace(/^~/, ''))]) {
      const key = wordsOf(phrase)
        .map((word) => keyOf(word.text))
        .join(' ');
      const known = byName.get(key) ?? { phrase, places: [] };
      known.places.push({ name, kind, country, names: 1 + others.length });
      byName.set(key, known);
    }
  }
  return createPhraseIndex([...byName.values()].map(({ phrase, places }) => [phrase, places] as const));
}

/** Short names are names only where they're written as such: "IN" is Indiana, "in" is a word. */
const isWrittenAsName = (written: string) => written.length > 3 || written === written.toUpperCase();

const weights: Readonly<Record<string, number>> = { country: 3, region: 2, city: 1 };
/** "DE" after a town is Delaware unless the town is in Germany. */
const codeWeight = 1.5;

interface Support {
  weight: number;
  mentions: number;
  names: number;
}

/**
 * The country that all names in a place's text together mean, as an ISO code; null where none is named. Where several have such a
 * place, the text around it tells.
 */
export function countryIn(
  text: string,
  places: PlaceNames,
  codes: ReadonlySet<string>,
  around = '',
): string | null {
  const support = supportIn(text, places, codes);
  const [first, ...others] = [...support].toSorted(better);
  if (!first) return null;
  const level = others.filter(
    ([, one]) => one.weight === first[1].weight && one.mentions === first[1].mentions,
  );
  if (level.length === 0 || around === '') return first[0];
  const told = supportIn(around, places, codes, text);
  const weightOf = (country: string) => told.get(country)?.weight ?? 0;
  return [first, ...level].toSorted(([a], [b]) => weightOf(b) - weightOf(a))[0]?.[0] ?? null;
}

/** How much each country is meant by the names of a text, those of `known` left out. */
function supportIn(
  text: string,
  places: PlaceNames,
  codes: ReadonlySet<string>,
  known = '',
): Map<string, Support> {
  const support = new Map<string, Support>();
  const add = (country: string, weight: number, names: number) => {
    const known = support.get(country) ?? { weight: 0, mentions: 0, names: 0 };
    support.set(country, {
      weight: known.weight + weight,
      mentions: known.mentions + 1,
      names: Math.max(known.names, names),
    });
  };
  for (const { value, start, end } of places.find(wordsOf(text))) {
    const written = text.slice(start, end);
    if (!isWrittenAsName(written) || known.includes(written)) continue;
    for (const country of new Set(value.map((place) => place.country))) {
      const own = value.filter((place) => place.country === country);
      add(
        country,
        Math.max(...own.map(({ kind }) => weights[kind] ?? 0)),
        Math.max(...own.map(({ names }) => names)),
      );
    }
  }
  for (const [code] of text.matchAll(/(?<![\p{L}.])[A-Z]{2}(?![\p{L}.])/gu))
    if (codes.has(code)) add(code, codeWeight, 0);
  return support;
}

/** Where nothing else tells, Americans name the state with the town, and others don't. */
function better([a, one]: [string, Support], [b, other]: [string, Support]): number {
  return (
    other.weight - one.weight ||
    other.mentions - one.mentions ||
    other.names - one.names ||
    Number(a === 'US') - Number(b === 'US') ||
    a.localeCompare(b)
  );
}

/** Every country that the list knows. */
export const countryCodes = (places: PlaceNames): ReadonlySet<string> =>
  new Set([...places.all()].flatMap(({ value }) => value.map(({ country }) => country)));

/** Countries that are named as such, in the order of the text: towns and states don't count. */
export function countriesNamed(text: string, places: PlaceNames): string[] {
  const named = places.find(wordsOf(text)).flatMap(({ value, start, end }) => {
    const country = value.find(({ kind }) => kind === 'country')?.country;
    return country && isWrittenAsName(text.slice(start, end)) ? [country] : [];
  });
  return [...new Set(named)];
}
