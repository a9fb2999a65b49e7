import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern, phraseTable } from '../../language/phrase-pattern.ts';
import { wordsOf } from '../../language/words.ts';
import type { Sentence } from './posting-sentences.ts';

const demand = phrasePattern.u`\b(?:${'language-demands/demand'})\b`;
const wish = phrasePattern.u`\b(?:${'language-demands/wish'})\b`;

/** Names that ordinary sentences use for other things. */
const notSpoken = /^(?:polish|latin|sign language|go|esperanto)$/iu;

/** The languages that a text names, each with the words around it. */
function languagesIn(text: string, lexicon: Lexicon): { name: string; start: number; end: number }[] {
  return lexicon.skills
    .find(wordsOf(text))
    .filter(
      ({ value, start }) =>
        value.type === 'human-language' &&
        (!notSpoken.test(value.name) || /^\p{Lu}/u.test(text.slice(start))),
    )
    .map(({ value, start, end }) => ({ name: value.name, start, end }));
}

/** Which languages a posting demands; those that it only wishes for are left out. */
export function readLanguageDemands(sentences: readonly Sentence[], lexicon: Lexicon): string[] {
  return sentences.flatMap((sentence, place) =>
    languagesIn(sentence.text, lexicon).flatMap(({ name, start, end }) => {
      const clause = clauseAround(sentence.lower, start, end);
      const isTitle = place === 0;
      if (!isTitle && isOfCountry(sentence.lower, start, end)) return [];
      if (!demand.test(clause) && !isTitle && !isShort(sentence)) return [];
      const isWish = wish.test(clause) || /\bno\b|\bnot\b|\bwithout\b/u.test(clause.slice(0, 40));
      return isWish ? [] : [name];
    }),
  );
}

/** What people of a country are called, where it isn't the country's name. */
const demonyms = new Set(
  Object.values(phraseTable('demonyms/demonyms')).flatMap((words) => words.split(' ')),
);

/** What may follow a language where the language is meant. */
const goesOn = phrasePattern.u`^(?:$|[^\s\w-]|\s+(?:[^\s\w]|(?:${'language-demands/goes-on'})\b)|-(?:speak\w*|language|fluent))`;

/** "Our German customers" says where they are, not what is spoken. */
const isOfCountry = (lower: string, start: number, end: number): boolean =>
  demonyms.has(lower.slice(start, end)) && !goesOn.test(lower.slice(end));

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
