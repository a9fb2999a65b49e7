import { isFunctionWord } from '../language/function-words.ts';
import type { TextReader } from '../language/text-reader.ts';
import { stemOf, wordsOf } from '../language/words.ts';
import type { ReadResume } from '../resume/read-resume.ts';
import type { Asked } from './asked.ts';
import { type Closeness, coverage } from './closeness.ts';
import { lapsed, pending, type Standing, standingOf } from './standing.ts';
import type { Unit } from './units.ts';

/** A place where a resume tells of a credential that is asked, and how it stands with it. */
export interface Sighting {
  unit: Unit;
  standing: Standing;
  /** As the resume writes it. */
  expiredOn: string | undefined;
  /** Another state or country than the one that is asked. */
  isElsewhere: boolean;
}

/** Said of the credential itself, for the place that asks: neither by a title nor in a summary. */
export const isDescribed = ({ unit, isElsewhere }: Sighting): boolean =>
  !isElsewhere && unit.kind !== 'title' && unit.kind !== 'summary';

/** A bare name among the skills, where anybody can write it. */
export const isBareName = ({ unit: { kind, path, text } }: Sighting): boolean =>
  kind === 'list' && path.startsWith('skills') && !saysHeld.test(text);

/** Told under a job, a credential is held where the line says so: "Forklift certified (exp. 2026)". */
const saysHeld =
  /\b(?:certifi(?:ed|cations?|cates?)|certs?|licen[cs]ed?|registered|registration|card|ticket|current|renewed|exp(?:ires|\.)?|valid)\b/iu;

const maxSaidWords = 30;

/** Where credentials are told: their section, studies, after the name, sentences; of jobs the titles, and lines that say so. */
export function sightingsOf(
  asked: Asked,
  units: readonly Unit[],
  { close, view, now }: { close: Closeness; view: ReadResume; now: Date },
): Sighting[] {
  const { credentials, requirement } = asked;
  if (credentials.length === 0 && requirement.kind !== 'certification') return [];
  const { reader } = view;
  const regions = regionsIn(requirement.quote, reader);
  const isNamed = namingOf(asked, close, reader);
  return units.flatMap((unit, place): Sighting[] => {
    if (unit.kind === 'line' && ![saysHeld, pending, lapsed].some((pattern) => pattern.test(unit.text)))
      return [];
    return saidIn(unit, units[place + 1], view)
      .filter(
        (said) => reader.words(said).length <= maxSaidWords && isNamed(said, unit) && !isDenied(said, asked),
      )
      .map((said) => {
        const own = regionsIn(said, reader);
        const isElsewhere = regions.size > 0 && own.size > 0 && ![...regions].some((one) => own.has(one));
        // A title that nobody may have without the license: it was held then.
        const standing =
          unit.kind === 'title' ? { standing: 'held' as const, expiredOn: undefined } : standingOf(said, now);
        return { unit, ...standing, isElsewhere: isElsewhere && !/multi-?state|compact/iu.test(said) };
      });
  });
}

/** "Pull trailers, no CDL": what is asked, by one of its words, and it isn't there. */
const isDenied = (said: string, { words }: Asked): boolean =>
  wordsOf(said).some(
    ({ key }, at, all) => key === 'no' && words.some((asked) => asked.key === all[at + 1]?.key),
  );

/**
 * What a field says of one thing each. A list of credentials is read entry by entry, but what stands behind an entry in its line
 * belongs to it, up to the next: "RN, Montana — lapsed 12/31/2022".
 */
function saidIn(unit: Unit, next: Unit | undefined, view: ReadResume): string[] {
  const sentences = (text: string) => text.split(/(?<=\p{L}{4}\.|;)\s+/u);
  const span = view.spanOf(unit.path);
  if (unit.kind !== 'credential' || !span) return sentences(unit.text);
  const line = /^[^\n]*/u.exec(view.text.slice(span.end))?.[0] ?? '';
  const behind = next && view.spanOf(next.path);
  const isNext = behind && behind.start >= span.end && behind.start - span.end < line.length;
  const isOther = isNext && view.reader.credentials(next.text).size > 0;
  return sentences(unit.text + (isOther ? line.slice(0, behind.start - span.end) : line));
}

