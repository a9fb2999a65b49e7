import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { wordsOf } from '../language/words.ts';
import type { LetterSource } from './plan-letter.ts';

/** What is known only a little isn't said without saying so. */
const little = phrasePattern.iu`${'asked-languages/little'}`;

/** Languages that the posting speaks of and the person says they speak; English goes without saying. */
export function askedLanguages({ data, posted }: LetterSource, lexicon: Lexicon): string[] {
  const languagesIn = (text: string) =>
    lexicon.skills
      .find(wordsOf(text))
      .flatMap(({ value }) => (value.type === 'human-language' ? [value.name] : []));
  const said = [
    ...(data.skills ?? []),
    ...(data.additional ?? []).flatMap(({ heading, lines }) => lines.map((line) => `${heading} ${line}`)),
  ].flatMap((line) => line.split(/[,;.]\s/u));
  const spoken = new Set(said.filter((text) => !little.test(text)).flatMap(languagesIn));
  return [...new Set(languagesIn(posted.shown))].filter((name) => spoken.has(name) && name !== 'English');
}
