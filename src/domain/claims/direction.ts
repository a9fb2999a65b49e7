import { phrasePattern } from '../language/phrase-pattern.ts';
import type { Quantity } from '../language/quantity.ts';
import { keyOf } from '../language/words.ts';
import { type Comparator, type Comparison, type Finding, finding, spanOf } from './comparison.ts';
import type { LedgerLine } from './ledger.ts';
import { has, type Token } from './tokens.ts';
import { saidIn, wordSupport } from './word-support.ts';

/** No is not yes, more is not less: what is denied, raised or cut is so in both. */
export const compareDirection: Comparator = (comparison) => [
  ...turnedNegation(comparison),
  ...turnedVerbs(comparison),
  ...turnedEnds(comparison),
  ...turnedPairs(comparison),
];

/** A clause of the text beside the clause of the person's that has most of its words; found once for all who ask. */
export function clausePairs(comparison: Comparison): ClausePair[] {
  const known = foundPairs.get(comparison) ?? findPairs(comparison);
  foundPairs.set(comparison, known);
  return known;
}

interface ClausePair {
  clause: Token[];
  line: LedgerLine;
  of: Token[];
  fit: number;
}

/** Each is held against each; sentences have a few. */
const mostClauses = 40;
const mostOthers = 200;

const foundPairs = new WeakMap<Comparison, ClausePair[]>();

function findPairs({ tokens, sources }: Comparison): ClausePair[] {
  const own = [...Map.groupBy(tokens, ({ clause }) => clause).values()].slice(0, mostClauses);
  const others = sources
    .flatMap((line) =>
      [...Map.groupBy(line.tokens, ({ clause }) => clause).values()].map((of) => ({ line, of })),
    )
    .slice(0, mostOthers);
  return own.flatMap((clause) => {
    const content = clause.filter(({ isContent }) => isContent);
    const rated = others
      .map(({ line, of }) => ({
        clause,
        line,
        of,
        fit: saidIn(content, of).length,
      }))
      .sort((a, b) => b.fit - a.fit);
    const [best] = rated;
    return best && best.fit >= Math.max(Math.min(2, content.length), content.length * 0.4) ? [best] : [];
  });
}

function turnedNegation(comparison: Comparison): Finding[] {
  const { sources, tokens } = comparison;
  const denied = tokens.filter((token) => has('negation')(token) || token.key === '0');
  const said = sources.flatMap((line) =>
    line.tokens
      .filter((token) => has('negation')(token) || /^0$|n't$/u.test(token.key))
      .map((token) => ({ line, token })),
  );
  const [added] = denied;
  if (
    added &&
    said.length === 0 &&
    !tokens.some(
      (token) => token.kinds.has('decrease') && sources.some((line) => line.tokens.some(has('decrease'))),
    )
  )
    return [finding(comparison, added, 'reversed', { strength: 0.8 })];
  if (denied.length > 0) return [];
  return said.slice(0, 2).flatMap(({ line, token }) => {
    const next = line.tokens
      .filter(({ start, isContent, clause }) => isContent && start >= token.end && clause === token.clause)
      .slice(0, 3);
    const kept = tokens.filter(
      (own) => own.isContent && next.some((other) => wordSupport(own, other) >= 0.9),
    );
    const [first] = kept;
    if (!first || kept.length < Math.min(2, next.length)) return [];
    if (kept.some(({ clause }) => clause !== first.clause)) return [];
    if (kept.length === 1 && !next.some(({ stem }) => stem === first.stem)) return [];
    return [
      finding(comparison, { start: first.start, end: kept.at(-1)?.end ?? first.end }, 'reversed', {
        source: line.text.slice(token.start, next.at(-1)?.end),
      }),
    ];
  });
}

/** "More than", "mehr als": a bound, no change. */
const bounding = phrasePattern.u`^(?:${'direction/bounding'})$`;

const wayOf = (tokens: readonly Token[]) => ({
  up: tokens.find((token) => has('increase')(token) && !bounding.test(token.key)),
  down: tokens.find((token) => has('decrease')(token) && !bounding.test(token.key)),
});

function turnedVerbs(comparison: Comparison): Finding[] {
  return clausePairs(comparison).flatMap(({ clause, line, of }) => {
    const own = wayOf(clause);
    if (!own.up === !own.down) return [];
    const [said, all] = [wayOf(of), wayOf(line.tokens)];
    const turned =
      own.up && said.down && !all.up ? own.up : own.down && said.up && !all.down ? own.down : undefined;
    return turned
      ? [finding(comparison, turned, 'reversed', { strength: 0.7, source: clauseOf(line, of) })]
      : [];
  });
}

export const clauseOf = (line: LedgerLine, tokens: readonly Token[]) =>
  line.text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);

/** "From 41 to 29" is not "from 29 to 41". */
function turnedEnds(comparison: Comparison): Finding[] {
  const isJoined = (text: string) =>
    /^\s*(?:[\p{L}%]+\s+){0,2}(?:to|auf|à|a|do|na|至|до)\s+\p{Sc}?$/u.test(text);
  const from = /(?:from|von|de|od|由|从)\s+(?:about\s+)?\p{Sc}?$/iu;
  const endsOf = (text: string, amounts: readonly Quantity[]) =>
    amounts.flatMap((first, place) => {
      const second = amounts[place + 1];
      const isFrom =
        second &&
        isJoined(text.slice(first.end, second.start)) &&
        from.test(text.slice(Math.max(0, first.start - 14), first.start));
      return isFrom ? [{ first, second }] : [];
    });
  const said = comparison.sources.flatMap((line) => endsOf(line.text, line.amounts));
  return endsOf(comparison.text, comparison.amounts).flatMap(({ first, second }) =>
    said.some((of) => of.first.values[0] === second.values[0] && of.second.values[0] === first.values[0])
      ? [finding(comparison, { start: first.start, end: second.end }, 'reversed')]
      : [],
  );
}

const pairs =
  /\b(?:from|out of)\s+(?:the\s+)?(\p{L}{3,})(?:[^,;.]{0,24}?)\s(?:to|into)\s+(?:the\s+)?(\p{L}{3,})|(?<!\p{L})(\p{L}{3,})\s+(?:rather than|instead of)\s+(?:\p{L}+\s+){0,2}?(\p{L}{3,})/giu;

/** "From prospecting to referral", "in the quotation stage rather than after installation": turned around. */
function turnedPairs(comparison: Comparison): Finding[] {
  const pairsOf = (text: string) =>
    [...text.matchAll(pairs)].map((found) => ({
      found,
      first: keyOf(found[1] ?? found[3] ?? ''),
      second: keyOf(found[2] ?? found[4] ?? ''),
    }));
  const own = pairsOf(comparison.text);
  const said = own.length > 0 ? comparison.sources.flatMap(({ text }) => pairsOf(text)) : [];
  return own.flatMap(({ found, first, second }) =>
    said.some((of) => of.first === second || of.second === first) &&
    !said.some((of) => of.first === first || of.second === second)
      ? [finding(comparison, spanOf(found), 'reversed')]
      : [],
  );
}
