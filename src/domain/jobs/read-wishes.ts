import { phrasePattern } from '../language/phrase-pattern.ts';
import type { Gazetteer } from '../language/places/gazetteer.ts';
import { bareTerms, type Topic, topicPatterns } from '../posting/conditions/condition-topics.ts';
import { isSeldom, shareIn } from '../posting/conditions/how-often.ts';
import { lowered } from '../posting/conditions/posting-sentences.ts';

/** One part of what somebody says a job must have or must not have. */
export interface Wish {
  kind: 'need' | 'avoid' | 'fine';
  /** As it was written, without the word that denies it. */
  text: string;
  lower: string;
  topics: Topic[];
  /** "No permanent nights" bears some; "no nights" bears none. */
  bears: number;
  /** "No more than 20% travel": up to this share is fine. */
  limit: number | undefined;
  /** "Preferably", "not only": says what is liked and rules nothing out. */
  isOpen: boolean;
  /** "Not required". */
  isNotNeeded: boolean;
  /** "Only mornings". */
  isStrict: boolean;
}

const negator = phrasePattern.u`\b(?:${'read-wishes/negator'})\b`;
const onlyMeansFine = phrasePattern.u`\b(?:${'read-wishes/only-means-fine'})\b`;
/** "Remote isn't essential" asks for nothing either; "no need to travel" asks for a job without it. */
const notNeeded = phrasePattern.u`\bno need\b|\b(?:not|isn'?t|aren'?t|don'?t|do not|doesn'?t) (?:be |have to be )?(?:an? )?(?:${'read-wishes/not-needed'})\b`;
/** "Not only mornings" asks for nothing. */
const notOnly = /\bnot (?:only|just|necessarily|exclusively)\b/u;
const open = /\b(?:prefer\w*|ideally|nice to have|if possible|bonus)\b/u;
const fine = phrasePattern.u`\b(?:${'read-wishes/fine'})\b`;
const need = phrasePattern.u`\b(?:${'read-wishes/need'})\b`;
/** What follows a denial that speaks of what stands before it: "nights not possible". */
const deniesBefore = phrasePattern.u`^\s*(?:${'read-wishes/denies-before'})?\s*[.!]?$`;

/** "(A Saturday now and then is fine)" speaks for itself, whatever stands before it. */
const aside = /\(([^()]*)\)/gu;

/** Apart at full breaks; commas inside brackets stay. */
const segmentsOf = (sentence: string) =>
  sentence
    .replace(aside, (whole: string, inside: string) => (fine.test(lowered(inside)) ? `; ${inside};` : whole))
    .split(
      /[;!?\n]+|\.(?=\s|$)(?<!\b\p{L}\.)|(?<!\b(?:nothing|nowhere|anything|none))\s+but\s+|\s+[–—]\s+|:\s+/u,
    )
    .filter((part) => part.trim() !== '');

const piecesOf = (segment: string) =>
  segment
    .split(/,(?![^(]*\))|\s+so\s+(?=no|not|can)|\s+and\s+(?=no\b|not\b|never\b|without\b)/u)
    .filter((part) => part.trim() !== '');

/** Stands for a comma inside the name of a place, which parts nothing: "Columbus, Ohio". */
const placeComma = '\u2063';

const joinPlaces = (sentence: string, gazetteer: Gazetteer): string =>
  gazetteer
    .find(sentence)
    .reduce(
      (text, { start, end }) =>
        text.slice(0, start) + text.slice(start, end).replace(/,/gu, placeComma) + text.slice(end),
      sentence,
    );

/** "Rotating weekends fine; no permanent nights" as its parts, each with what it wants. */
export function readWishes(sentence: string, gazetteer: Gazetteer): Wish[] {
  return segmentsOf(joinPlaces(sentence, gazetteer)).flatMap((segment) => {
    let last: Wish['kind'] = 'need';
    return piecesOf(segment).flatMap((piece) => {
      const wishes = wishesOf(piece, last);
      last = wishes.at(-1)?.kind ?? last;
      return wishes;
    });
  });
}

function wishesOf(piece: string, last: Wish['kind']): Wish[] {
  const lower = lowered(piece);
  const special = limitWish(piece, lower) ?? openWish(piece, lower);
  if (special) return [special];
  const found = negator.exec(lower);
  if (found && !onlyMeansFine.test(lower)) return deniedWishes(piece, found.index, found[0].length);
  if (onlyMeansFine.test(lower) || fine.test(lower)) return [wishOf('fine', piece)];
  // What goes on in a list of denied things is denied too: "no nights, weekends or holidays".
  if (last === 'avoid' && !need.test(lower) && lower.trim().split(/\s+/u).length <= 6)
    return [wishOf('avoid', piece)];
  return [wishOf('need', piece)];
}

