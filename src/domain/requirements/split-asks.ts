import type { Span } from '../text/span.ts';
import { askHead, levelWord } from './ask-head.ts';
import { verbs } from './clause-verbs.ts';
import { conditionsIn } from './condition-wording.ts';
import { kindOf, type RequirementKind } from './describe-ask.ts';
import { clausesOf } from './split-clauses.ts';
import { conjunctionPlaces, joiner, splitAt, topLevel } from './split-places.ts';
import { goesOn, itemStart, seriesOf } from './split-series.ts';
import type { TextSense } from './text-sense.ts';

/** A part that only remarks on the ask before it. */
const remark =
  /^(?:(?:and|but|so|though|although|sorry|please|yes|no|however)[ ,]+)*(?:we|we'\p{L}+|our|it|it's|its|this|that|that's|they|there|there's|these|those|nobody|everyone|nothing|the (?:company|university|employer|district|school|team|firm|client|job|role|work|rest|latter)|which|candidates whose|additional experience|expenses|you'll|you will|products?|training)(?= )/u;

/** A clause of a sentence, and the items in it that can be checked alone. */
export interface AskClause extends Span {
  items: Span[];
  /** The items are names under one head, so that the wording of the whole holds for each. */
  isOneList: boolean;
}

/** The parts of a sentence that can be checked alone. */
export function splitAsks(sense: TextSense, sentence: Span, isLabelled: boolean): AskClause[] {
  const { lower } = sense;
  const clauses = splitAt(lower, sentence, topLevel(lower, sentence, ';；'));
  const kept = clauses.filter(
    ({ start, end }, index) =>
      index === 0 || !remark.test(lower.slice(start, end)) || wishes(lower.slice(start, end)),
  );
  return kept
    .flatMap((clause) => clausesOf(lower, clause))
    .map((clause) => splitList(sense, clause, isLabelled && clauses.length === 1));
}

const wishes = (lower: string) =>
  /\b(?:must|required|asked|need|have to|expected|preferred|plus|desirable|advantage|asset|helpful)\b/.test(
    lower,
  );

/**
 * Parts a list where an item is an ask of its own: it begins as one, or every item names a skill. Alternatives
 * ("or") and pairs under one head ("verbal and written communication") stay together.
 */
function splitList(sense: TextSense, clause: Span, isLabelled: boolean): AskClause {
  const { lower } = sense;
  const commas = topLevel(lower, clause, ',，、').filter(
    (place) => !aside.test(lower.slice(clause.start, place)),
  );
  const ands = conjunctionPlaces(lower, clause);
  const breaks = [...commas, ...ands].sort((a, b) => a - b);
  if (breaks.length === 0) return { ...clause, items: [clause], isOneList: true };
  const part = (places: readonly number[]) => splitAt(lower, clause, withoutDoubles(lower, places));
  if (areSkillItems(sense, clause, part(breaks), ands.length))
    return { ...clause, items: part(breaks), isOneList: true };
  const series = seriesOf(sense, clause, commas, ands);
  if (series) return { ...clause, items: splitAt(lower, clause, series), isOneList: true };
  const listed = [...commas, ...closingAnd(lower, clause, commas, ands)];
  if (isLabelled && isPlainList(lower, clause, part(commas)))
    return { ...clause, items: part(listed), isOneList: true };
  if (isRun(sense, clause, part(listed))) return { ...clause, items: part(listed), isOneList: true };
  const chosen = breaks.filter((place) => startsAsk(sense, clause, place, commas));
  const closing = ands.filter((place) => closesList(sense, clause, place, chosen)).slice(-1);
  const places = [...new Set([...chosen, ...closing])].sort((a, b) => a - b);
  return { ...clause, items: part(places), isOneList: false };
}

/** "…, and, ideally, a van": the comma after such a word parts nothing. */
const aside = /(?:^|[ ,])(?:ideally|preferably|perhaps|maybe|yes|please|sorry|also|and|so)$/u;

/** "… speaks A, has done B and likes C": what ends a list that is parted is parted too. */
function closesList({ lower, isVerb }: TextSense, clause: Span, place: number, chosen: readonly number[]) {
  const last = chosen.at(-1);
  if (last === undefined || lower[last] !== ',' || place < last + 8) return false;
  const after = lower.slice(place + 1, clause.end).replace(joiner, '');
  const [word = ''] = after.split(/[^\p{L}]/u, 1);
  return / \S/.test(after) && (itemStart.test(after) || isVerb(word) || isVerb(word.replace(/s$/, '')));
}

/** The "and" before the last of a list, where it names a thing and not a part of one. */
const closingAnd = (lower: string, { end }: Span, commas: readonly number[], ands: readonly number[]) =>
  ands
    .filter((place) => place > (commas.at(-1) ?? end) + 2)
    .slice(-1)
    .filter((place) => itemStart.test(lower.slice(place + 1, end).replace(joiner, '')));

/** "Two years in a bakery, clean licence, own car": asks in a row, without a verb. */
function isRun({ lower, hasSkill }: TextSense, clause: Span, items: readonly Span[]): boolean {
  const words = lower.slice(clause.start, clause.end);
  if (
    items.length < 3 ||
    verbs.test(words) ||
    /(?<![\p{L}])(?:or|oder|ou|lub|such as|including)(?![\p{L}])/u.test(words)
  )
    return false;
  const texts = items.map(({ start, end }) => lower.slice(start, end));
  if (!texts.every((text) => / /.test(text) && text.split(' ').length <= 8 && !goesOn.test(text)))
    return false;
  const asking = items.filter(({ start, end }, index) => {
    const text = (texts[index] ?? '').replace(joiner, '');
    return (
      askHead.test(text) || itemStart.test(text) || hasSkill(start, end) || conditionsIn(text).length > 0
    );
  });
  return asking.length >= Math.max(2, items.length - 1);
}

/** A comma and the "and" after it are one break. */
const withoutDoubles = (lower: string, places: readonly number[]) =>
  places.filter((place) => !(lower[place] === ' ' && /[,，]/u.test(lower[place - 1] ?? '')));

/** What stands further before a break no longer governs what follows it. */
const farthest = 600;

/** Whether what follows a break is an ask of its own. */
function startsAsk(sense: TextSense, clause: Span, place: number, commas: readonly number[]): boolean {
  const { lower } = sense;
  const isComma = commas.includes(place);
  const before = lower.slice(Math.max(clause.start, place - farthest), place);
  const raw = lower.slice(place + 1, Math.min(clause.end, place + 120)).trimStart();
  const after = raw.replace(joiner, '');
  if (
    /^(?:or|and\/or|oder|ou|o|lub|nor|but|not|if|as|because|since|so|where|which|who|weil|denn|da|car|puisque|porque|pois|bo|ponieważ)(?= )/u.test(
      after,
    )
  )
    return false;
  if (before.trim().split(/\s+/).length < 2) return false;
  if (!isComma && / (?:either|between|both) [^,]{0,40}$/u.test(before)) return false;
  if (/^[^,;]{0,40} (?:is|are|would be) (?:fine|ok|okay|enough|plenty)(?![\p{L}])/u.test(after)) return false;
  if (/^(?:ideally|preferably) (?:also|a|an|some) /u.test(after)) return true;
  if (askHead.test(after) || isParallel(before, after)) return true;
  if (isOtherKind(sense, clause, place) && !/^[^,]*(?:, | )(?:or|oder|ou|o|lub) /u.test(after)) return true;
  if (!isComma) return false;
  const next = commas.find((comma) => comma > place) ?? clause.end;
  if (levelled.test(after) && sense.hasSkill(place, next)) return true;
  if (joiner.test(raw) && /^(?:the|a|an) /.test(after)) return true;
  return isDeed(sense, before, after) || isOtherCondition(before, lower.slice(place + 1, next));
}

/** "A welding ticket and two years on site": two things that are shown by different papers. */
function isOtherKind(sense: TextSense, clause: Span, place: number): boolean {
  const before =
    sense.lower
      .slice(clause.start, place)
      .split(/,| and /u)
      .at(-1) ?? '';
  const [after = ''] = sense.lower
    .slice(place + 1, clause.end)
    .trimStart()
    .replace(joiner, '')
    .split(/,| and /u, 1);
  const papers = [sense.hasCredential(place - before.length, place), sense.hasCredential(place, clause.end)];
  const kinds = [before, after].map((words, index) => kindOf(words, [], papers[index] ?? false));
  const [left, right] = kinds;
  return kinds.every((kind) => shown.includes(kind)) && (left !== right || right === 'certification');
}

const shown: readonly RequirementKind[] = ['education', 'certification', 'experience', 'language'];

/** "Experience with A and with B": the word is said again, so each stands for itself. */
const isParallel = (before: string, after: string) => {
  const word = /^(?:with|mit|zur|zum)(?= )/u.exec(after)?.[0];
  return word !== undefined && new RegExp(`(?:^| )${word} `, 'u').test(before);
};

const levelled = new RegExp(`^${levelWord} `, 'u');

/** "…, read code in Python, and write English": deeds of one person, unless one head governs them all. */
function isDeed({ isVerb }: TextSense, before: string, after: string): boolean {
  if (
    /(?<![\p{L}])(?:able|ability|willing(?:ness)?|skills?|capacity|capable|help|expected|to) (?:to|in|of|[\p{L}]+) /u.test(
      before,
    )
  )
    return false;
  const word = /^[\p{L}]+/u.exec(after)?.[0] ?? '';
  return (
    word === 'be' ||
    (isVerb(word) &&
      /^[\p{L}]+ (?:a|an|the|your|our|their|code|[\p{L}]+ (?:in|that|for|with|to|on)) ?/u.test(after))
  );
}

/** "Hybrid, two days in the office, plus monthly client visits": two conditions of different kinds. */
function isOtherCondition(before: string, after: string): boolean {
  const left = conditionsIn(before);
  const right = conditionsIn(after);
  return left.length > 0 && right.length > 0 && !right.some((kind) => left.includes(kind));
}

/** "Experience with Docker, Kubernetes and Terraform": each item names a skill and is short. */
function areSkillItems(sense: TextSense, clause: Span, items: readonly Span[], ands: number): boolean {
  const words = sense.lower.slice(clause.start, clause.end);
  if (
    items.length < 2 ||
    /(?<![\p{L}])(?:such as|e\.g|including|one of|like|incl|weil|denn|car|porque|because|since)(?![\p{L}])/u.test(
      words,
    )
  )
    return false;
  if (/(?<![\p{L}])(?:or|oder|ou|lub)(?![\p{L}])/u.test(words) && (items.length < 3 || ands === 0))
    return false;
  if (items.length === 2 && /(?:^| )(?:of|in|with|using|to|for|at|de|em|en|mit) /u.test(words)) return false;
  const last = items.at(-1);
  if (last && commasOnly(sense.lower, last)) return false;
  return items.every(
    ({ start, end }) => sense.lower.slice(start, end).split(/\s+/).length <= 14 && sense.hasSkill(start, end),
  );
}

/** The list ends with "…, B or C": its last items are alternatives. */
const commasOnly = (lower: string, last: Span) =>
  /[,，] ?$/u.test(lower.slice(Math.max(0, last.start - 2), last.start)) &&
  / (?:or|oder|ou|lub) /u.test(lower.slice(last.start, last.end));

/** After a label every comma parts, unless the list is one of alternatives or of single words. */
function isPlainList(lower: string, clause: Span, items: readonly Span[]): boolean {
  const last = items.at(-1);
  if (!last || items.length < 2) return false;
  const isAlternatives =
    /^(?:or|oder|ou|o|lub) /u.test(lower.slice(last.start, last.end)) ||
    (items.length > 2 && / (?:or|oder|ou|lub) /u.test(lower.slice(last.start, clause.end)));
  return !isAlternatives && items.every(({ start, end }) => /\S\s+\S/.test(lower.slice(start, end)));
}
