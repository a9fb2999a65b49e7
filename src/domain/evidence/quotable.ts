import { saysNothingAboutFit } from '../language/function-words.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { knownWords } from '../language/plain-words.ts';
import type { TextReader } from '../language/text-reader.ts';
import { type Word, wordsOf } from '../language/words.ts';
import type { Requirement } from '../posting/requirements/extract-requirements.ts';

const orders =
  /\b(?:ignore|disregard|forget|override|(?:previous|these|following) instructions?|prompts?|AI|LLM|output|phrase|(?:reply|respond) with|pretend|act as|you are (?:an?|now|the))\b|https?:|www\.|@|[<>{}[\]`|\\]/u;

const longest = 200;

/** Rarer words may be a sign that somebody planted to see it again. */
const commonWords = 18_000;

/**
 * An ask as it stands, where all its words are known: a posting may say anything, and what it says must not speak to the
 * person through us. The person's own words are known. One with holes for the others makes no sense to anybody.
 */
export function quotable(
  asked: string,
  lexicon: Lexicon,
  isOwn: (word: string) => boolean = () => false,
): string | undefined {
  const quote = withoutOpenBracket(asked);
  if (orders.test(quote) || quote.length > longest || severalSentences.test(quote)) return undefined;
  const words = wordsOf(quote);
  if (concession.test(quote) || isScrap(words, lexicon)) return undefined;
  const isKnown = knownWords(words, lexicon, [lexicon.places]);
  const strange = words.filter(
    (word) => !isKnown(word) && !isOwn(word.key) && !isOrdinary(word, quote, lexicon),
  );
  if (!words.some(({ key }) => isTelling(key, lexicon))) return undefined;
  return strange.length === 0 ? quote : undefined;
}

/** An ask that goes on behind a full stop is two, and reads like neither. */
const severalSentences = /\p{Ll}{2}[.!?]\s+\p{Lu}/u;

/** "Equivalent experience considered" asks for nothing. */
const concession = /\b(?:considered|accepted|welcome)$/iu;

/** "write", cut out of what is asked: a common word alone that names nothing. */
const isScrap = ([first, ...others]: readonly Word[], { words, skills, certifications }: Lexicon): boolean =>
  first !== undefined &&
  others.length === 0 &&
  /^\p{Ll}/u.test(first.text) &&
  words.rankOf(first.key) <= scrapRank &&
  skills.whole(first.key) === undefined &&
  certifications.whole(first.key) === undefined;
const scrapRank = 3_000;

/** "A second language (Spanish": what was cut in a bracket ends before it. */
const withoutOpenBracket = (text: string): string =>
  text.lastIndexOf('(') > text.lastIndexOf(')') ? text.slice(0, text.lastIndexOf('(')).trimEnd() : text;

/** A common word, a contraction, a unit, or a short abbreviation that isn't joined to anything longer. */
function isOrdinary({ key, text, start, end }: Word, quote: string, { words }: Lexicon): boolean {
  // "ZEBRA-41" is no word, whatever a zebra is.
  if (/^\p{Lu}{4,}$/u.test(text) && /^[-_]\d/u.test(quote.slice(end))) return false;
  if (words.rankOf(key) <= commonWords || /^\p{L}+['’](?:s|d|t|ll|re|ve|m)$/iu.test(text)) return true;
  if (unit.test(key)) return true;
  const isJoined =
    /[\p{L}\p{N}]{4,}[-_]$/u.test(quote.slice(0, start)) || /^[-_][\p{L}\p{N}]{4,}/u.test(quote.slice(end));
  if (isJoined) return false;
  if (/^\p{Lu}{1,5}\d{0,2}s?$/u.test(text)) return /\p{Ll}{3}/u.test(quote) || quote.length <= maxNameLength;
  return (
    /^(?:\p{Ll}+|\d+[.:]?\d*\+?)$/u.test(start === 0 ? key : text) && (/^\d/u.test(key) || words.isWord(key))
  );
}

const unit =
  /^(?:lbs?|kgs?|yrs?|wpm|mph|mbps|apps?|incl|approx|tues?|thurs?|[ap]\.?m\.?|hrs?|sq|ft|pre|post|non|multi|co|\d+(?:s|k|st|nd|rd|th)?)$/u;

const isTelling = (key: string, lexicon: Lexicon) =>
  !saysNothingAboutFit(key) ||
  lexicon.skills.whole(key) !== undefined ||
  lexicon.certifications.whole(key) !== undefined ||
  /^(?:shifts?|nights?)$/u.test(key);

const maxNameLength = 60;

/** The name that one of our lists has for all of the ask, in the posting's own spelling. "Salesforce or HubSpot" is no bare name. */
export function bareName(
  { skills = [], quote, whole, years, kind }: Requirement,
  reader: TextReader,
): string | undefined {
  const [skill, ...others] = reader.lexicon.skills
    .find(reader.words(quote))
    .filter(({ value }) => skills.includes(value.name));
  const words = reader.words(quote).filter(({ key }) => !saysNothingAboutFit(key));
  const isAll = skill && words.every(({ start }) => start >= skill.start && start < skill.end);
  const isOne = others.length === 0 && years === undefined && kind !== 'education';
  return isAll && isOne && !alternative.test(whole ?? '') ? quote.slice(skill.start, skill.end) : undefined;
}

const alternative = /\b(?:or|such as|like|e\.g|etc|similar|equivalent|any|one of)\b/iu;