const atMost =
  /\b(?:(?:no|not|nothing|never) (?:(?:more|longer|greater) than|over|above|exceeding)|at most|up to|max(?:imum)?(?: of)?)\b/u;
const atLeast = /\b(?:no|not|nothing|never) (?:(?:less|fewer|shorter|lower) than|under|below)\b/u;

/** "No more than 20 hours" is a limit, and asks for the hours below it. */
function limitWish(piece: string, lower: string): Wish | undefined {
  const most = atMost.exec(lower);
  if (most) {
    const rest = piece.slice(most.index + most[0].length);
    const limit = shareIn(lowered(rest));
    const avoided = wishOf('avoid', piece);
    if (avoided.topics.length > 0 && (limit !== undefined || isSeldom(lowered(rest))))
      return { ...avoided, limit, bears: 0.4 };
    return negator.test(most[0]) ? wishOf('need', `${piece.slice(0, most.index)}at most${rest}`) : undefined;
  }
  const least = atLeast.exec(lower);
  return least
    ? wishOf('need', `${piece.slice(0, least.index)}at least${piece.slice(least.index + least[0].length)}`)
    : undefined;
}

/** What nobody wishes for: a job without it is meant where it's said that it needn't be. */
const burdens = new Set<Topic>(
  'relocation driving travel oncall overtime lifting heights calling livein commission nights weekends'.split(
    ' ',
  ) as Topic[],
);

function openWish(piece: string, lower: string): Wish | undefined {
  if (!notNeeded.test(lower)) return notOnly.test(lower) ? wishOf('fine', piece) : undefined;
  const { topics } = wishOf('fine', piece);
  const isBurden = topics.length > 0 && topics.every((topic) => burdens.has(topic));
  return wishOf(isBurden ? 'avoid' : 'fine', piece);
}

const exception = phrasePattern.u`\b(?:${'read-wishes/exception'})\s+(?:in |at |for )?`;
const anyJob = phrasePattern.u`^(?:\s|\b(?:${'read-wishes/any-job'})\b)*$`;

const isClauseWords = phrasePattern.iu`^(?:${'read-wishes/denied-wishes-is-clause'})\b[\s\w]{0,12}$`;

function deniedWishes(piece: string, at: number, length: number): Wish[] {
  const before = piece.slice(0, at).trim();
  const after = piece.slice(at + length);
  if (deniesBefore.test(lowered(after))) return [wishOf('avoid', before)];
  const isClause = before === '' || isClauseWords.test(before);
  return [...(isClause ? [] : [wishOf('need', before)]), ...withException(after)];
}

/** "Nothing outside London" asks for London; "no nights except Fridays" rules most of them out. */
function withException(denied: string): Wish[] {
  const found = exception.exec(lowered(denied));
  if (!found || shareIn(lowered(denied)) !== undefined) return [wishOf('avoid', denied)];
  const what = denied.slice(0, found.index);
  const rest = denied.slice(found.index + found[0].length);
  if (anyJob.test(lowered(what))) return [{ ...wishOf('need', rest), isStrict: true }];
  const avoided = wishOf('avoid', what);
  return [
    ...(avoided.topics.length > 0 ? [{ ...avoided, bears: Math.max(avoided.bears, 0.4) }] : []),
    ...(/^(?:except|other|apart|but)/u.test(found[0]) ? [wishOf('fine', rest)] : []),
  ];
}

const isStrictWords = phrasePattern.u`\b(?:${'read-wishes/wish-of-is-strict'})\b`;

function wishOf(kind: Wish['kind'], written: string): Wish {
  const text = written.replaceAll(placeComma, ',').trim();
  const lower = lowered(text);
  return {
    kind,
    text,
    lower,
    topics: topicPatterns
      .filter(([topic, pattern]) => pattern.test(lower) || bareTerms.wish[topic]?.test(lower))
      .map(([topic]) => topic),
    bears: kind === 'avoid' ? bearsOf(lower) : 1,
    limit:
      kind === 'avoid' && /\b(?:more than|over|above|beyond|exceeding)\b/u.test(lower)
        ? shareIn(lower)
        : undefined,
    isOpen: open.test(lower) || notOnly.test(lower) || notNeeded.test(lower),
    isNotNeeded: notNeeded.test(lower),
    isStrict: isStrictWords.test(lower),
  };
}

const bearsOfWords = phrasePattern.u`\b(?:${'read-wishes/bears-of'})\b`;

/** How much of it is still borne: the more the denial is narrowed, the more. */
function bearsOf(lower: string): number {
  if (bearsOfWords.test(lower)) return 0.9;
  if (/\b(?:regular|frequent|weekly|much|lots?|heavy(?! lift)|extensive|main|rotating)\b/u.test(lower))
    return 0.4;
  return 0.1;
}
