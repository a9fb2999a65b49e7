import { anyPhrase, phrasePattern } from '../../language/phrase-pattern.ts';
import type { Span } from '../../language/span.ts';
import { askHead, levelWord } from './ask-head.ts';
import { joiner } from './split-places.ts';
import type { TextSense } from './text-sense.ts';

/**
 * "You bring a driving licence, two good references and a sense of humour": the places that part a series of
 * things asked under one head. A series ends with "and"; what is joined by "or" is one ask.
 */
export function seriesOf(
  sense: TextSense,
  clause: Span,
  commas: readonly number[],
  ands: readonly number[],
): number[] | undefined {
  const { lower } = sense;
  const words = lower.slice(clause.start, clause.end);
  const lastComma = commas.at(-1);
  if (lastComma === undefined || !(listHead.test(words) || listTail.test(words)) || oneThing.test(words))
    return undefined;
  const last = lower.slice(lastComma + 1, clause.end).trimStart();
  const closing = joiner.test(last) ? [] : ands.filter((place) => place > lastComma).slice(-1);
  if (closing.length === 0 && !joiner.test(last)) return undefined;
  const places = [...commas, ...closing].filter((place) => !goesOn.test(after(lower, place, clause.end)));
  const starts = places.map((place) => after(lower, place, clause.end).replace(joiner, ''));
  const [first = clause.end] = places;
  if (lower.slice(clause.start, first).includes(':')) return undefined;
  const single = starts.filter((start) => !/^\S+\s+\S/u.test(start)).length;
  if (places.length < 2 || single > (isOfPerson.test(lower.slice(clause.start, first)) ? 0 : 1))
    return undefined;
  if (!listHead.test(lower.slice(clause.start, first)) && !listTail.test(words)) return undefined;
  const isNamed = starts.every(
    (start, index) =>
      itemStart.test(start) ||
      !/\s/.test(start) ||
      askHead.test(start) ||
      sense.isVerb(/^\p{L}+/u.exec(start)?.[0] ?? '') ||
      sense.hasSkill(places[index] ?? 0, places[index + 1] ?? clause.end),
  );
  return isNamed || areAllPhrases(lower, clause, places) ? places : undefined;
}

/** "You are kind, …": such words are one ask. */
const isOfPerson = /(?<![\p{L}])(?:be|are|is|you're|being|someone|somebody|who's)(?![\p{L}])/u;

const after = (lower: string, place: number, end: number) =>
  lower.slice(place + 1, Math.min(end, place + 120)).trimStart();

/** Three things or more, each of more than one word. */
const areAllPhrases = (lower: string, { end }: Span, places: readonly number[]) =>
  places.length > 2 &&
  places.every((place, index) => /\S\s+\S/.test(lower.slice(place + 1, places[index + 1] ?? end).trim()));

/** What belongs to the thing before. */
export const goesOn = phrasePattern.u`^(?:${'split-series/goes-on'}) `;

/** How a thing begins that is named beside others. */
export const itemStart = new RegExp(
  `^(?:a|an|the|at least|no|some|any|enough|your own|their own|proof of|evidence of|both|\\d+\\+?|one|two|three|four|five|six|seven|eight|ten|${levelWord}|mindestens|gute|sehr|erste|een|eine?n?|un|une|una|um|uma) `,
  'u',
);

const listHead = anyPhrase('split-series/list-head');
/** "A, B and C are essential". */
const listTail = phrasePattern.u` (?:are|is) (?:all )?(?:${'split-series/list-tail'})\.?$`;
const oneThing = anyPhrase('split-series/one-thing');
