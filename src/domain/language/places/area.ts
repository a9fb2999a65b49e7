import { phraseTable } from '../phrase-pattern.ts';

/** Somewhere on the map, as narrow as it is known. */
export interface Area {
  /** ISO 3166-1 alpha-2. */
  country: string;
  region?: string | undefined;
  /** The metropolitan area, by country and name: suburbs and towns around it belong to it. */
  metro?: string | undefined;
  city?: string | undefined;
}

/** Groups of countries that postings hire in, by their usual names. */
const blocs = phraseTable('area/blocs');

const blocCountries = new Map(Object.entries(blocs).map(([name, list]) => [name, new Set(list.split('|'))]));

export const blocNames: readonly (readonly [name: string, phrases: readonly string[]])[] = Object.entries(
  phraseTable('area/bloc-names'),
).map(([name, phrases]) => [name, phrases.split('|')]);

/** A bloc is kept in place of a country. */
const isBloc = (country: string): boolean => blocCountries.has(country);

const blocHas = (bloc: string, country: string): boolean => blocCountries.get(bloc)?.has(country) ?? false;

/** A country itself, or all of a bloc. */
export const countriesOf = (country: string): string[] => blocs[country]?.split('|') ?? [country];

/** Whether one area lies in another; undefined where too little is known to say. */
function liesIn(inner: Area, outer: Area): boolean | undefined {
  if (isBloc(outer.country))
    return isBloc(inner.country) ? inner.country === outer.country : blocHas(outer.country, inner.country);
  if (isBloc(inner.country)) return blocHas(inner.country, outer.country) ? undefined : false;
  if (inner.country !== outer.country) return false;
  if (outer.metro !== undefined) return inMetro(inner, outer);
  if (outer.region !== undefined && outer.city === undefined)
    return inner.region === undefined ? undefined : inner.region === outer.region;
  if (outer.city !== undefined) return inner.city === undefined ? undefined : inner.city === outer.city;
  return true;
}

function inMetro(inner: Area, outer: Area): boolean | undefined {
  if (inner.metro !== undefined) return inner.metro === outer.metro;
  if (inner.region !== undefined && outer.region !== undefined && inner.region !== outer.region) return false;
  // A town of our lists that no metropolitan area has is somewhere else.
  return inner.city === undefined ? undefined : false;
}

/** The best that is known of several readings of a place: "Newcastle" is in two countries. */
export function anyLiesIn(inner: readonly Area[], outer: readonly Area[]): boolean | undefined {
  const answers = inner.flatMap((one) => outer.map((other) => liesIn(one, other)));
  if (answers.includes(true)) return true;
  return answers.includes(undefined) || answers.length === 0 ? undefined : false;
}
