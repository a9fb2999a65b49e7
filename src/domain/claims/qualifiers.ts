import { phrasePattern } from '../language/phrase-pattern.ts';
import { type Comparator, type Comparison, finding } from './comparison.ts';
import { has, type Token } from './tokens.ts';
import { saidIn, wordSupport } from './word-support.ts';

/** Words that make a claim larger must be the person's own, said of the same thing. */
export const compareWidth: Comparator = (comparison) =>
  comparison.tokens
    .filter((token) => has('wider')(token) && widens(token, comparison) && !isFixed(token, comparison))
    .flatMap((token) => {
      const said = saidOf(token, comparison);
      if (said === 'same') return [];
      const strength = said === 'no' && universal.test(token.key) ? 1 : 0.5;
      return [finding(comparison, token, 'wider', { strength })];
    });

const universal = phrasePattern.u`^(?:${'qualifiers/is-universal'})$`;

/** "are all familiar", "the first time": only before what it widens does it widen. */
function widens(token: Token, { tokens, language }: Comparison): boolean {
  if (language !== 'en') return true;
  const place = tokens.indexOf(token);
  const [before, next] = [tokens[place - 1], tokens[place + 1]];
  return (
    next !== undefined &&
    !/^(?:are|is|were|was)$/u.test(before?.key ?? '') &&
    (next.isContent || /^(?:of|the|my|our|its)$/u.test(next.key))
  );
}

/** Whether the person's lines say it: of the same thing, of another one, or not at all. */
function saidOf(token: Token, { sources, tokens }: Comparison): 'same' | 'other' | 'no' {
  const about = tokens.filter(({ start, isContent }) => isContent && start >= token.end).slice(0, 4);
  const said = sources.flatMap((line) =>
    line.tokens
      .filter((source) => has('wider')(source) && wordSupport(token, source) >= 0.6)
      .map(({ end }) => line.tokens.filter(({ start, isContent }) => isContent && start >= end).slice(0, 4)),
  );
  if (said.length === 0) return 'no';
  return about.length === 0 || said.some((next) => saidIn(about, next).length > 0) ? 'same' : 'other';
}

const eachPeriod = phrasePattern.iu`^(?:\s+(?:${'qualifiers/each-period'})s?\b|\s+but\b|-)`;
const wholePeriod = /^(?:\s+(?:but|the time|year|day|night|(?:of\s+)?(?:19|20)\d\d)\b|-)/iu;

/** "each week", "every Monday": not a wider claim. */
function isFixed({ key, end }: Token, { text }: Comparison): boolean {
  const after = text.slice(end);
  return (
    (/^(?:all|entire|whole)$/u.test(key) ? wholePeriod : eachPeriod).test(after) ||
    (key === 'both' && /\sand\s/u.test(after.slice(0, 60)))
  );
}

/** "Personally", "sole": only where the person says so. */
export const compareOwnership: Comparator = (comparison) =>
  comparison.tokens
    .filter(
      (token) =>
        has('own')(token) &&
        !comparison.sources.some((line) =>
          line.tokens.some((source) => has('own')(source) && wordSupport(token, source) >= 0.6),
        ),
    )
    .map((token) => finding(comparison, token, 'team'));
