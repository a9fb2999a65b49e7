import { phrasePattern } from '../../language/phrase-pattern.ts';
import type { Span } from '../../language/span.ts';
import { askHead } from './ask-head.ts';
import { clausesOf } from './split-clauses.ts';
import { conjunctionPlaces, joiner, splitAt, topLevel } from './split-places.ts';
import { itemStart, seriesOf } from './split-series.ts';
import type { TextSense } from './text-sense.ts';

/** A part that only remarks on the ask before it. */
const remark = phrasePattern.u`^(?:(?:${'split-asks/remark'})[ ,]+)*(?:${'split-asks/remark-2'})(?= )`;

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

const wishesWords = phrasePattern.plain`\b(?:${'split-asks/wishes'})\b`;

const wishes = (lower: string) => wishesWords.test(lower);

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
  const chosen = breaks.filter((place) => startsAsk(sense, clause, place, commas));
  return { ...clause, items: part(chosen), isOneList: false };
}

/** "…, and, ideally, a van": the comma after such a word parts nothing. */
const aside = phrasePattern.u`(?:^|[ ,])(?:${'split-asks/aside'})$`;

/** The "and" before the last of a list, where it names a thing and not a part of one. */
const closingAnd = (lower: string, { end }: Span, commas: readonly number[], ands: readonly number[]) =>
  ands
    .filter((place) => place > (commas.at(-1) ?? end) + 2)
    .slice(-1)
    .filter((place) => itemStart.test(lower.slice(place + 1, end).replace(joiner, '')));

/** A comma and the "and" after it are one break. */
const withoutDoubles = (lower: string, places: readonly number[]) =>
  places.filter((place) => !(lower[place] === ' ' && /[,，]/u.test(lower[place - 1] ?? '')));

/** What stands further before a break no longer governs what follows it. */
const farthest = 600;

const startsAskWords = phrasePattern.u`^(?:${'split-asks/starts-ask'})(?= )`;

/** Whether what follows a break is an ask of its own. */
function startsAsk(sense: TextSense, clause: Span, place: number, commas: readonly number[]): boolean {
  const { lower } = sense;
  const isComma = commas.includes(place);
  const before = lower.slice(Math.max(clause.start, place - farthest), place);
  const raw = lower.slice(place + 1, Math.min(clause.end, place + 120)).trimStart();
  const after = raw.replace(joiner, '');
  if (startsAskWords.test(after)) return false;
  if (before.trim().split(/\s+/).length < 2) return false;
  if (!isComma && / (?:either|between|both) [^,]{0,40}$/u.test(before)) return false;
  if (/^[^,;]{0,40} (?:is|are|would be) (?:fine|ok|okay|enough|plenty)(?![\p{L}])/u.test(after)) return false;
  if (/^(?:ideally|preferably) (?:also|a|an|some) /u.test(after)) return true;
  if (askHead.test(after)) return true;
  return isComma && joiner.test(raw) && /^(?:the|a|an) /.test(after);
}

const areSkillItemsWords2 = phrasePattern.u`(?:^| )(?:${'split-asks/are-skill-items-2'}) `;

const areSkillItemsWords = phrasePattern.u`(?<![\p{L}])(?:${'split-asks/are-skill-items'})(?![\p{L}])`;

/** "Experience with Docker, Kubernetes and Terraform": each item names a skill and is short. */
function areSkillItems(sense: TextSense, clause: Span, items: readonly Span[], ands: number): boolean {
  const words = sense.lower.slice(clause.start, clause.end);
  if (items.length < 2 || areSkillItemsWords.test(words)) return false;
  if (/(?<![\p{L}])(?:or|oder|ou|lub)(?![\p{L}])/u.test(words) && (items.length < 3 || ands === 0))
    return false;
  if (items.length === 2 && areSkillItemsWords2.test(words)) return false;
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
