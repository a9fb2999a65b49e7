import { phrasePattern } from '../language/phrase-pattern.ts';
import { type Comparator, type Comparison, type Finding, finding } from './comparison.ts';
import type { Token } from './tokens.ts';
import { wordSupport } from './word-support.ts';

/** A language or a skill is known as well as the resume says, and no better. */
export const compareLevels: Comparator = (comparison) => [
  ...compareLanguages(comparison),
  ...compareSkillLevels(comparison),
];

/** CEFR levels and words for them, 1 to 6. */
const ladder: readonly (readonly [number, RegExp])[] = [
  [6, phrasePattern.u`^(?:${'levels/ladder'})$`],
  [5, phrasePattern.u`^(?:${'levels/ladder-2'})$`],
  [4, phrasePattern.u`^(?:${'levels/ladder-3'})$`],
  [
    3,
    /^(?:intermediate|conversational|b1|intermedi\p{L}*|intermédiaire|mittel\p{L}*|komunikatywn\p{L}*|sredni\p{L}*)$/u,
  ],
  [2, phrasePattern.u`^(?:${'levels/ladder-4'})$`],
  [1, /^(?:beginner|learning|a1|debutant\p{L}*|principiante|anfanger\p{L}*|iniciante)$/u],
];
const levelOf = ({ key }: Token) => ladder.find(([, pattern]) => pattern.test(key))?.[0];

/** The level said of a word: in its own part of the list, after it or before it. */
function levelNear(tokens: readonly Token[], place: number, text: string): number | undefined {
  const own = tokens[place];
  for (const step of [1, 2, 3, -1, -2, -3, -4]) {
    const other = tokens[place + step];
    if (!own || !other) continue;
    const between = step > 0 ? text.slice(own.end, other.start) : text.slice(other.end, own.start);
    const level = levelOf(other);
    if (level !== undefined && !/[;|•\n]|,\s/u.test(between.replace(/\([^)]*\)?/gu, ''))) return level;
  }
  return undefined;
}

const isLanguage = ({ text }: Token, { knowledge: { lexicon } }: Comparison): boolean =>
  lexicon.skills.whole(text)?.type === 'human-language';

/** A language that the resume has; those that it hasn't are names that it hasn't. */
function compareLanguages(comparison: Comparison): Finding[] {
  const { tokens, text, ledger, kind } = comparison;
  // What was done tells of no level: "a bilingual card set".
  if (kind === 'bullet') return [];
  return tokens.flatMap((token, place) => {
    if (!isLanguage(token, comparison)) return [];
    const said = ledger.lines.flatMap((line) =>
      line.tokens.flatMap((source, at) =>
        wordSupport(token, source) === 1 ? [levelNear(line.tokens, at, line.text) ?? 0] : [],
      ),
    );
    // "Fluent in French and Spanish": one word for all of them.
    const before = tokens.slice(Math.max(0, place - 6), place).map(levelOf);
    const level = levelNear(tokens, place, text) ?? before.findLast((each) => each !== undefined);
    const held = Math.max(...said);
    if (said.length === 0 || level === undefined || (held > 0 && level <= held)) return [];
    return [finding(comparison, token, 'level', { strength: held === 0 ? 0.5 : 1 })];
  });
}

/** "Expert in", "advanced": where the lines it rests on say so, or the person says it of themselves. */
function compareSkillLevels(comparison: Comparison): Finding[] {
  const { tokens, sources, ledger } = comparison;
  const lines = [...sources, ...ledger.lines.filter(({ kind }) => kind !== 'job' && kind !== 'skill')];
  const isOfLanguage = (place: number) =>
    tokens.slice(Math.max(0, place - 2), place + 8).some((word) => isLanguage(word, comparison));
  return tokens
    .filter(
      ({ kinds, isContent, key }, place) =>
        // Certificates, licenses and languages are compared as such.
        kinds.has('level-high') &&
        isContent &&
        !/^(?:certified|licensed|bilingual)$/u.test(key) &&
        !isOfLanguage(place),
    )
    .filter((token) => !lines.some((line) => line.tokens.some(({ key }) => key === token.key)))
    .map((token) => finding(comparison, token, 'level', { strength: 0.25 }));
}
