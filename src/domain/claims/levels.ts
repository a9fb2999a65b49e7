import { phrasePattern } from '../language/phrase-pattern.ts';
import { type Comparator, type Comparison, type Finding, finding, spanOf } from './comparison.ts';
import type { Token } from './tokens.ts';
import { sameThing, wordSupport } from './word-support.ts';

/** A language or a skill is known as well as the resume says, and no better. */
export const compareLevels: Comparator = (comparison) => [
  ...compareLanguages(comparison),
  ...compareSkillLevels(comparison),
  ...compareStanding(comparison),
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
  const isJoined = (a: number, b: number) => {
    const [from, to] = [tokens[Math.min(a, b)], tokens[Math.max(a, b)]];
    return (
      from !== undefined &&
      to !== undefined &&
      !/[;|•\n]|,\s/u.test(text.slice(from.end, to.start).replace(/\([^)]*\)?/gu, ''))
    );
  };
  for (const step of [1, 2, 3, -1, -2, -3, -4]) {
    const other = tokens[place + step];
    if (!other || !isJoined(place, place + step)) continue;
    const level = levelOf(other);
    if (level !== undefined) return level;
  }
  return undefined;
}

/** "Fluent in French and Spanish": one word for all of them. */
function levelBefore(tokens: readonly Token[], place: number): number | undefined {
  for (let at = place - 1; at >= Math.max(0, place - 6); at -= 1) {
    const level = levelOf(tokens[at] as Token);
    if (level !== undefined) return level;
  }
  return undefined;
}

/** Spoken by people, and no polish. */
const isLanguage = ({ text }: Token, { lexicon }: Comparison['knowledge']): boolean =>
  lexicon.skills.whole(text)?.type === 'human-language' && !/^(?:english|polish)$/u.test(text);

function compareLanguages(comparison: Comparison): Finding[] {
  const { tokens, text, ledger, knowledge } = comparison;
  return tokens.flatMap((token, place) => {
    if (!isLanguage(token, knowledge)) return [];
    const said = ledger.lines.flatMap((line) =>
      line.tokens.flatMap((source, at) =>
        source.key === token.key || wordSupport(token, source) === 1
          ? [levelNear(line.tokens, at, line.text) ?? 0]
          : [],
      ),
    );
    if (said.length === 0)
      return isLikelyLanguage(token, comparison) ? [finding(comparison, token, 'language')] : [];
    if (tokens.some((other) => isOfThing(other, comparison))) return [];
    const level = levelNear(tokens, place, text) ?? levelBefore(tokens, place);
    const held = Math.max(...said);
    if (level === undefined || (held > 0 && level <= held)) return [];
    return held === 0
      ? [finding(comparison, token, 'level', { strength: level >= 5 ? 0.5 : 0.2 })]
      : [finding(comparison, token, 'level')];
  });
}

/** "French press" and "Spanish tiles" are no languages. */
const isLikelyLanguage = (token: Token, { tokens, kind }: Comparison) =>
  kind === 'skill' ||
  tokens.some(
    (other) =>
      levelOf(other) !== undefined ||
      (/^(?:speak\p{L}*|spoken|language\p{L}*|written|translat\p{L}*|interpret\p{L}*|in)$/u.test(other.key) &&
        Math.abs(other.start - token.start) < 40),
  );

/** In a title, a headline or a credential of the person's. */
const isHeld = (token: Token, { ledger, alignment }: Comparison) =>
  (alignment.supports.get(token)?.best ?? 0) === 1 &&
  ledger.lines.some(
    ({ kind, tokens, wishFrom }) =>
      kind !== 'job' && kind !== 'skill' && tokens.slice(0, wishFrom).some(({ key }) => key === token.key),
  );

/** "Seasoned" for "experienced": how long, not how well. */
const longIn = /^(?:seasoned|experienced|veteran|practi[cs]ed|skilled|longtime)$/u;
const isAsHigh = (token: Token, { key }: Token) =>
  key === token.key || (longIn.test(token.key) && longIn.test(key));

/** "A bilingual card set": said of a thing, in a line of what was done. */
const isOfThing = ({ key }: Token, { kind }: Comparison) => kind === 'bullet' && key === 'bilingual';

/** "Expert in", "advanced": the resume's own level for the same thing is not lower. */
function compareSkillLevels(comparison: Comparison): Finding[] {
  const { tokens, ledger } = comparison;
  return tokens.flatMap((token, place) => {
    if (!token.kinds.has('level-high') || !token.isContent || token.kinds.has('level-low')) return [];
    const about = [
      ...tokens.slice(place + 1, place + 8),
      ...tokens.slice(Math.max(0, place - 2), place),
    ].filter(({ isContent }) => isContent);
    // How well somebody speaks one is compared as such.
    if (about.some((word) => isLanguage(word, comparison.knowledge))) return [];
    const lowered = about.find((word) =>
      ledger.lines.some((line) => {
        const at = line.tokens.findIndex(
          (source) =>
            (source.isContent && wordSupport(word, source) >= sameThing && source.key.length > 2) ||
            source.key === word.key,
        );
        if (at < 0) return false;
        const near = line.tokens.slice(Math.max(0, at - 2), at + 4);
        return near.some(
          ({ kinds, clause }) =>
            kinds.has('level-low') && Math.abs(clause - (line.tokens[at]?.clause ?? 0)) <= 1,
        );
      }),
    );
    if (lowered) return [finding(comparison, token, 'level')];
    if (isOfThing(token, comparison)) return [];
    // Certificates and licenses are compared as such.
    if (/^(?:certified|licensed)$/u.test(token.key)) return [];
    if (
      isHeld(token, comparison) ||
      comparison.sources.some((line) => line.tokens.some((source) => isAsHigh(token, source)))
    )
      return [];
    return [finding(comparison, token, 'level', { strength: 0.25 })];
  });
}

const standing = phrasePattern.iu`\b(?:(?:${'levels/standing'})[- ](?:level|grade|caliber|calibre|tier))\b`;

/** "Executive-level" ranks the person as no title of theirs does. */
function compareStanding(comparison: Comparison): Finding[] {
  const found = standing.exec(comparison.text);
  return found && !comparison.ledger.text.toLowerCase().includes(found[0].toLowerCase())
    ? [finding(comparison, spanOf(found), 'level')]
    : [];
}
