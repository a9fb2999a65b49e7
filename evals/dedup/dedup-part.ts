import { joinVacancies } from '#domain/jobs/duplicates/join-vacancies.ts';
import type { Lexicon } from '#domain/language/lexicon.ts';
import type { JobPosting } from '#domain/posting/source/job-posting.ts';
import { loadLexicon } from '#server/process/load-lexicon.ts';
import type { Figure, Part } from '../part.ts';
import { type GoldPair, pairsIn, readAllPairs, readPool } from './read-dedup.ts';

/** Duplicates: each pair by itself, and everything that is joined when the whole pool is looked at together. */
export const dedupPart: Part = {
  name: 'dedup',
  measure: (folder, split) => {
    const lexicon = loadLexicon();
    const pool = readPool(folder);
    const all = readAllPairs(folder);
    const pairs = pairsIn(all, split);
    const own = namesIn(pairs);
    const paired = namesIn(all);
    // What is in no pair is nobody's copy; it belongs to everything but what is held out.
    const names = [...pool.keys()].filter(
      (name) => own.has(name) || split === undefined || (split === 'tune' && !paired.has(name)),
    );
    const single = measurePairs(pairs, pool, lexicon);
    const joined = measurePool(names, all, pool, lexicon);
    return {
      figures: { ...single.figures, ...joined.figures },
      findings: [...single.findings, ...joined.findings],
    };
  },
};

const namesIn = (pairs: readonly GoldPair[]) => new Set(pairs.flatMap(({ a, b }) => [a, b]));

const shareOf = (part: number, n: number): Figure => ({ value: n === 0 ? 1 : part / n, n });

function measurePairs(pairs: readonly GoldPair[], pool: ReadonlyMap<string, JobPosting>, lexicon: Lexicon) {
  const judged = pairs.map((pair) => {
    const postings = [pair.a, pair.b].flatMap((name) => pool.get(name) ?? []);
    return { ...pair, isJoined: postings.length === 2 && joinVacancies(postings, lexicon).length === 1 };
  });
  const right = judged.filter(({ same, isJoined }) => same && isJoined).length;
  return {
    figures: {
      precision: shareOf(right, judged.filter(({ isJoined }) => isJoined).length),
      recall: shareOf(right, judged.filter(({ same }) => same).length),
    },
    findings: judged
      .filter(({ same, isJoined }) => same !== isJoined)
      .map(({ a, b, isJoined, why }) => `${isJoined ? 'wrongly joined' : 'missed'}: ${a} ${b}: ${why}`),
  };
}

function measurePool(
  names: readonly string[],
  all: readonly GoldPair[],
  pool: ReadonlyMap<string, JobPosting>,
  lexicon: Lexicon,
) {
  const clusterOf = clustersOf(all.filter(({ same }) => same));
  const isOne = (a: string, b: string) => a === b || (clusterOf.get(a) ?? a) === (clusterOf.get(b) ?? b);
  const postings = names.flatMap((name) => pool.get(name) ?? []);
  const joined = joinVacancies(postings, lexicon).flatMap((group) =>
    pairsOf(group.flatMap((place) => names[place] ?? [])),
  );
  const wrong = joined.filter(([a, b]) => !isOne(a, b));
  const same = pairsOf(names).filter(([a, b]) => isOne(a, b)).length;
  return {
    figures: {
      pool_precision: shareOf(joined.length - wrong.length, joined.length),
      pool_recall: shareOf(joined.length - wrong.length, same),
    },
    findings: wrong.map(([a, b]) => `wrongly joined in the pool: ${a} ${b}`),
  };
}

const pairsOf = (names: readonly string[]): [string, string][] =>
  names.flatMap((a, place) => names.slice(place + 1).map((b): [string, string] => [a, b]));

/** Every name with that of its cluster. */
function clustersOf(pairs: readonly GoldPair[]): Map<string, string> {
  const members = new Map<string, string[]>();
  for (const { a, b } of pairs) {
    const [one, other] = [members.get(a) ?? [a], members.get(b) ?? [b]];
    if (one === other) continue;
    const both = [...one, ...other];
    for (const name of both) members.set(name, both);
  }
  return new Map([...members].map(([name, [first = name]]) => [name, first]));
}
