import { foldQuotes } from '../../language/fold.ts';
import { placesOf } from '../../language/places-of.ts';
import type { Span } from '../../language/span.ts';
import type { ParsedResume } from '../parse/parsed-resume.ts';
import { isAsked } from '../parse/unsure-fields.ts';
import { pairLikest } from './pair-likest.ts';

/** A value as it's written in the text; null if the reader says there is none, undefined if it says nothing. */
export type Quote = string | null | undefined;

export type Entry = Readonly<Record<string, Quote>>;

/** By path of a field. What isn't in it was not compared. */
export type Verdicts = ReadonlyMap<string, 'agrees' | 'differs'>;
type Verdict = readonly [path: string, verdict: 'agrees' | 'differs'];

/** By how much a shared value says that two entries are the same one. */
const weights: Readonly<Record<Kind, Readonly<Record<string, number>>>> = {
  experience: { title: 3, company: 2, startDate: 2, endDate: 1 },
  education: { degree: 3, institution: 2 },
};
type Kind = 'experience' | 'education';

const compared = { experience: ['title', 'company'], education: ['degree', 'institution'] } as const;

/** Our jobs, or our studies, held against those of another reader. */
export function compareEntries(
  parsed: ParsedResume,
  kind: Kind,
  theirs: readonly Entry[],
  text: string,
): Verdict[] {
  // A reader that found none at all has most likely not read.
  if (theirs.length === 0) return [];
  const ours = parsed.data[kind].map((entry): Entry => ({ ...entry, responsibilities: null }));
  const points = weights[kind];
  const pairs = pairLikest(foldEach(ours, points), foldEach(theirs, points), (one, other) =>
    likeness(one, other, points),
  );
  const isWhole = theirs.every((entry) => Object.values(entry).some((value) => value));
  const found = ours.flatMap((entry, index) => {
    const { [pairs.get(index) ?? -1]: other } = theirs;
    if (other)
      return compared[kind].flatMap((name) =>
        verdictOn(`${kind}.${index}.${name}`, entry[name], other[name]),
      );
    // What the other reader left out may be what it put in words that aren't in the text.
    return isWhole && isWithin(parsed, kind, index, text)
      ? compared[kind].map((name): Verdict => [`${kind}.${index}.${name}`, 'differs'])
      : [];
  });
  const paired = new Set(pairs.values());
  const missed = theirs.filter((_, place) => !paired.has(place));
  return [...found, ...missed.flatMap((entry) => doubtsAbout(entry, kind, parsed, text, found))];
}

/** Compared without regard to width, white space, case, the punctuation at the end, and hyphens at the end of a line. */
const fold = (value: Quote) =>
  foldQuotes(value ?? '')
    .replace(/(?<=\p{L})[-‐\u00AD] (?=\p{Ll})/gu, '')
    .replace(/[\s.,;:]+$/, '');

export function compareValues(ours: Quote, theirs: Quote): 'agrees' | 'differs' | undefined {
  if (theirs === undefined) return undefined;
  return fold(ours) === fold(theirs) ? 'agrees' : 'differs';
}

function verdictOn(path: string, ours: Quote, theirs: Quote): Verdict[] {
  const verdict = compareValues(ours, theirs);
  return verdict ? [[path, verdict]] : [];
}

/** The values that are compared, folded once and not for every pair. */
const foldEach = (entries: readonly Entry[], points: Readonly<Record<string, number>>) =>
  entries.map((entry) => Object.fromEntries(Object.keys(points).map((name) => [name, fold(entry[name])])));

/** A value that one reader cut shorter still says a little. */
function likeness(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
  points: Readonly<Record<string, number>>,
): number {
  return Object.entries(points).reduce((sum, [name, most]) => {
    const { [name]: ours = '' } = one;
    const { [name]: theirs = '' } = other;
    if (ours === '' || theirs === '') return sum;
    if (ours === theirs) return sum + most;
    return ours.includes(theirs) || theirs.includes(ours) ? sum + most / 3 : sum;
  }, 0);
}

const isWithin = ({ entries }: ParsedResume, kind: Kind, index: number, text: string): boolean =>
  entries.some((entry) => entry.kind === kind && entry.index === index && entry.end <= text.length);

/**
 * Where the person should look for an entry that we don't have: at what we made of its words. Most stand among
 * what fits no field; where they went into a line of another entry, that entry's first field is marked.
 */
function doubtsAbout(
  entry: Entry,
  kind: Kind,
  { fields, entries }: ParsedResume,
  text: string,
  found: readonly Verdict[],
): Verdict[] {
  const places = nearestPlaces(compared[kind].map((name) => placesOf(entry[name] ?? '', text)));
  const overlaps = ({ start, end }: Span) => places.some((place) => start < place.end && end > place.start);
  const agreed = new Set(found.flatMap(([path, verdict]) => (verdict === 'agrees' ? [path] : [])));
  const there = fields.filter(({ spans }) => spans.some(overlaps));
  const asked = there.filter(({ path }) => isAsked(path)).map(({ path }) => path);
  const around = entries.filter(overlaps).map((one) => `${one.kind}.${one.index}.${compared[one.kind][0]}`);
  const paths = asked.length > 0 ? asked.filter((path) => !agreed.has(path)) : around;
  return paths.map((path): Verdict => [path, 'differs']);
}

/** A common word has more places than are worth pairing. */
const mostPlaces = 50;

/** The words of one entry stand close together: of two values that are written several times, the two nearest places. */
function nearestPlaces([first = [], second = []]: readonly Span[][]): Span[] {
  const [nearest] = first
    .slice(0, mostPlaces)
    .flatMap((one) => second.slice(0, mostPlaces).map((other) => [one, other]))
    .sort((a, b) => distance(a) - distance(b));
  return nearest ?? [...first, ...second];
}

const distance = ([one, other]: readonly Span[]) => Math.abs((one?.start ?? 0) - (other?.start ?? 0));
