import type { Lexicon } from '../language/lexicon.ts';
import { type Area, anyLiesIn } from '../language/places/area.ts';
import { topicPatterns } from '../posting/conditions/condition-topics.ts';
import type { Workplace } from '../posting/conditions/posting-place.ts';
import type { PostingFacts } from '../posting/conditions/read-posting-facts.ts';
import type { Reason } from './must-have-reasons.ts';
import type { Wish } from './read-wishes.ts';

/** Somewhere one would work, and how: from there, or there. */
interface WantedPlace {
  name: string;
  areas: readonly Area[];
  workplaces: ReadonlySet<Workplace>;
}

export interface WantedPlaces {
  wanted: readonly WantedPlace[];
  avoided: readonly WantedPlace[];
  home: readonly Area[];
}

const everywhere = new Set<Workplace>(['remote', 'hybrid', 'onsite']);

/** The places of what somebody said; undefined where they named none. */
export function readWantedPlaces(
  wishes: readonly Wish[],
  home: string,
  lexicon: Lexicon,
): WantedPlaces | undefined {
  const read = (some: readonly Wish[]) => some.flatMap((wish) => placesOf(wish, lexicon));
  const welcome = wishes.filter(({ kind }) => kind !== 'avoid');
  // "Preferably Leeds" rules nothing out, unless another place is asked for.
  const isAsked = read(welcome.filter(({ isOpen }) => !isOpen)).length > 0;
  const wanted = isAsked ? read(welcome) : [];
  const avoided = read(wishes.filter(({ kind }) => kind === 'avoid'));
  if (wanted.length === 0 && avoided.length === 0) return undefined;
  const lived = wishes
    .filter(({ lower }) => /\b(?:liv\w+|home|resid\w+|based|i'm in|i am in)\b/u.test(lower))
    .flatMap(({ text }) => lexicon.gazetteer.find(text));
  const own = lived.length > 0 ? lived : lexicon.gazetteer.find(home);
  return { wanted, avoided, home: own[0]?.areas ?? [] };
}

/** "Leeds (on site or hybrid), or remote within the UK": the words beside each place say how. */
function placesOf({ text, topics }: Wish, lexicon: Lexicon): WantedPlace[] {
  const parts = topics.some((topic) => everywhere.has(topic as Workplace))
    ? text.split(/\s+or\s+(?![^(]*\))/iu)
    : [text];
  return parts.flatMap((part) => {
    const lower = part.toLowerCase();
    const isHybrid = topicPatterns.some(([topic, words]) => topic === 'hybrid' && words.test(lower));
    const told = (['remote', 'hybrid', 'onsite'] as const).filter((one) => {
      if (one === 'remote') return lower.includes('remote');
      if (one === 'hybrid') return isHybrid;
      // "Two office days" are a part of the week.
      return /\bon[- ]?site\b|\bin person\b/u.test(lower) || (!isHybrid && /\boffice\b/u.test(lower));
    });
    const isHomeWork = /\bwork(?:ing)? from home\b|\bhome ?office\b|\bhome[- ]based\b/u.test(lower);
    const workplaces = isHomeWork
      ? new Set<Workplace>(['remote'])
      : told.length > 0
        ? new Set<Workplace>(told)
        : everywhere;
    // Who would come in for a part of the week is near enough for all of it, as far as the place goes.
    const allowed = workplaces.has('hybrid') ? new Set<Workplace>([...workplaces, 'remote']) : workplaces;
    return lexicon.gazetteer
      .find(part)
      .map(({ text: name, areas }) => ({ name, areas, workplaces: allowed }));
  });
}

export function brokenPlace(
  { wanted, avoided, home }: WantedPlaces,
  { place }: PostingFacts,
): Reason | undefined {
  const where = place.workplace === 'remote' ? place.residence : place.places;
  const places = where.map((one) => ({ name: one.name, country: one.areas[0]?.country ?? '' }));
  const areas = where.flatMap((one) => one.areas);
  if (
    areas.length > 0 &&
    place.workplace !== 'remote' &&
    avoided.some((one) => anyLiesIn(areas, one.areas) === true)
  )
    return { code: 'avoided-place', places, quote: place.quote };
  if (wanted.length === 0) return undefined;
  const isMet =
    place.workplace === 'remote'
      ? mayLive(wanted, home, place, areas)
      : isThere(wanted, place.workplace, areas);
  if (isMet !== false) return undefined;
  if (place.workplace === 'remote') return { code: 'other-residence', places, quote: place.quote };
  const there = wanted.filter((one) => anyLiesIn(areas, one.areas) === true);
  if (there.length === 0)
    return { code: 'other-place', places, wanted: wanted.map((one) => one.name), quote: place.quote };
  return {
    code: 'other-workplace',
    workplace: place.workplace,
    places,
    wanted: there.map((one) => one.name),
    ways: [...new Set(there.flatMap((one) => [...one.workplaces]))],
    quote: place.quote,
  };
}

/** On site or partly: one of the places must be one of the wanted. */
function isThere(
  wanted: readonly WantedPlace[],
  workplace: Workplace,
  areas: readonly Area[],
): boolean | undefined {
  if (areas.length === 0) return undefined;
  const answers = wanted.map((one) => {
    const lies = anyLiesIn(areas, one.areas);
    return one.workplaces.has(workplace) || workplace === 'remote'
      ? lies
      : lies === undefined
        ? undefined
        : false;
  });
  return best(answers);
}

/** From home: where one lives must be among where one may live. */
function mayLive(
  wanted: readonly WantedPlace[],
  home: readonly Area[],
  { isWorldwide }: PostingFacts['place'],
  areas: readonly Area[],
): boolean | undefined {
  if (isWorldwide || areas.length === 0) return undefined;
  const own = home.length > 0 ? home : wanted.flatMap((one) => one.areas);
  const narrow = own.flatMap((one) => [one, { country: one.country, region: one.region }]);
  return best([
    anyLiesIn(narrow, areas),
    ...(home.length > 0
      ? []
      : [
          anyLiesIn(
            areas,
            wanted.flatMap((one) => one.areas),
          ),
        ]),
  ]);
}

function best(answers: readonly (boolean | undefined)[]): boolean | undefined {
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? undefined : false;
}
