import { phrasePattern } from '../language/phrase-pattern.ts';
import type { Quantity } from '../language/quantity.ts';
import { type Comparator, type Comparison, type Finding, finding } from './comparison.ts';
import type { LedgerLine } from './ledger.ts';
import { has, type Token } from './tokens.ts';
import { keptIn, wordSupport } from './word-support.ts';

/** The lines it rests on that tell something. */
const toldSources = ({ sources }: Comparison) =>
  sources.slice(0, 3).filter((line) => line.kind !== 'header' && line.kind !== 'contact');

/** A word that limited the claim stays while what it limited stays. */
export const compareRestrictions: Comparator = (comparison) =>
  toldSources(comparison).flatMap((line) =>
    line.tokens
      .filter(
        (token, place) =>
          has('narrow')(token) &&
          place < line.wishFrom &&
          (token.isContent || !line.tokens[place - 1]?.kinds.has('narrow')),
      )
      .filter((token) => !isKept(token, comparison) && limitsKept(token, line, comparison))
      .map((token) => {
        const noun = keptAfter(token, line, comparison);
        return finding(comparison, noun ?? comparison.tokens[0] ?? { start: 0, end: 0 }, 'restriction', {
          strength: noun || boundsBefore(token, line, comparison) ? 1 : 0.3,
          source: line.text.slice(token.start, (nextContent(token, line) ?? token).end),
        });
      }),
  );

const limiting = /^(?:of|in|on|at|for|under|among|with)$/u;

const isAbsoluteWords = phrasePattern.iu`\b(?:${'restrictions/compare-limits-is-absolute'})\s+(?:\p{L}+\s+){0,2}$`;

/** "No redesigns of the base frame", "the close of the lending department": what stood right behind a kept word and bounded it. */
export const compareLimits: Comparator = (comparison) =>
  toldSources(comparison)
    .slice(0, 2)
    .flatMap((line) =>
      line.tokens.flatMap((token, place): Finding[] => {
        const head = line.tokens[place - 1];
        if (!head?.isContent || /\d/u.test(head.key) || !limiting.test(token.key) || place >= line.wishFrom)
          return [];
        const kept = comparison.tokens.find((own) => own.isContent && wordSupport(own, head) >= 0.9);
        const phrase = phraseAfter(line, place);
        if (
          !kept ||
          phrase.length === 0 ||
          isManner(phrase, comparison) ||
          /\d/u.test(phrase[0]?.key ?? '') ||
          keptIn(phrase, comparison.tokens, 0.6).length > 0
        )
          return [];
        const before = comparison.text.slice(Math.max(0, kept.start - 22), kept.start);
        const isAbsolute = isAbsoluteWords.test(before);
        const source = line.text.slice(head.start, phrase.at(-1)?.end);
        return [finding(comparison, kept, 'restriction', { strength: isAbsolute ? 1 : 0.25, source })];
      }),
    );

/** "in a fast-paced environment", "with strong work ethic": praise bounds nothing. */
const isManner = (phrase: readonly Token[], { knowledge: { forms } }: Comparison) =>
  phrase.every(({ key }) => forms.isSoft(key) || forms.isFrame(key) || manner.test(key));
const manner = phrasePattern.u`^(?:${'restrictions/manner'})$`;

/** The content words of a phrase up to its end. */
function phraseAfter({ tokens }: LedgerLine, place: number): Token[] {
  const words: Token[] = [];
  for (const token of tokens.slice(place + 1)) {
    if (token.clause !== tokens[place]?.clause || (words.length > 0 && !token.isContent)) break;
    if (token.isContent) words.push(token);
  }
  return words.slice(0, 4);
}

