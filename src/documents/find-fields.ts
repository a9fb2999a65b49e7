import type { ReadField } from '#domain/resume/read-back.ts';
import { foldCase, foldText, matchAt, type Wanted, wantedWords } from './match-words.ts';

export type ExpectedField = Pick<ReadField, 'section' | 'field' | 'expected'>;

interface Place {
  start: number;
  end: number;
}

interface Found extends ReadField {
  place?: Place;
}

/** What stands between fields and belongs to none: bullets, dots, commas, rules. */
const separator = /[\s•·▪■◦●○,|–—-]/;
const addresses: readonly string[] = ['email', 'phone', 'linkedin', 'github', 'website'];
/** A word of so many letters may be longer than the narrowest line; an address, than a whole one. */
const longWord = 16;
const longAddress = 60;
/** How many fields after a lost one are looked for in its place before the rest of the text is searched. */
const lookAhead = 8;
/** Comparing letter by letter stops here, so that no text can hold the process up. */
const maxSteps = 5_000_000;

/**
 * Finds the fields of each group after those of the group before, so that an occurrence is counted once. Within
 * a group any order will do: templates set a date before or after its title. What is not there is looked for in
 * the words that nothing else took: it is found then, but out of order.
 */
export function findFields(groups: readonly (readonly ExpectedField[])[], read: string): Found[] {
  const text = foldText(read);
  const finder = createFinder(text);
  const wanted = groups.map((group) => group.map(wantedOf));
  const places = new Map<WantedField, Place>();
  const cursors = wanted.map(() => 0);
  let cursor = 0;
  for (const [index, group] of wanted.entries()) {
    const later = wanted.slice(index + 1, index + 1 + lookAhead).flat();
    for (let open = group; open.length > 0; open = open.filter((field) => !places.has(field))) {
      const isLost = () => later.some((field) => finder.here(field, cursor));
      const first =
        firstOf(open, (field) => finder.here(field, cursor)) ??
        (isLost() ? undefined : firstOf(open, (field) => finder.after(field, cursor, [])));
      if (!first) break;
      places.set(first.field, first.place);
      cursor = first.place.end;
    }
    cursors[index] = cursor;
  }
  const taken = [...places.values()];
  return wanted.flatMap((group, index) =>
    group.map((field): Found => {
      const place = places.get(field);
      if (place) return { ...field.expected, found: true, inOrder: true, place };
      const elsewhere = finder.after(field, 0, taken);
      if (elsewhere) taken.push(elsewhere);
      return elsewhere
        ? { ...field.expected, found: true, inOrder: false, place: elsewhere }
        : {
            ...field.expected,
            found: false,
            inOrder: false,
            ...nearby(text, cursors[index] ?? 0, field.text),
          };
    }),
  );
}

/** The one that comes first; of two that begin together, the longer. */
function firstOf(fields: readonly WantedField[], find: (field: WantedField) => Place | undefined) {
  return fields
    .flatMap((field) => ({ field, place: find(field) }))
    .reduce<{ field: WantedField; place: Place } | undefined>((best, { field, place }) => {
      if (!place) return best;
      const isBetter =
        !best ||
        place.start < best.place.start ||
        (place.start === best.place.start && place.end > best.place.end);
      return isBetter ? { field, place } : best;
    }, undefined);
}

interface WantedField extends Wanted {
  expected: ExpectedField;
  ignoresCase: boolean;
}

function wantedOf(expected: ExpectedField): WantedField {
  const { field } = expected;
  const ignoresCase = field === 'heading';
  const isAddress = addresses.includes(field);
  const folded = foldText(expected.expected);
  const words = wantedWords(
    ignoresCase ? foldCase(folded).text : folded,
    isAddress ? longAddress : longWord,
    isAddress,
  );
  return { ...words, expected, ignoresCase };
}

function createFinder(text: string) {
  const folded = foldCase(text);
  let steps = 0;
  const placeAt = (wanted: WantedField, start: number): Place | undefined => {
    if (wanted.text === '' || steps > maxSteps) return undefined;
    steps += 1;
    const haystack = wanted.ignoresCase ? folded.text : text;
    const from = wanted.ignoresCase ? indexOfPlace(folded.places, start) : start;
    if (haystack[from] !== wanted.text[0]) return undefined;
    steps += wanted.text.length;
    const end = matchAt(haystack, from, wanted);
    if (end === -1) return undefined;
    return { start, end: wanted.ignoresCase ? (folded.places[end - 1] ?? start) + 1 : end };
  };
  return {
    /** Right at the cursor, or behind nothing but separators. */
    here(wanted: WantedField, cursor: number): Place | undefined {
      for (let start = cursor; start < text.length; start += 1) {
        const place = placeAt(wanted, start);
        if (place) return place;
        if (!separator.test(text[start] ?? '')) return undefined;
      }
      return undefined;
    },
    /** Anywhere after the cursor, outside of what is taken. */
    after(wanted: WantedField, cursor: number, taken: readonly Place[]): Place | undefined {
      for (let start = cursor; start < text.length && steps <= maxSteps; start += 1) {
        const place = placeAt(wanted, start);
        if (!place) continue;
        steps += taken.length;
        if (!taken.some((other) => place.start < other.end && other.start < place.end)) return place;
      }
      return undefined;
    },
  };
}

/** The first folded letter that stood at the place or after it. */
function indexOfPlace(places: readonly number[], place: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

function nearby(text: string, cursor: number, expected: string): { read?: string } {
  const read = text
    .slice(cursor, cursor + Math.min(expected.length, 180) + 20)
    // The cut may go through the middle of an emoji; half of one can't be stored.
    .toWellFormed()
    .replaceAll('\n', ' ')
    .trim();
  return read === '' ? {} : { read };
}
