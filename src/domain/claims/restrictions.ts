import { phrasePattern } from '../language/phrase-pattern.ts';
import type { Quantity } from '../language/quantity.ts';
import { type Comparator, type Comparison, type Finding, finding } from './comparison.ts';
import type { LedgerLine } from './ledger.ts';
import { has, type Token } from './tokens.ts';
import { keptIn, wordSupport } from './word-support.ts';

/** The lines it rests on that tell something. */
const relevantSources = ({ sources }: Comparison) =>
  sources.slice(0, 3).filter((line) => line.kind !== 'header' && line.kind !== 'contact');

/** A word that limited the claim stays while what it limited stays. */
export const compareRestrictions: Comparator = (comparison) =>
  relevantSources(comparison).flatMap((line) =>
    line.tokens
      .filter(
        (token, place) =>
          has('narrow')(token) && (token.isContent || !line.tokens[place - 1]?.kinds.has('narrow')),
      )
      .filter((token) => !isKept(token, comparison))
      .filter((token) => keptOf(line, token, comparison) >= 0.5 || boundsBefore(token, line, comparison))
      .map((token) => {
        const next = line.tokens.find(({ start, isContent }) => isContent && start >= token.end);
        const noun = next && comparison.tokens.find((own) => own.isContent && wordSupport(own, next) >= 0.8);
        return finding(comparison, noun ?? comparison.tokens[0] ?? { start: 0, end: 0 }, 'restriction', {
          strength: noun || boundsBefore(token, line, comparison) ? 1 : 0.3,
          source: line.text.slice(token.start, (next ?? token).end),
        });
      }),
  );

const limiting = /^(?:of|in|on|at|for|under|among|with)$/u;

/** "No redesigns of the base frame", "the close of the lending department": what stood right behind a kept word and bounded it. */
export const compareLimits: Comparator = (comparison) =>
  relevantSources(comparison)
    .slice(0, 2)
    .flatMap((line) =>
      line.tokens.flatMap((token, place): Finding[] => {
        const head = line.tokens[place - 1];
        if (!head?.isContent || !limiting.test(token.key)) return [];
        const kept = comparison.tokens.find((own) => own.isContent && wordSupport(own, head) >= 0.9);
        const phrase = phraseAfter(line, place);
        const [first, last] = [phrase[0], phrase.at(-1)];
        if (!kept || !first || !last || /\d/u.test(first.key)) return [];
        if (keptIn(phrase, comparison.tokens, 0.6).length > 0) return [];
        const source = line.text.slice(head.start, last.end);
        return [finding(comparison, kept, 'restriction', { strength: 0.25, source })];
      }),
    );

/** The content words of a phrase up to its end. */
function phraseAfter({ tokens }: LedgerLine, place: number): Token[] {
  const words: Token[] = [];
  for (const token of tokens.slice(place + 1)) {
    if (token.clause !== tokens[place]?.clause || (words.length > 0 && !token.isContent)) break;
    if (token.isContent) words.push(token);
  }
  return words.slice(0, 4);
}

const partOf = /^\s+(?:out )?of (?:the |an? |its |my |our )?\p{Sc}?$/iu;
const oneOf = phrasePattern.u`^(?:${'restrictions/is-one-of'})$`;

/** "6 of the 20 programs" is not "the 20 programs"; but one of six reps may be told as a group of six. */
export const compareShares: Comparator = (comparison) => {
  const { sources, amounts, tokens } = comparison;
  const keeps = ({ values }: Quantity) => amounts.find((own) => own.values[0] === values[0]);
  const isGroup = tokens.some((token) => has('team')(token) || oneOf.test(token.key));
  if (amounts.some(({ kind }) => kind === 'percent')) return [];
  return sources.slice(0, 3).flatMap((line) =>
    line.amounts.flatMap((part, place) => {
      const whole = line.amounts[place + 1];
      if (!whole || keeps(part) || !partOf.test(line.text.slice(part.end, whole.start))) return [];
      if (part.values[0] === 1 && isGroup) return [];
      // "All but $15,000 of it": the rest is kept.
      const [count = 0, all = 0] = [part.values[0], whole.values[0]];
      if (amounts.some(({ values }) => values[0] === all - count)) return [];
      const next = line.tokens.find(({ start, isContent }) => isContent && start >= whole.end);
      const noun = next && tokens.find((own) => own.isContent && wordSupport(own, next) >= 0.9);
      const kept = keeps(whole);
      const at = kept ?? noun;
      const source = line.text.slice(part.start, next?.end ?? whole.end);
      return at ? [finding(comparison, at, 'restriction', { strength: kept ? 1 : 0.5, source })] : [];
    }),
  );
};

const isKept = (token: Token, { tokens }: Comparison) =>
  tokens.some((own) => own.stem === token.stem || (has('narrow')(own) && wordSupport(own, token) >= 0.5));

/** "Weekly swabs, filling room only": it bounds what stands before the comma. */
const boundsBefore = (token: Token, line: LedgerLine, comparison: Comparison) =>
  token.key === 'only' &&
  keptOf(line, token, comparison) === 0 &&
  keptOf(line, token, comparison, token.clause - 1) >= 0.5;

/** How much of the clause around a word of the person's, or of another, the text keeps. */
function keptOf(line: LedgerLine, but: Token, { tokens }: Comparison, index = but.clause) {
  const clause = line.tokens.filter((token) => token !== but && token.isContent && token.clause === index);
  return clause.length === 0 ? 0 : keptIn(clause, tokens).length / clause.length;
}
