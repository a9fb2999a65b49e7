import type { Lexicon } from '#domain/language/lexicon.ts';
import { placesOf } from '#domain/language/places-of.ts';
import { wordsOf } from '#domain/language/words.ts';
import type { Posting } from '#domain/posting/posting.ts';
import { describeAsk, kindOf, lowerOf } from '#domain/posting/requirements/describe-ask.ts';
import type { Requirement } from '#domain/posting/requirements/extract-requirements.ts';

/**
 * Our requirements of a posting, and behind them what another reader quotes from it and we had missed. A quote that isn't in the
 * posting, or that touches one of ours, is left out. Never for the score, which must not hang on who else has read.
 */
export function withQuoted(
  { description, requirements }: Pick<Posting, 'description' | 'requirements'>,
  quotes: readonly string[],
  lexicon: Lexicon,
): Requirement[] {
  const all = [...requirements];
  for (const quote of quotes) {
    const [place] = placesOf(quote, description);
    if (!place || all.some(({ start, end }) => start < place.end && end > place.start)) continue;
    const text = description.slice(place.start, place.end);
    const skills = lexicon.skills.find(wordsOf(text)).map(({ value }) => value.name);
    all.push({
      ...describeAsk(text),
      kind: kindOf(lowerOf(text), [], false),
      ...place,
      quote: text,
      // Whether it is a must is ours to say, and we had not seen it.
      level: 'nice',
      ...(skills.length > 0 ? { skills: [...new Set(skills)] } : {}),
    });
  }
  return all;
}
