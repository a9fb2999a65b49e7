import path from 'node:path';
import { extractRequirements } from '#domain/posting/requirements/extract-requirements.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import type { FigureTree, Part } from '../part.ts';
import type { Split } from '../split.ts';
import { type Matches, matchRequirements } from './match-requirements.ts';
import { type GoldPosting, readPostings } from './read-postings.ts';

/** The requirements found in postings, against those that a person marked. */
export const postingsPart: Part = {
  name: 'postings',
  measure: measurePostings,
};

function measurePostings(folder: string, split: Split | undefined) {
  const lexicon = loadLexicon();
  const postings = readPostings(path.join(folder, 'postings'), split);
  for (const { description } of postings) extractRequirements(description, lexicon);
  const began = performance.now();
  const matches = postings.map((posting) =>
    matchRequirements(posting, extractRequirements(posting.description, lexicon)),
  );
  const milliseconds = (performance.now() - began) / Math.max(1, postings.length);
  const findings = postings.flatMap((posting, index) => findingsOf(posting, matches[index]));
  return {
    figures: { ...figuresOf(matches), ms_per_posting: { value: milliseconds, n: matches.length } },
    findings,
  };
}

const total = (matches: readonly Matches[], count: (match: Matches) => number) =>
  matches.reduce((before, match) => before + count(match), 0);

const share = (part: number, whole: number) => ({ value: whole === 0 ? 1 : part / whole, n: whole });

export function figuresOf(matches: readonly Matches[]): FigureTree {
  const sum = (count: (match: Matches) => number) => total(matches, count);
  const paired = sum(({ pairs }) => pairs.length);
  const found = paired + sum(({ surplus }) => surplus.length);
  const gold = paired + sum(({ missed }) => missed.length);
  const levels = sum(({ pairs }) => pairs.filter((pair) => pair.gold.level === pair.found.level).length);
  return {
    n: { value: matches.length, n: matches.length },
    requirement_precision: share(paired, found),
    requirement_recall: share(paired, gold),
    requirement_f1: share(2 * paired, found + gold),
    must_nice_accuracy: share(levels, paired),
    quotes_exact: share(
      sum(({ exact }) => exact),
      found,
    ),
    kind_accuracy: share(
      sum(({ pairs }) => pairs.filter((pair) => pair.gold.kind === pair.found.kind).length),
      paired,
    ),
  };
}

export function findingsOf({ id }: GoldPosting, match: Matches | undefined): string[] {
  if (!match) return [];
  const wrong = match.pairs.filter(({ gold, found }) => gold.level !== found.level);
  const kinds = match.pairs.filter(({ gold, found }) => gold.kind !== found.kind);
  return [
    ...match.missed.map(({ level, quote }) => `${id} missed ${level}: ${quote}`),
    ...match.surplus.map(({ level, quote }) => `${id} surplus ${level}: ${quote}`),
    ...wrong.map(({ gold, found }) => `${id} level ${gold.level}, found ${found.level}: ${found.quote}`),
    ...kinds.map(({ gold, found }) => `${id} kind ${gold.kind}, found ${found.kind}: ${found.quote}`),
  ];
}
