import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { keyOf, wordsOf } from '../../language/words.ts';
import { areDisjoint } from './same-words.ts';

export interface WorkPlace {
  /** Towns and parts of towns, each by the name that the list prefers. */
  towns: ReadonlySet<string>;
  /** Whether the first of them is a city that the list knows, rather than a suburb or a village. */
  isCity: boolean;
  /** States, provinces, countries. */
  areas: ReadonlySet<string>;
  countries: ReadonlySet<string>;
  isRemote: boolean;
  /** Every word of it: a title that ends in them says nothing more. */
  words: ReadonlySet<string>;
}

const notPlace = phrasePattern.giu`\b(?:${'work-place/not-place'})`;

/** States as Americans, Canadians and Australians write them after a town. */
const code = /^(?:[A-Z]{2,3}|[A-Z](?:\.[A-Z])+\.?)$/;

export function readWorkPlace(location: string, isRemote: boolean, lexicon: Lexicon): WorkPlace {
  const written = location
    .replace(notPlace, ' ')
    .split(/[,;/|()•\n]| [-–—] | & /)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
  const [first = ''] = written;
  const parts = written
    .flatMap((part) => readPart(part, first, lexicon))
    .flatMap((part) => [part, ...wholeOf(part)]);
  const named = (kind: PlacePart['kind']) =>
    new Set(parts.filter((part) => part.kind === kind).map(({ name }) => name));
  return {
    towns: named('town'),
    isCity: lexicon.places.whole(first)?.kind === 'city',
    areas: named('area'),
    countries: named('country'),
    isRemote: isRemote || /\bremote\b/i.test(location),
    words: new Set(wordsOf(location).map(({ key }) => key)),
  };
}

interface PlacePart {
  kind: 'town' | 'area' | 'country';
  name: string;
}

function readPart(part: string, first: string, lexicon: Lexicon): PlacePart[] {
  const words = part.split(/\s+/);
  const last = words.at(-1) ?? '';
  // "Sydney NSW": a town with its state behind it.
  if (words.length > 1 && code.test(last) && part !== part.toUpperCase()) {
    const town = words.slice(0, -1).join(' ');
    return [{ kind: 'town', name: townOf(town, lexicon) }, ...areaOf(last, town, lexicon)];
  }
  if (part !== first && words.length === 1 && code.test(last)) return areaOf(last, first, lexicon);
  const known = lexicon.places.whole(part);
  if (known?.kind === 'country') return [{ kind: 'country', name: known.country }];
  // "New York, NY": what is called as its state is a town where it stands first.
  if (known?.kind === 'region' && part !== first) return [{ kind: 'area', name: keyOf(known.name) }];
  return townsIn(part, lexicon).map((name) => ({ kind: 'town', name }));
}

/** "Hamburg-Altona", "Midtown Toronto": a part of a city with the city. */
function townsIn(part: string, lexicon: Lexicon): string[] {
  const whole = townOf(part, lexicon);
  if (lexicon.places.whole(part)) return [whole];
  const cities = lexicon.places.find(wordsOf(part)).filter(({ value }) => value.kind !== 'country');
  return [whole, ...cities.map(({ value }) => townOf(value.name, lexicon))];
}

/** Parts of cities that postings name instead of the city. */
const partsOfCities: Readonly<Record<string, string>> = {
  'new york': 'manhattan|midtown manhattan|lower manhattan|brooklyn|queens|bronx|the bronx|staten island',
  london: 'westminster|camden|southwark|hackney|islington|lambeth|canary wharf|shoreditch|greenwich|croydon',
  'los angeles': 'hollywood|downtown los angeles|van nuys|sherman oaks',
  paris: 'la defense|paris la defense',
};
const cityOfPart = new Map(
  Object.entries(partsOfCities).flatMap(([city, parts]) =>
    parts.split('|').map((part): [string, string] => [part, city]),
  ),
);

function wholeOf({ kind, name }: PlacePart): PlacePart[] {
  const city = kind === 'town' ? cityOfPart.get(name) : undefined;
  return city === undefined ? [] : [{ kind: 'town', name: city }];
}

/** What a code means that stands behind a town; one that isn't known says nothing. "ES" is Spain behind a Spanish town. */
function areaOf(written: string, town: string, lexicon: Lexicon): PlacePart[] {
  if (lexicon.places.whole(town)?.country === written) return [{ kind: 'country', name: written }];
  const known = lexicon.places.whole(written);
  if (known?.kind === 'country') return [{ kind: 'country', name: known.country }];
  return known?.kind === 'region' ? [{ kind: 'area', name: keyOf(known.name) }] : [];
}

/** By the name that the list prefers; New York City and New York are one. */
function townOf(written: string, lexicon: Lexicon): string {
  const known = lexicon.places.whole(written);
  return keyOf(known?.kind === 'country' ? written : (known?.name ?? written))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bsaint\b/g, 'st')
    .trim()
    .replace(/(?<=.) city$/, '');
}

/** `unknown`: nothing speaks against it, and nothing for it. */
export function comparePlaces(a: WorkPlace, b: WorkPlace): 'same' | 'unknown' | 'different' {
  if (areApart(a.countries, b.countries)) return 'different';
  if (a.towns.size > 0 && b.towns.size > 0) return compareTowns(a, b);
  if (a.towns.size === 0 && b.towns.size === 0) return a.isRemote === b.isRemote ? 'same' : 'unknown';
  // What can be done from anywhere isn't what is done in one town.
  return a.isRemote === b.isRemote ? 'unknown' : 'different';
}

function compareTowns(a: WorkPlace, b: WorkPlace): 'same' | 'unknown' | 'different' {
  // There's a Portland in Oregon and one in Maine.
  if (areDisjoint(a.towns, b.towns) || areApart(a.areas, b.areas)) return 'different';
  const [onlyA, onlyB] = [without(a.towns, b.towns), without(b.towns, a.towns)];
  return onlyA.length === 0 || onlyB.length === 0 ? 'same' : 'unknown';
}

const without = (towns: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...towns].filter((town) => !others.has(town));

const areApart = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size > 0 && b.size > 0 && areDisjoint(a, b);
