import type { Lexicon } from '../language/lexicon.ts';
import { languagesIn, levelIn } from '../posting/conditions/language-demands.ts';
import type { PostingFacts } from '../posting/conditions/read-posting-facts.ts';
import type { Reason } from './must-have-reasons.ts';
import type { Wish } from './read-wishes.ts';

export interface OwnLanguages {
  /** How well each is spoken; Infinity where nothing is said of it. */
  spoken: ReadonlyMap<string, number>;
  /** From which level on a demand for it is too much. */
  avoided: ReadonlyMap<string, number>;
}

/** Undefined where no language is named. */
export function readOwnLanguages(wishes: readonly Wish[], lexicon: Lexicon): OwnLanguages | undefined {
  const spoken = new Map<string, number>();
  const avoided = new Map<string, number>();
  for (const { kind, isNotNeeded, text, lower } of wishes) {
    const named = languagesIn(text, lexicon);
    for (const { name, start, end } of named) {
      const near = named.length > 1 ? lower.slice(Math.max(0, start - 12), end + 14) : lower;
      const level = levelIn(near);
      if (kind === 'avoid' || isNotNeeded) avoided.set(name, Math.min(avoided.get(name) ?? 7, level ?? 1));
      else spoken.set(name, Math.max(spoken.get(name) ?? 0, level ?? Number.POSITIVE_INFINITY));
    }
  }
  return spoken.size === 0 && avoided.size === 0 ? undefined : { spoken, avoided };
}

export function brokenLanguage(
  { spoken, avoided }: OwnLanguages,
  known: ReadonlySet<string>,
  { languages }: PostingFacts,
): Reason | undefined {
  for (const { language, level, isMust, quote } of languages) {
    if (!isMust) continue;
    const tooMuch = avoided.get(language);
    const own = spoken.get(language);
    const isBroken =
      tooMuch !== undefined
        ? level >= tooMuch
        : own !== undefined
          ? level > (own >= 5 ? 6 : own)
          : !known.has(language) && spoken.size > 0;
    const isSpoken = own !== undefined || (tooMuch !== undefined && tooMuch > 1);
    if (isBroken) return { code: 'language', language, isSpoken, quote };
  }
  return undefined;
}
