import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { wordsOf } from '../../language/words.ts';
import { countryOfDemonym } from './demonyms.ts';
import { quoteOf, type Sentence } from './posting-sentences.ts';

/** A language that a posting asks for. */
export interface LanguageDemand {
  language: string;
  /** As in the European framework: 1 is A1, 6 is C2 or native. */
  level: number;
  isMust: boolean;
  quote: string;
}

const levels: readonly (readonly [number, RegExp])[] = [
  [
    6,
    /\bc2\b|\bnative\b|\bmother tongue\b|\bmuttersprach\w*|\bbilingual\b|\bbilingue\b|\blangue maternelle\b/u,
  ],
  [5, phrasePattern.u`${'language-demands/levels'}`],
  [4, phrasePattern.u`${'language-demands/levels-2'}`],
  [
    3,
    /\bb1\b|\bconversational\b|\bworking knowledge\b|\bintermediate\b|\bsolid\b|\beveryday\b|\bcommunicative\b/u,
  ],
  [2, /\ba2\b|\bbasic\w*|\bsome\b|\belementary\b|\ba little\b|\bgrundkenntnisse\b/u],
  [1, /\ba1\b|\bbeginner\w*/u],
];

export const levelIn = (lower: string): number | undefined =>
  levels.find(([, words]) => words.test(lower))?.[0];

const demand = phrasePattern.u`\b(?:${'language-demands/demand'})\b`;
const wish = phrasePattern.u`\b(?:${'language-demands/wish'})\b`;

/** Names that ordinary sentences use for other things. */
const notSpoken = /^(?:polish|latin|sign language|go|esperanto)$/iu;

/** The languages that a text names, each with the words around it. */
export function languagesIn(text: string, lexicon: Lexicon): { name: string; start: number; end: number }[] {
  return lexicon.skills
    .find(wordsOf(text))
    .filter(
      ({ value, start }) =>
        value.type === 'human-language' &&
        (!notSpoken.test(value.name) || /^\p{Lu}/u.test(text.slice(start))),
    )
    .map(({ value, start, end }) => ({ name: value.name, start, end }));
}

/** Which languages a posting demands or wishes for, and how well. */
export function readLanguageDemands(sentences: readonly Sentence[], lexicon: Lexicon): LanguageDemand[] {
  return sentences.flatMap((sentence, place) => {
    const named = languagesIn(sentence.text, lexicon);
    if (named.length === 0) return [];
    return named.flatMap(({ name, start, end }) => {
      const clause = clauseAround(sentence.lower, start, end);
      const isTitle = place === 0;
      if (!isTitle && isOfCountry(sentence.lower, start, end)) return [];
      if (!demand.test(clause) && !isTitle && !isShort(sentence)) return [];
      const isWish = wish.test(clause) || /\bno\b|\bnot\b|\bwithout\b/u.test(clause.slice(0, 40));
      const isMust = !isWish && (demand.test(clause) || isTitle || isShort(sentence));
      return [{ language: name, level: levelIn(clause) ?? 4, isMust, quote: quoteOf(sentence, start, end) }];
    });
  });
}

/** What may follow a language where the language is meant. */
const goesOn = phrasePattern.u`^(?:$|[^\s\w-]|\s+(?:[^\s\w]|(?:${'language-demands/goes-on'})\b)|-(?:speak\w*|language|fluent))`;

/** "Our German customers" says where they are, not what is spoken. */
const isOfCountry = (lower: string, start: number, end: number): boolean =>
  countryOfDemonym(lower.slice(start, end)) !== undefined && !goesOn.test(lower.slice(end));

/** "English." or "German C1, English." stands for a demand. */
const isShort = ({ lower }: Sentence) => lower.split(/\s+/u).length <= 6;

/** The part of the sentence that speaks of it: up to the next full break. */
function clauseAround(lower: string, start: number, end: number): string {
  const before = lower.slice(0, start);
  const after = lower.slice(end);
  const from =
    Math.max(
      before.lastIndexOf(';'),
      before.lastIndexOf(' but '),
      before.lastIndexOf('. '),
      before.lastIndexOf(' – '),
    ) + 1;
  const to = after.search(/[;]| but | – |\. /u);
  return lower.slice(from, to === -1 ? undefined : end + to);
}
