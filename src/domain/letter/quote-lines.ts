import type { Lexicon } from '../lexicon.ts';
import type { ProseLine } from '../prose/prose-lines.ts';
import { sentenceLanguage } from '../text/language.ts';
import type { Draft } from './draft.ts';
import type { LetterTone } from './letter-limits.ts';
import { calledPlace } from './names.ts';
import type { Way } from './plan-letter.ts';
import { calmed } from './tell-ideas.ts';

const [fewest, most] = [4, 26];
const unfit =
  /\b(?:left|laid off|fired|quit|closed|ended|references?|salary|because|before that|odd jobs)\b|[|@<>]|https?:/iu;

/** Lines of jobs, and others that aren't English, that no sentence tells, between quotation marks: better than courtesy where a resume is short. */
export function quotedLines(
  lines: readonly ProseLine[],
  { sentences }: Draft,
  tone: LetterTone,
  lexicon: Lexicon,
): Way[][] {
  const isTold = ({ text }: ProseLine) =>
    sentences.some(({ sources }) =>
      sources.some(({ quote }) => quote.includes(text) || text.includes(quote)),
    );
  return lines
    .filter(
      ({ path, text }) =>
        /^experience\.\d+\.responsibilities/u.test(path) ||
        (/^(?:summary|additional\.)/u.test(path) && !['en', ''].includes(sentenceLanguage(text, 'en'))),
    )
    .filter((line) => !isTold(line) && !unfit.test(line.text))
    .flatMap(({ text, place, number }) => {
      const x = calmed(text, lexicon).replace(/[;,.\s]*$/u, '.');
      const count = x.split(/\s+/u).length;
      if (count < fewest || count > most) return [];
      const company = calledPlace(place);
      const ways = lexicon.letterPhrases.say(company === '' ? 'quoted-unnamed-then' : 'quoted-then', tone, {
        company,
        x,
      });
      return [ways.map((told) => ({ text: told, lines: [number] }))];
    });
}
