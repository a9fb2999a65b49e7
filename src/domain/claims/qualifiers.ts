import { phrasePattern } from '../language/phrase-pattern.ts';
import type { ClaimWordKind } from './claim-words.ts';
import { type Comparator, type Comparison, finding } from './comparison.ts';
import { clauseOf, clausePairs } from './direction.ts';
import type { LedgerLine } from './ledger.ts';
import { has, type Token } from './tokens.ts';
import { keptIn, saidIn, sameThing, wordSupport } from './word-support.ts';

/** Words that make a claim larger must be the person's own, said of the same thing. */
export const compareWidth: Comparator = (comparison) =>
  comparison.tokens
    .filter(
      (token) => has('wider')(token) && isSaidOfSomething(token, comparison) && !isFixed(token, comparison),
    )
    .flatMap((token) => {
      const strength = isUniversal(token) ? 1 : 0.5;
      const said = saidOf(token, comparison);
      if (said === 'same' || isMajority(token, comparison)) return [];
      return [
        finding(comparison, token, 'wider', { strength: said === 'other' ? strength * 0.7 : strength }),
      ];
    });

const isUniversalWords = phrasePattern.u`^(?:${'qualifiers/is-universal'})$`;

const isUniversal = ({ key }: Token) => isUniversalWords.test(key);

/** "are all familiar", "the first time": only before what it widens does it widen. */
function isSaidOfSomething(token: Token, { tokens, language, kind }: Comparison): boolean {
  if (language !== 'en') return true;
  const next = tokens[tokens.indexOf(token) + 1];
  if (token.key === 'wide') return true;
  if (!next || next.clause !== token.clause) return false;
  if (/^(?:are|is|were|was)$/u.test(tokens[tokens.indexOf(token) - 1]?.key ?? '')) return false;
  if (kind === 'letter' && !/^(?:all|every|each|entire|whole)$/u.test(token.key)) return false;
  return (
    token.part !== 'PRON' &&
    token.part !== 'VERB' &&
    (next.isContent || /^(?:of|the|my|our|its)$/u.test(next.key))
  );
}

/** "Most students" for 71% of them. */
const isMajority = ({ key }: Token, { sources }: Comparison) =>
  /^(?:most|majority)$/u.test(key) &&
  sources.some((line) =>
    line.amounts.some(
      ({ kind, values }) => kind === 'percent' && (values[0] ?? 0) > 50 && (values[0] ?? 0) <= 100,
    ),
  );

/** Whether the person's lines say it: of the same thing, of another one, or not at all. */
function saidOf(token: Token, { sources, tokens }: Comparison): 'same' | 'other' | 'no' {
  const about = tokens
    .filter(({ start, isContent, clause }) => isContent && start >= token.end && clause === token.clause)
    .slice(0, 4);
  let said: 'other' | 'no' = 'no';
  for (const line of sources)
    for (const [place, source] of line.tokens.entries()) {
      if (source.key !== token.key && !(source.kinds.has('wider') && wordSupport(token, source) >= 0.6))
        continue;
      const next = line.tokens
        .slice(place + 1)
        .filter(({ isContent }) => isContent)
        .slice(0, 4);
      if (
        about.length === 0 ||
        about.some((word) => next.some((other) => wordSupport(word, other) >= sameThing))
      )
        return 'same';
      said = 'other';
    }
  return said;
}

const isSaid = (token: Token, { sources }: Comparison, kind: ClaimWordKind) =>
  sources.some((line) =>
    line.tokens.some(
      (source) => source.key === token.key || (source.kinds.has(kind) && wordSupport(token, source) >= 0.6),
    ),
  );

const eachPeriod = phrasePattern.iu`^(?:\s+(?:${'qualifiers/each-period'})s?\b|\s+but\b)`;
const wholePeriod = /^\s+(?:but|the time|year|day|night|(?:of\s+)?(?:19|20)\d\d)\b/iu;

const isFixedWords = phrasePattern.u`^\s+(?:${'qualifiers/is-fixed'})\b`;

/** "each week", "every Monday", "total of": not a wider claim. */
const isFixed = (token: Token, { text }: Comparison) =>
  (/^(?:all|entire|whole)$/u.test(token.key) ? wholePeriod : eachPeriod).test(text.slice(token.end)) ||
  (/^(?:all|first|best|most|largest|whole|total)$/u.test(token.key) &&
    /\b(?:at|in|a|przede)\s+$/iu.test(text.slice(0, token.start))) ||
  /\bprzede\s+$/iu.test(text.slice(0, token.start)) ||
  (token.key !== 'wide' && /[\p{L}]-$/u.test(text.slice(0, token.start))) ||
  /^-/u.test(text.slice(token.end)) ||
  isFixedWords.test(text.slice(token.end)) ||
  (/^both$/iu.test(token.key) && /\sand\s/u.test(text.slice(token.end, token.end + 60)));

