import { anyOf } from './phrase-pattern.ts';
import { type Span, trimmed } from './posting-sentences.ts';

/** Says whether a known skill is named in a run of the text. */
export type SkillFinder = (start: number, end: number) => boolean;

const levelWord =
  '(?:advanced|basic|good|strong|solid|excellent|intermediate|working|sound|proven|demonstrated|demonstrable|prior|previous|hands-on|thorough|deep|practical|relevant|some|great|fluent|conversational|exceptional|outstanding|impeccable|valid|current|clean)';

/** How an ask begins that stands on its own beside another one. */
const askHead = new RegExp(
  `^(?:(?:a|an|the|your|their|any|and|to|also|plus|with|in|has|have|be|is|both|at least|minimum of|supplemented by|together with|as well as|ideally|preferably|bonus|${levelWord})[ ,]+){0,4}${
    anyOf(
      'abilit(?:y|ies)|capacity',
      'knowledge|understanding|grasp|command|familiarity|familiar|awareness|appreciation',
      '(?:[\\p{L}&/-]+ ){0,3}(?:experience|expertise|background|exposure)',
      'proficiency|proficient|competenc[ey]|fluency|fluent|confidence|confident|comfortable|comfort',
      'skills? (?:in|with|at|using)|skilled',
      "(?:bachelor|master)(?:'?s)?|degree|diploma|ph\\.?d|mba|ged",
      "(?:[\\p{L}'-]+ ){0,3}(?:licen[cs]e|licensure|certification|certificate|registration|portfolio|references?)(?= |$)",
      'willing(?:ness)?|able|available|availability|prepared|eligible|authori[sz]ed|happy to',
      '(?:\\d+|one|two|three|four|five|six|seven|eight|ten|fifteen)(?: ?\\+| or more|[-–]\\d+)? (?:years?|yrs?|months?)',
      '(?:can|has|have|holds?|knows?|speaks?|must|should|needs?|enjoys?|understands?|possess(?:es)?)(?= )',
      "(?:who|you)(?:'ve| have|'re| are| can| know| must| need| should| will)",
      '(?:record|track record|evidence) of',
      'bereitschaft|fähigkeit|erfahrung|kenntnisse|expérience|maîtrise|connaissances?|capacité|experiencia|conocimientos?|capacidad|experiência|conhecimentos?|capacidade de|doświadczenie|znajomość|umiejętność|gotowość',
    ).source
  }`,
  'u',
);

