import { saysNothingAboutFit } from '../../language/function-words.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { verbOf } from '../../language/verb-forms.ts';
import { stemOf, wordsOf } from '../../language/words.ts';
import type { Requirement } from '../../posting/requirements/extract-requirements.ts';

const must = 2;
const nice = 1;
const seen = 3;
const fewestWords = 5;
const mostOfIt = 0.6;

/** It speaks of the line before, or opens a group of lines: then none can be moved. */
const leaning = phrasePattern.iu`^\W*(?:${'order-lines/leaning'})\b`;
const opensGroup = /:\s*$/u;

const measured = /\bfrom\s+\S*\d.*?\bto\s+\S*\d|\d\s?%|[$€£₹]\s?\d/u;

/**
 * The lines of a job with the three first that answer most of the posting; the person's own order is kept among these
 * and among the others. Nothing where the first three, which are all that's read at a glance, would answer no more.
 */
export function orderLines(
  lines: readonly string[],
  requirements: readonly Requirement[],
  lexicon: Lexicon,
  isFixed: (place: number) => boolean = () => false,
): string[] | undefined {
  const free = lines.flatMap((line, place) =>
    isFixed(place) || (place === 0 && !isDeed(line, lexicon)) ? [] : [{ line, place }],
  );
  if (free.length <= seen || free.some(({ line }) => leaning.test(line) || opensGroup.test(line)))
    return undefined;
  const answers = answersOf(requirements, lexicon);
  const ranked = free.map((each) => ({ ...each, rank: answers(each.line) }));
  const best = ranked.toSorted((a, b) => b.rank - a.rank).slice(0, seen);
  const sumOf = (list: readonly { rank: number }[]) => list.reduce((sum, { rank }) => sum + rank, 0);
  if (sumOf(best) - sumOf(ranked.slice(0, seen)) < must) return undefined;
  // What came of it, with its number, is read at a glance as well: it isn't pushed down.
  if (ranked.slice(0, seen).some((each) => !best.includes(each) && measured.test(each.line)))
    return undefined;
  // Only what is read first is worth a change.
  const [first] = best;
  if (first?.rank !== must || ranked[0]?.rank === must) return undefined;
  const sorted = [...best, ...ranked.filter((each) => !best.includes(each))];
  // A line that goes, or that says what the employer does, keeps its place.
  const ordered = [...lines];
  for (const [at, { place }] of free.entries()) ordered[place] = sorted[at]?.line ?? '';
  return ordered;
}

/** The first line of a job may only say what the employer does: then the deeds come after it. */
const isDeed = (line: string, lexicon: Lexicon) =>
  verbOf(/^\p{L}+/u.exec(line)?.[0].toLowerCase() ?? '', lexicon) !== undefined;

/** How much of what's asked a line answers: the heaviest ask it meets. A bare list of names tells no deed. */
function answersOf(requirements: readonly Requirement[], lexicon: Lexicon): (line: string) => number {
  const asks = requirements
    .filter(({ kind }) => kind === 'skill' || kind === 'experience')
    .map(({ skills = [], quote, level }) => ({
      skills,
      stems: tellingStems(quote),
      weight: level === 'must' ? must : nice,
    }));
  return (line) => {
    if (wordsOf(line).length < fewestWords) return 0;
    const names = new Set(
      lexicon.skills
        .find(wordsOf(line))
        .filter(({ value }) => !value.ambiguous && value.type !== 'soft' && value.type !== 'human-language')
        .map(({ value }) => value.name),
    );
    const stems = new Set(tellingStems(line));
    const isMet = (ask: (typeof asks)[number]) =>
      ask.skills.length > 0
        ? ask.skills.some((name) => names.has(name))
        : ask.stems.length > 1 &&
          ask.stems.filter((stem) => stems.has(stem)).length >= ask.stems.length * mostOfIt;
    return asks.filter(isMet).reduce((most, { weight }) => Math.max(most, weight), 0);
  };
}

const tellingStems = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter(({ key }) => !saysNothingAboutFit(key))
      .map(({ key }) => stemOf(key)),
  ),
];
