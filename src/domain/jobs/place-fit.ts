import { type Area, anyLiesIn } from '../language/places/area.ts';
import type { Gazetteer } from '../language/places/gazetteer.ts';
import type { PostingPlace } from '../posting/conditions/posting-place.ts';

/** How the place of a posting fits where somebody looks for work. */
export interface PlaceFit {
  state: 'any' | 'there' | 'near' | 'remote' | 'untold' | 'broken';
  /** For the score. */
  share: number;
}

const fitOf = (state: PlaceFit['state']): PlaceFit => ({ state, share: state === 'untold' ? 0.93 : 1 });

const keyOf = (name: string) => name.split(',')[0]?.trim().toLowerCase() ?? '';

export interface PlaceReader {
  /** The town or region alone, without a district or a postcode. */
  name: string;
  /** A town that a posting names without its country is the one that is searched in: there's a Hamilton in four. */
  meant(place: PostingPlace): PostingPlace;
  fit(place: PostingPlace): PlaceFit;
}

/** Reads where somebody looks for work, once. */
export function createPlaceReader(location: string | null, gazetteer: Gazetteer): PlaceReader {
  const [home, ...wider] = gazetteer.find(location ?? '');
  if (!home) return { name: '', meant: (place) => place, fit: () => fitOf('any') };
  // "Berlin" is a city and a state: the city is meant.
  const cities = home.areas.filter(({ city }) => city !== undefined);
  const known = cities.length > 0 ? cities : home.areas;
  const named = new Set(wider.flatMap((place) => place.areas.map(({ country }) => country)));
  const inside = known.filter(({ country }) => named.has(country));
  const areas = inside.length > 0 ? inside : known;
  const isHome = (name: string) =>
    home.level === 'city' && !name.includes(',') && keyOf(name) === keyOf(home.text);
  const read = (places: PostingPlace['places']) =>
    places.map((place) => (isHome(place.name) ? { ...place, areas: [...areas] } : place));
  return {
    name: home.text,
    meant: (place) => ({ ...place, places: read(place.places), residence: read(place.residence) }),
    fit: (place) => placeFit(areas, place),
  };
}

function placeFit(home: readonly Area[], place: PostingPlace): PlaceFit {
  const isRemote = place.workplace === 'remote';
  if (isRemote && place.isWorldwide) return fitOf('remote');
  const where = (isRemote ? place.residence : place.places).flatMap(({ areas }) => areas);
  if (where.length === 0) return fitOf(isRemote ? 'remote' : 'untold');
  return fitOf(isRemote ? residenceState(home, where) : workplaceState(home, where));
}

/** From home: where one lives must be among where one may live. */
function residenceState(home: readonly Area[], where: readonly Area[]): PlaceFit['state'] {
  const wide = home.flatMap((one) => [one, { country: one.country, region: one.region }]);
  const mayLive = anyLiesIn(wide, where);
  return mayLive === false ? 'broken' : mayLive ? 'remote' : 'untold';
}

/** Suburbs and towns around a city belong to it; another town of our lists is surely somewhere else. */
function workplaceState(home: readonly Area[], where: readonly Area[]): PlaceFit['state'] {
  const isThere = anyLiesIn(where, home);
  if (!isThere) return isThere === false ? 'broken' : 'untold';
  const isSame = home.some(({ city }) => city === undefined || where.some((one) => one.city === city));
  return isSame ? 'there' : 'near';
}
