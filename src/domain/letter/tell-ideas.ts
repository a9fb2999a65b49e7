import { isFunctionWord } from '../language/function-words.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { partsOfSpeech } from '../language/parts-of-speech.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { sentencesOf } from '../language/sentences.ts';
import { formsOfPast } from '../language/verb-forms.ts';
import { lowered, type ToldLine, tellLine } from './tell-line.ts';
import { tidied } from './tidy-line.ts';

/** The ideas of a line, each as it's told: a sentence is one, and what follows a semicolon belongs to it or is another. */
export function tellIdeas(line: string, lexicon: Lexicon): ToldLine[] {
  return line.split('\n').flatMap((text) => {
    const sentences = sentencesOf(text, 0, text.length, false).map(({ start, end }) =>
      text.slice(start, end),
    );
    // In a line of two the second may say what came of the first; in a paragraph it may belong to any.
    if (sentences.length !== 2) return sentences.flatMap((sentence) => tellSentence([], sentence, lexicon));
    return sentences.reduce<ToldLine[]>((told, sentence) => tellSentence(told, sentence, lexicon), []);
  });
}

const mostWords = 34;

/** What a sentence tells, behind what those before it told: some only say what came of that. */
function tellSentence(before: readonly ToldLine[], sentence: string, lexicon: Lexicon): ToldLine[] {
  const told = [...before];
  for (const part of sentence.split(/;\s+(?![^(]*\))/u).map(bare)) {
    const own = tellLine(part, lexicon);
    const last = told.at(-1);
    const result =
      last && own?.form !== 'did' && own?.form !== 'whole'
        ? resultOf(tidied(part), told.length > before.length, lexicon)
        : undefined;
    if (last && result !== undefined && `${last.text}${result}`.split(/\s+/u).length <= mostWords)
      told[told.length - 1] = { ...last, text: `${last.text}${result}` };
    else if (own) told.push(own);
    else told.push(...lastDeed(part, lexicon));
  }
  return told;
}

/** "carrying, clearing, pulled cables on a rewire": what ends with a deed tells at least that. */
function lastDeed(part: string, lexicon: Lexicon): ToldLine[] {
  const clause =
    part
      .split(/,\s+(?![^(]*\))/u)
      .slice(1)
      .at(-1) ?? '';
  const [verb = ''] = /^\p{L}+/u.exec(clause) ?? [];
  if (formsOfPast(verb, lexicon) === undefined || clause.split(/\s+/u).length < leastOfDeed) return [];
  const told = tellLine(clause, lexicon);
  return told?.form === 'did' ? [told] : [];
}
const leastOfDeed = 5;

const bare = (part: string): string =>
  part.replace(/^(?:and|but|also|then)\s+/iu, '').replace(/[.;:,\s]+$/u, '');

const resultOfWords2 = phrasePattern.u`^(?:${'tell-ideas/result-of-2'})\s`;

const resultOfWords = phrasePattern.u`\d|\b(?:${'tell-ideas/result-of'})\b`;

/** "…; 16 of them stayed past their first year": what came of it has a verb of its own, or a number. */
function resultOf(part: string, isOfSentence: boolean, lexicon: Lexicon): string | undefined {
  if (!resultOfWords.test(part)) return undefined;
  if (/\bI\b|[:|~→]/u.test(part) || part.split(/\s+/u).length > 16) return undefined;
  const text = lowered(part, lexicon);
  const hasVerb = [...partsOfSpeech(`${text}.`).values()]
    .slice(1)
    .some(({ part: tag }) => tag === 'VERB' || tag === 'AUX');
  if (hasVerb && changed.test(text)) return `; ${resultOfWords2.test(text) ? text : `the ${text}`}`;
  if (!isOfSentence) return undefined;
  return hasVerb
    ? `; ${text}`
    : /^(?!in\b|on\b|at\b|to\b|for\b|with\b|by\b)\p{L}/u.test(text)
      ? `, with ${text}`
      : undefined;
}

const changed = phrasePattern.u`^(?:[\p{L}-]+\s){1,4}(?:${'tell-ideas/changed'})\s`;

/** A line in capitals is read as one without: what is no ordinary word keeps them. */
export const calmed = (line: string, { words }: Lexicon): string =>
  /\p{Ll}/u.test(line) || !/\p{Lu}{3}.*\s.*\p{Lu}{3}/u.test(line)
    ? line
    : line.replace(/\p{Lu}+/gu, (word) =>
        words.isWord(word.toLowerCase()) || isFunctionWord(word.toLowerCase()) ? word.toLowerCase() : word,
      );