/** A part that only remarks on the ask before it. */
const remark =
  /^(?:(?:and|but|so|though|although|sorry|please|yes|no|however)[ ,]+)*(?:we|we'\p{L}+|our|it|it's|its|this|that|that's|they|there|there's|these|those|nobody|everyone|nothing|the (?:company|university|employer|district|school|team|firm|client|job|role|work|rest|latter)|which|candidates whose|additional experience|expenses|you'll|you will|products?|training)(?= )/u;

const conjunctions = / (?:and|&|und|et|y|e|i|oraz|sowie|en|ed?) (?!\/)/gu;

/** A clause of a sentence, and the items in it that can be checked alone. */
export interface AskClause extends Span {
  items: Span[];
  /** The items are names under one head, so that the wording of the whole holds for each. */
  isOneList: boolean;
}

/** The parts of a sentence that can be checked alone. */
export function splitAsks(lower: string, sentence: Span, hasSkill: SkillFinder): AskClause[] {
  const clauses = splitAt(lower, sentence, topLevel(lower, sentence, ';；'), 1);
  const kept = clauses.filter(
    ({ start, end }, index) =>
      index === 0 || !remark.test(lower.slice(start, end)) || wishes(lower.slice(start, end)),
  );
  return kept.map((clause) => splitList(lower, clause, hasSkill));
}

const wishes = (lower: string) =>
  /\b(?:must|required|preferred|plus|desirable|advantage|asset|helpful)\b/.test(lower);

/** Places of separators that stand outside of brackets. */
function topLevel(lower: string, { start, end }: Span, separators: string): number[] {
  const places: number[] = [];
  let depth = 0;
  for (let place = start; place < end; place += 1) {
    const char = lower[place] ?? '';
    if ('([（'.includes(char)) depth += 1;
    else if (')]）'.includes(char)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && separators.includes(char) && !isInNumber(lower, place)) places.push(place);
  }
  return places;
}

const isInNumber = (lower: string, place: number) =>
  /\d/.test(lower[place - 1] ?? '') && /\d/.test(lower[place + 1] ?? '');

function splitAt(lower: string, { start, end }: Span, places: readonly number[], width: number): Span[] {
  const starts = [start, ...places.map((place) => place + width)];
  return starts
    .map((from, index) => trimmed(lower, from, places[index] ?? end))
    .filter((part) => part.end > part.start);
}

/**
 * Parts a list where an item is an ask of its own: it begins as one, or every item names a skill. Alternatives
 * ("or") and pairs under one head ("verbal and written communication") stay together.
 */
function splitList(lower: string, clause: Span, hasSkill: SkillFinder): AskClause {
  const commas = topLevel(lower, clause, ',，、');
  const ands = conjunctionPlaces(lower, clause);
  const breaks = [...commas, ...ands].sort((a, b) => a - b);
  if (breaks.length === 0) return { ...clause, items: [clause], isOneList: true };
  const items = splitAt(lower, clause, breaks, 1);
  const isOneList = areSkillItems(lower, clause, items, commas.length, hasSkill);
  const chosen = isOneList
    ? breaks
    : breaks.filter((place) => startsAsk(lower, clause, place, commas.includes(place)));
  return { ...clause, items: splitAt(lower, clause, withoutDoubles(lower, chosen), 1), isOneList };
}

function conjunctionPlaces(lower: string, clause: Span): number[] {
  const outside = topLevel(lower, clause, ' ');
  return [...lower.slice(clause.start, clause.end).matchAll(conjunctions)]
    .map((found) => clause.start + found.index)
    .filter((place) => outside.includes(place));
}

/** A comma and the "and" after it are one break. */
const withoutDoubles = (lower: string, places: readonly number[]) =>
  places.filter(
    (place) => !(lower[place] === ' ' && /[,，]$/u.test(lower.slice(Math.max(0, place - 1), place))),
  );

/** Whether what follows a break is an ask of its own. */
function startsAsk(lower: string, clause: Span, place: number, isComma: boolean): boolean {
  const before = lower.slice(clause.start, place);
  const after = lower
    .slice(place + 1, Math.min(clause.end, place + 90))
    .trimStart()
    .replace(/^(?:and|&|und|et|y|e|i|oraz) /u, '');
  if (/^(?:or|and\/or|oder|ou|o|lub|nor|but|not|if|as|because|since|so|where|which|who)(?= )/u.test(after))
    return false;
  if (before.split(/\s+/).length < 2 && !isComma) return false;
  if (/ (?:or|either|between|both) [^,]{0,40}$/u.test(before) && !isComma) return false;
  return (
    askHead.test(after) ||
    (isComma && /^and (?:the|a|an) /.test(lower.slice(place + 1, place + 12).trimStart()))
  );
}

/** "Experience with Docker, Kubernetes and Terraform": each item names a skill and is short. */
function areSkillItems(
  lower: string,
  clause: Span,
  items: readonly Span[],
  commas: number,
  hasSkill: SkillFinder,
): boolean {
  const words = lower.slice(clause.start, clause.end);
  if (/(?<![\p{L}])(?:or|oder|ou|lub|such as|e\.g|including|one of|like|incl)(?![\p{L}])/u.test(words)) {
    return commas >= 2 && items.every((item) => isSkillItem(lower, item, hasSkill));
  }
  if (items.length === 2 && /(?:^| )(?:of|in|with|using|to|for|at) /u.test(words)) return false;
  return items.length >= 2 && items.every((item) => isSkillItem(lower, item, hasSkill));
}

const isSkillItem = (lower: string, item: Span, hasSkill: SkillFinder) =>
  lower.slice(item.start, item.end).split(/\s+/).length <= 7 && hasSkill(item.start, item.end);
