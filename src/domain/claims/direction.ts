import { phrasePattern } from '../language/phrase-pattern.ts';
import type { Quantity } from '../language/quantity.ts';
import { type Comparator, type Comparison, type Finding, finding } from './comparison.ts';
import type { LedgerLine } from './ledger.ts';
import { has, type Token } from './tokens.ts';
import { keptIn, saidIn, wordSupport } from './word-support.ts';

/** No is not yes: what is denied is so in both. */
export const compareNegation: Comparator = (comparison) => {
  const { sources, tokens } = comparison;
  const isDenial = (token: Token) => has('negation')(token) || /^0$|n't$/u.test(token.key);
  const added = tokens.find(isDenial);
  const said = sources.flatMap((line) => line.tokens.filter(isDenial).map((token) => ({ line, token })));
  if (added) return said.length > 0 ? [] : [finding(comparison, added, 'reversed', { strength: 0.8 })];
  return said.slice(0, 2).flatMap(({ line, token }): Finding[] => {
    const next = line.tokens.filter(({ start, isContent }) => isContent && start >= token.end).slice(0, 3);
    const kept = tokens.filter((own) => next.some((other) => wordSupport(own, other) >= 0.9));
    const [first, last] = [kept[0], kept.at(-1)];
    if (!first || !last || kept.length < Math.min(2, next.length) || first.clause !== last.clause) return [];
    if (kept.length === 1 && !next.some(({ stem }) => stem === first.stem)) return [];
    const source = line.text.slice(token.start, next.at(-1)?.end);
    return [finding(comparison, { start: first.start, end: last.end }, 'reversed', { source })];
  });
};

const ways: readonly (readonly [string, RegExp])[] = [
  ['from', /\b(?:from|von|desde|od)\s+(?:about |around |roughly |over |under |nearly )?\p{Sc}?$/iu],
  [
    'to',
    phrasePattern.iu`\b(?:${'arrangement/ways-to'})\s+(?:about |around |roughly |over |under |nearly )?\p{Sc}?$`,
  ],
  ['by', /\b(?:by|um|en un|o)\s+(?:about |around |roughly |over |under |nearly )?\p{Sc}?$/iu],
];
const wayOf = (text: string, { start }: Quantity) =>
  ways.find(([, pattern]) => pattern.test(text.slice(Math.max(0, start - 24), start)))?.[0];

/** "From 41 to 29" is not "from 29 to 41", and "fell to 210 ms" is not "fell by 210 ms". */
export const compareWays: Comparator = (comparison) =>
  comparison.amounts.flatMap((amount) => {
    const own = wayOf(comparison.text, amount);
    return comparison.sources.slice(0, 2).flatMap(({ text, amounts }) => {
      const [same, other] = amounts.filter(
        ({ kind, values }) => kind === amount.kind && values[0] === amount.values[0],
      );
      const said = same && !other ? wayOf(text, same) : undefined;
      if (!same || !own || !said || own === said) return [];
      const strength = own === 'by' || said === 'by' ? 0.8 : 1;
      const source = text.slice(Math.max(0, same.start - 12), same.end);
      return [finding(comparison, amount, 'reversed', { strength, source })];
    });
  });

interface ClausePair {
  clause: Token[];
  line: LedgerLine;
  of: Token[];
}

/** Each is held against each; sentences have a few. */
const maxClauses = 40;
const maxOthers = 200;

const clausesOf = (tokens: readonly Token[]) => [...Map.groupBy(tokens, ({ clause }) => clause).values()];

/** A clause of the text beside the clause of the person's that has most of its words. */
function clausePairs({ tokens, sources }: Comparison): ClausePair[] {
  const others = sources
    .flatMap((line) => clausesOf(line.tokens).map((of) => ({ line, of })))
    .slice(0, maxOthers);
  return clausesOf(tokens)
    .slice(0, maxClauses)
    .flatMap((clause) => {
      const content = clause.filter(({ isContent }) => isContent);
      const [best] = others
        .map(({ line, of: tokens }) => ({ clause, line, of: tokens, fit: saidIn(content, tokens).length }))
        .sort((a, b) => b.fit - a.fit);
      return best && best.fit >= Math.max(Math.min(2, content.length), content.length * 0.4) ? [best] : [];
    });
}

/** A record that isn't finished, and of which the text tells most. */
const openRecord = ({ tokens, sources }: Comparison) =>
  sources.slice(0, 2).find(({ kind, tokens: own }) => {
    if (kind === 'job' || kind === 'summary' || !own.some(has('unfinished'))) return false;
    // "Level I passed; Level II candidate": the part that is done may be told.
    if (own.some((token) => has('finished')(token) && tokens.some(({ key }) => key === token.key)))
      return false;
    const content = own.filter((token) => token.isContent && !has('unfinished')(token));
    return keptIn(content, tokens, 0.9).length * 2 > content.length;
  });

const begun = phrasePattern.u`^(?:${'qualifiers/begun'})$`;

/** The line itself says that it isn't done: "testing …; results are not in yet", "(decision expected next spring)". */
function openLine({ sources: [line], tokens }: Comparison): LedgerLine | undefined {
  if (!line || line.kind === 'header') return undefined;
  const isOpen =
    begun.test(line.tokens[0]?.key ?? '') ||
    line.tokens.some((token) => has('unfinished')(token) && token.clause > 0);
  const content = tokens.filter(({ isContent }) => isContent);
  return isOpen && saidIn(content, line.tokens).length * 2 >= content.length ? line : undefined;
}

/** Planned, drafted, applied for or in progress stays so; a goal is no fact. */
export const compareState: Comparator = (comparison) => {
  const { tokens, text } = comparison;
  const keeps = tokens.some(
    (token) =>
      has('unfinished')(token) ||
      has('wish')(token) ||
      /^(?:halfway|midway|now|currently|toward)$/u.test(token.key),
  );
  if (keeps) return [];
  const whole = (line: LedgerLine, strength: number) => [
    finding(comparison, { start: 0, end: text.length }, 'unfinished', { strength, source: line.text }),
  ];
  const record = openRecord(comparison);
  if (record) return whole(record, 1);
  const open = openLine(comparison);
  if (open) return whole(open, 0.45);
  const strength = tokens.some(has('finished')) ? 1 : 0.3;
  return clausePairs(comparison).flatMap(({ clause, line, of: source }) => {
    const [first, last] = [clause[0], clause.at(-1)];
    return first && last && source.some(has('unfinished'))
      ? [
          finding(comparison, { start: first.start, end: last.end }, 'unfinished', {
            strength,
            source: line.text.slice(source[0]?.start, source.at(-1)?.end),
          }),
        ]
      : [];
  });
};