/** "6 of the 20 programs" is not "the 20 programs". */
export const compareShares: Comparator = (comparison) =>
  comparison.sources.slice(0, 3).flatMap((line) =>
    line.amounts.flatMap((part, place) => {
      const whole = line.amounts[place + 1];
      if (
        !whole ||
        !/^\s+(?:\p{L}+\s+)?(?:out )?of (?:the |an? |its |my |our )?\p{Sc}?$/iu.test(
          line.text.slice(part.end, whole.start),
        )
      )
        return [];
      const has = (of: Quantity) => comparison.amounts.find((own) => own.values[0] === of.values[0]);
      const [keptPart, keptWhole] = [has(part) ?? restOf(part, whole, comparison), has(whole)];
      if (part.values[0] === 1 && isOneOf(line.text.slice(part.end, whole.start), comparison)) return [];
      const next = line.tokens.find(({ start, isContent }) => isContent && start >= whole.end);
      const noun = next && comparison.tokens.find((own) => own.isContent && wordSupport(own, next) >= 0.9);
      if (
        keptPart ||
        /\ball but\b/iu.test(comparison.text) ||
        (!keptWhole && !noun) ||
        comparison.amounts.some(({ kind }) => kind === 'percent')
      )
        return [];
      const at = keptWhole ?? noun;
      return at
        ? [
            finding(comparison, at, 'restriction', {
              strength: keptWhole ? 1 : 0.5,
              source: line.text.slice(part.start, next?.end ?? whole.end),
            }),
          ]
        : [];
    }),
  );

/** "30 of 48 credits to go" for 18 of 48. */
const restOf = (
  { values: [part = 0] }: Quantity,
  { values: [whole = 0] }: Quantity,
  { amounts }: Comparison,
) => amounts.find(({ values }) => values[0] === whole - part);

const isOneOfWords = phrasePattern.u`^(?:${'restrictions/is-one-of'})$`;

/** "One of six reps" told as a group of six; "one squad of five" is no part of anything. */
const isOneOf = (between: string, { tokens }: Comparison) =>
  !/^\s+(?:out )?of\s/u.test(between) ||
  tokens.some(({ key, kinds }) => kinds.has('team') || isOneOfWords.test(key));

const sorts = [/^(?:pilot|trial|test|try|tried|experiment)/u, phrasePattern.u`^(?:${'restrictions/sorts'})`];

/** Said in other words of the same sort is said. */
const isKept = (token: Token, { tokens }: Comparison) =>
  tokens.some(
    (own) =>
      own.key === token.key ||
      own.stem === token.stem ||
      (own.kinds.has('narrow') && wordSupport(own, token) >= 0.5) ||
      sorts.some((sort) => sort.test(own.key) && sort.test(token.key)) ||
      (own.part === '' && wordSupport(own, token) >= 0.9) ||
      (own.part === '' && own.kinds.has('narrow')),
  );

const nextContent = (token: Token, line: LedgerLine) =>
  line.tokens.find(({ start, isContent }) => isContent && start >= token.end);

function keptAfter(token: Token, line: LedgerLine, { tokens }: Comparison): Token | undefined {
  const next = nextContent(token, line);
  return next && next.clause === token.clause
    ? tokens.find((own) => own.isContent && wordSupport(own, next) >= 0.8)
    : undefined;
}

const limitsKept = (token: Token, line: LedgerLine, comparison: Comparison) => {
  const kept = keptOf(line, token.clause, comparison, token);
  return boundsBefore(token, line, comparison) || kept >= 0.5;
};

/** "Weekly swabs, filling room only": it bounds what stands before the comma. */
const boundsBefore = (token: Token, line: LedgerLine, comparison: Comparison) =>
  /^(?:only|nur|solo|seulement|tylko|apenas)$/u.test(token.key) &&
  keptOf(line, token.clause, comparison, token) === 0 &&
  keptOf(line, token.clause - 1, comparison) >= 0.5;

/** How much of a clause of the person's the text keeps. */
function keptOf(line: LedgerLine, of: number, { tokens }: Comparison, but?: Token) {
  const clause = line.tokens.filter(
    ({ isContent, clause: at }, place) => isContent && at === of && line.tokens[place] !== but,
  );
  const kept = keptIn(clause, tokens);
  return clause.length === 0 ? 0 : kept.length / clause.length;
}
