import { createPhraseIndex, type Mention, type PhraseIndex } from '../phrase-index.ts';
import { phraseList, phrasePattern } from '../phrase-pattern.ts';
import { rowsOf } from '../tsv-rows.ts';
import { keyOf, wordsOf } from '../words.ts';
import { type Area, blocNames } from './area.ts';

type Level = 'city' | 'region' | 'country';

interface Entry {
  level: Level;
  area: Area;
  /** A suburb or a small town: a name that is also an ordinary word often enough. */
  isMinor: boolean;
}

/** A place that a text names, in all the ways that it may be meant. */
export interface NamedPlace {
  text: string;
  start: number;
  end: number;
  level: Level;
  areas: readonly Area[];
}

/** All countries, regions, cities and what lies around them. */
export interface Gazetteer {
  /** The places of a text in their order; "Sydney, NS, Canada" is one. */
  find(text: string): NamedPlace[];
}

const split = (list: string | undefined) => (list ?? '').split('|').filter((part) => part !== '');

export function createGazetteer(placesText: string, metrosText: string): Gazetteer {
  const byKey = new Map<string, { phrase: string; entries: Entry[] }>();
  const add = (phrase: string, entry: Entry) => {
    const key = keyOf(phrase);
    const known = byKey.get(key);
    // A city that a metropolitan area has is known better there.
    if (known?.entries.some(({ area }) => isSamePlace(area, entry.area))) return;
    if (known) known.entries.push(entry);
    else byKey.set(key, { phrase, entries: [entry] });
  };
  addMetros(metrosText, add);
  addPlaces(placesText, add);
  for (const [country, phrases] of blocNames)
    for (const phrase of phrases) add(phrase, { level: 'country', area: { country }, isMinor: false });
  const index = createPhraseIndex([...byKey.values()].map(({ phrase, entries }) => [phrase, entries]));
  return { find: (text) => joined(text, mentionsIn(text, index)) };
}

const isSamePlace = (known: Area, other: Area): boolean =>
  known.metro !== undefined &&
  other.metro === undefined &&
  known.country === other.country &&
  other.region !== known.region &&
  (other.city !== undefined || other.region !== undefined);

type Add = (phrase: string, entry: Entry) => void;

function addMetros(text: string, add: Add): void {
  for (const { name = '', country = '', region, aliases, places } of rowsOf(text)) {
    const around = { country, region: region || undefined, metro: `${country}/${name}` };
    for (const phrase of [name, ...split(aliases)])
      add(phrase, { level: 'city', area: { ...around, city: name }, isMinor: false });
    for (const phrase of split(places))
      add(phrase, { level: 'city', area: { ...around, city: phrase }, isMinor: true });
  }
}

function addPlaces(text: string, add: Add): void {
  for (const { name = '', kind, country = '', aliases } of rowsOf(text)) {
    const level: Level = kind === 'country' ? 'country' : kind === 'region' ? 'region' : 'city';
    const area =
      level === 'city'
        ? { country, city: name }
        : level === 'region'
          ? { country, region: name }
          : { country };
    for (const phrase of [name, ...split(aliases)]) add(phrase, { level, area, isMinor: false });
  }
}

const mentionsInWords = phrasePattern.u`(?:${'gazetteer/mentions-in'}) $`;

/** Short forms ("OR", "IN", "US") count in capitals only, small towns ("Spring") with one. */
function mentionsIn(text: string, index: PhraseIndex<Entry[]>): Mention<Entry[]>[] {
  return index.find(wordsOf(text)).flatMap((mention) => {
    const written = text.slice(mention.start, mention.end);
    if (written.replace(/\W/gu, '').length <= 3 && written !== written.toUpperCase()) return [];
    // "Upper Arlington" is another town than Arlington.
    if (mentionsInWords.test(text.slice(0, mention.start))) return [];
    // "London Road" is a street somewhere.
    if (/^ (?:Avenue|Ave|Street|Road|Rd|Lane|Drive|Boulevard|Blvd)\b/u.test(text.slice(mention.end)))
      return [];
    const hasCapital = /^\P{Ll}/u.test(written);
    const value = hasCapital ? mention.value : mention.value.filter(({ isMinor }) => !isMinor);
    return value.length === 0 || (!hasCapital && isOrdinary(written)) ? [] : [{ ...mention, value }];
  });
}

/** Names of towns that sentences use as words. */
const ordinary = new Set(phraseList('gazetteer/ordinary'));
const isOrdinary = (written: string) => ordinary.has(written.toLowerCase());

const ranks: Readonly<Record<Level, number>> = { city: 0, region: 1, country: 2 };

/** "London, ON" is one place: a narrower name followed by what it lies in. */
function joined(text: string, mentions: readonly Mention<Entry[]>[]): NamedPlace[] {
  const places: NamedPlace[] = [];
  let open: { start: number; end: number; entries: Entry[] } | undefined;
  const close = () => {
    if (open) places.push(placeOf(text, open));
    open = undefined;
  };
  for (const { start, end, value } of mentions) {
    const gap = open ? text.slice(open.end, start) : '';
    const both =
      open && /^(?:,?\s*\(?|\s*[-–/]\s*)$/u.test(gap) ? merged(open.entries, value, gap) : undefined;
    if (open && both) open = { start: open.start, end, entries: both };
    else {
      close();
      open = { start, end, entries: value };
    }
  }
  close();
  return places;
}

function merged(narrow: readonly Entry[], wide: readonly Entry[], gap: string): Entry[] | undefined {
  const pairs = narrow.flatMap((inner) =>
    wide.flatMap((outer) => (isInside(inner, outer) ? [{ inner, outer }] : [])),
  );
  const same = narrow.filter(
    ({ area }) => area.metro !== undefined && wide.some((outer) => outer.area.metro === area.metro),
  );
  if (same.length > 0) return same;
  if (pairs.length > 0)
    return pairs.map(({ inner, outer }) => ({
      ...inner,
      area: { ...inner.area, region: inner.area.region ?? outer.area.region },
    }));
  // A town that our lists have elsewhere only: the state behind it decides.
  const around = wide.filter(({ level }) => level !== 'city');
  if (around.length === 0 || !gap.includes(',') || !narrow.some(({ level }) => level === 'city'))
    return undefined;
  return around.map(({ area }) => ({ level: 'city', isMinor: false, area }));
}

/** Elsewhere regions lie in one another: Yorkshire is in England. */
const statesMatter = /^(?:US|CA|AU|IN|MX|BR|DE)$/u;

const isInside = (inner: Entry, outer: Entry): boolean =>
  ranks[inner.level] < ranks[outer.level] &&
  inner.area.country === outer.area.country &&
  (outer.area.region === undefined ||
    inner.area.region === undefined ||
    !statesMatter.test(outer.area.country) ||
    inner.area.region === outer.area.region);

function placeOf(
  text: string,
  { start, end, entries }: { start: number; end: number; entries: Entry[] },
): NamedPlace {
  const main = entries.filter(({ isMinor }) => !isMinor);
  // "Richmond" alone is first of all the town itself.
  const meant =
    main.length > 0 && main.length < entries.length
      ? [...main, ...entries.filter(({ isMinor }) => isMinor)]
      : entries;
  return {
    text: text.slice(start, end),
    start,
    end,
    level: meant[0]?.level ?? 'city',
    areas: meant.map(({ area }) => area),
  };
}