/** "Drafting a proposal to move reports": what is opened by "to" is as far as what stands before it. */
function leadOf({ tokens, text }: LedgerLine, of: readonly Token[]): Token[] {
  const [first] = of;
  const before = first ? tokens.filter(({ clause }) => clause === first.clause - 1) : [];
  const last = before.at(-1);
  const isLed = first?.key === 'to' && last && /^\s+$/u.test(text.slice(last.end, first.start));
  return [...(isLed ? before : []), ...markersOf(tokens)];
}

/** "Finalist, …", "…; decision pending": a clause that only says how far it got says so of the whole line. */
const markersOf = (tokens: readonly Token[]): Token[] => {
  const known =
    foundMarkers.get(tokens) ??
    [...Map.groupBy(tokens, ({ clause }) => clause).values()]
      .filter((clause) => {
        const content = clause.filter(({ isContent }) => isContent);
        return content.length <= 2 && content.some(has('unfinished'));
      })
      .flat();
  foundMarkers.set(tokens, known);
  return known;
};
const foundMarkers = new WeakMap<readonly Token[], Token[]>();

/** A record that isn't finished, and of which the text tells most. */
const openRecord = ({ tokens, sources }: Comparison) =>
  sources.slice(0, 2).find(({ kind, tokens: own }) => {
    if (kind === 'job' || kind === 'summary' || kind === 'header' || !own.some(has('unfinished')))
      return false;
    const content = own.filter((token) => token.isContent && !has('unfinished')(token));
    const kept = keptIn(content, tokens, 0.9);
    return kept.length * 2 > content.length;
  });

/** Planned, drafted, applied for or in progress stays so; a goal is no fact. */
export const compareState: Comparator = (comparison) => {
  const { tokens, sources } = comparison;
  const keeps = tokens.some(
    (token) =>
      has('unfinished')(token) ||
      has('wish')(token) ||
      /^(?:halfway|midway|now|currently|toward)$/u.test(token.key),
  );
  const record = openRecord(comparison);
  const isPartDone = record?.tokens.some(
    (token) => has('finished')(token) && tokens.some(({ key }) => key === token.key),
  );
  if (record && !keeps && !isPartDone)
    return [
      finding(comparison, { start: 0, end: comparison.text.length }, 'unfinished', { source: record.text }),
    ];
  const open = openLine(comparison);
  if (open && !keeps && !tokens.some(has('negation')))
    return [
      finding(comparison, { start: 0, end: comparison.text.length }, 'unfinished', {
        strength: 0.45,
        source: open.text,
      }),
    ];
  const finishes = tokens.find(has('finished'));
  return clausePairs(comparison).flatMap(({ clause, line, of }) => {
    const open = [...of, ...leadOf(line, of)].find(has('unfinished'));
    const [first] = clause;
    if (!open || !first || keeps) return [];
    const isSaidDone = sources.some((one) => one !== line && one.tokens.some(has('finished')));
    const said = clauseOf(line, of);
    return [
      finding(comparison, { start: first.start, end: clause.at(-1)?.end ?? first.end }, 'unfinished', {
        strength: finishes ? 1 : isSaidDone ? 0.15 : 0.3,
        source: said,
      }),
    ];
  });
};

/** "Personally", "sole": only where the person says so. */
export const compareOwnership: Comparator = (comparison) =>
  comparison.tokens
    .filter((token) => has('own')(token) && !isSaid(token, comparison, 'own'))
    .map((token) => finding(comparison, token, 'team'));

const begun = phrasePattern.u`^(?:${'qualifiers/begun'})$`;

/** The line itself says that it isn't done: "testing …; results are not in yet", "(decision expected next spring)". */
function openLine({ sources, tokens }: Comparison): LedgerLine | undefined {
  const [line] = sources;
  if (!line || line.kind === 'header') return undefined;
  const isOpen =
    begun.test(line.tokens[0]?.key ?? '') ||
    line.tokens.some((token, place) => has('unfinished')(token) && token.clause > 0 && place < line.wishFrom);
  const content = tokens.filter(({ isContent }) => isContent);
  const own = saidIn(content, line.tokens);
  const isProgressive = begun.test(tokens[0]?.key ?? '');
  return isOpen && !isProgressive && own.length * 2 >= content.length ? line : undefined;
}