/** Whether some words name the credential that is asked. */
function namingOf({ credentials, requirement, words }: Asked, close: Closeness, reader: TextReader) {
  const { quote, kind } = requirement;
  const own = words.filter(({ key }) => !plainWord.test(key));
  const shorts = shortNamesIn(quote, reader);
  // Named by its letters, it isn't any other credential of its trade.
  const enough = shorts.length > 0 ? allWorded : enoughWorded;
  /** By most of its words, where credentials are told, for our list doesn't have them all. */
  const isWorded = (said: string, unit: Unit) =>
    (unit.kind === 'credential' || (unit.kind !== 'list' && saysHeld.test(said))) &&
    own.length > 0 &&
    coverage(own, [unit], close).soft >= enough;
  const isLikewise = (said: string, unit: Unit) =>
    kind === 'certification' && (shorts.some((short) => hasName(said, short)) || isWorded(said, unit));
  const isByLetters = shorts.length > 0 && reader.certifications(quote).size === 0;
  return (said: string, unit: Unit): boolean => {
    const known = unit.kind === 'list' ? reader.certifications(said) : reader.credentials(said);
    const isKnown = !isByLetters && credentials.some((credential) => known.has(credential));
    return (isKnown || isLikewise(said, unit)) && isSameGrade(quote, said);
  };
}

/** "TWIC", "313A", "EL01": who holds it writes it so. */
function shortNamesIn(quote: string, reader: TextReader): string[] {
  const regions = regionsIn(quote, reader);
  const found = quote.match(/(?<![\p{L}\p{N}])(?=[\d]*\p{Lu})[\p{Lu}\d]{2,6}(?![\p{L}\p{N}])/gu) ?? [];
  return found.filter((name) => name.length > 2 || (/\d/u.test(name) && !regions.has(name)));
}

const hasName = (said: string, name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u').test(said);

/** "OSHA 30" isn't met by "OSHA 10", and a class A license not by one of class B. */
function isSameGrade(quote: string, said: string): boolean {
  const own = gradesIn(said);
  if (!gradesIn(quote).every((grade) => own.some((one) => one >= grade))) return false;
  const wanted = classOf(quote);
  const held = classOf(said);
  const isCommercial = (text: string) => /\bCDL\b|\bcommercial\b/iu.test(text);
  return !isCommercial(quote) || (isCommercial(said) && (!wanted || !held || held <= wanted));
}

const gradesIn = (text: string) =>
  (text.match(/(?<=\p{Lu}{2}[ -])\d{1,3}(?![\p{L}\d%+])/gu) ?? []).map(Number);

const classOf = (text: string) =>
  /\b[Cc]lass[ -]?([A-F])\b|\bCDL[ -]([A-F])\b/u.exec(text)?.slice(1).find(Boolean);

/** Words of every credential. */
const plainWord =
  /^(?:licen[cs]\w*|certif\w*|current|valid|active|credential\w*|cards?|tickets?|registr\w*|registered|unrestricted|good|standing|state|national|required|preferred|holds?|must|training|endorsement|full|least)$/u;
const enoughWorded = 0.6;
const allWorded = 0.85;

/** "First aid" isn't "First Aid at Work", nor is a course in child care "Child protection": the name that is asked has words that the one held lacks. */
export function isWholeName(quote: string, said: string, { words, lexicon }: TextReader): boolean {
  const namesIn = (text: string) => [
    ...lexicon.certifications.find(words(text)),
    ...lexicon.licensedTrades.find(words(text)),
  ];
  const telling = (text: string) =>
    words(text).filter(({ key }) => !isFunctionWord(key) && !plainWord.test(key) && !/^\d+$/u.test(key));
  const own = new Set(telling(said).map(({ key }) => stemOf(key)));
  const held = new Set(namesIn(said).map(({ value }) => value.name));
  return quote.split(/\bor\b|\//iu).some((part) => {
    const listed = namesIn(part).filter(({ value }) => held.has(value.name));
    const covered = [...listed, ...lexicon.places.find(words(part))];
    // What stands in small letters beside a name says how it's held.
    const hasName = listed.length > 0 || /\S\s\p{Lu}\p{Ll}/u.test(part);
    return telling(part).every(
      ({ key, text, start, end }) =>
        covered.some((name) => name.start <= start && end <= name.end) ||
        (hasName && !/^\p{Lu}/u.test(text)) ||
        own.has(stemOf(key)),
    );
  });
}

/** States and countries: a license holds in one of them. */
function regionsIn(text: string, { lexicon, words }: TextReader): Set<string> {
  return new Set(
    lexicon.places
      .find(words(text))
      .flatMap(({ value, start, end }) =>
        value.kind !== 'city' && /\p{Lu}/u.test(text.slice(start, end)) ? [value.name] : [],
      ),
  );
}
