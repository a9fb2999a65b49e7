import { wordFormsOf } from '../../claims/knowledge.ts';
import { isFunctionWord } from '../../language/function-words.ts';
import { inflectedVerb } from '../../language/inflection.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { memoizeFor } from '../../language/memoize.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';

/** A word alone: no part of an address, a name with a dot, or a compound; a capital inside a line may be a name. */
const plainWord = /(?<![\p{L}\p{N}'’@./_&#-])\p{Ll}{6,}(?![\p{L}\p{N}'’@/_&-]|\.\p{L})/gu;

/** Words that are taken for one another, where the words around them tell which is meant. */
const confusions: readonly (readonly [RegExp, string])[] = [
  [
    phrasePattern.gu`(?<=\b(?:${'mend-spelling/confusions'}) )there (?=\p{Ll}{3,})(?!(?:${'mend-spelling/confusions-2'})\b)`,
    'their ',
  ],
  [/\b(could|would|should|must) of (?=\p{Ll})/gu, '$1 have '],
  [/\bit['’]s own\b/gu, 'its own'],
  [/\b(more|less|fewer|higher|lower|better|faster|rather|other) then\b/gu, '$1 than'],
  [/\bpayed\b/gu, 'paid'],
  [/\bshelfs\b/gu, 'shelves'],
  [/\bper say\b/gu, 'per se'],
];

/** Slips of one letter in ordinary words, and words taken for others. What may be a name, a tool or a term is left alone. */
export const mendSpelling = (text: string, lexicon: Lexicon): string =>
  confusions
    .reduce((line, [from, to]) => line.replace(from, to), text)
    .replace(plainWord, (word) => meantBy(word, lexicon) ?? word);

/** Strange words of the last few resumes. */
const rememberedWords = 2_000;

/** The ordinary word that was meant; undefined where the word is one, or where it isn't sure. */
const meantBy = (word: string, lexicon: Lexicon): string | undefined => meanings(lexicon)(word).meant;

const meanings = memoizeFor(
  (word, lexicon: Lexicon) => ({ meant: isKnown(word, lexicon) ? undefined : nearest(word, lexicon) }),
  rememberedWords,
);

const isKnownWords = phrasePattern.u`^(?:${'mend-spelling/is-known-is-derived'})`;

const isDerivedWords2 = phrasePattern.u`(?:${'mend-spelling/is-known-is-derived-2'})$`;

const isDerivedWords = phrasePattern.u`^(?:${'mend-spelling/is-known-is-derived'})`;

function isKnown(word: string, lexicon: Lexicon): boolean {
  const { isSmall, isFrame } = wordFormsOf(lexicon);
  const { words, skills, titleWords, organizationWords, places, personNames, certifications, employers } =
    lexicon;
  const isOrdinary = (form: string) =>
    isFunctionWord(form) ||
    isSmall(form) ||
    isFrame(form) ||
    words.isListed(form) ||
    inflectedVerb(form, words) !== undefined;
  const singulars = [word.replace(/s$/u, ''), word.replace(/es$/u, ''), word.replace(/ies$/u, 'y')];
  const isDerived = isDerivedWords.test(word) || isDerivedWords2.test(word);
  return (
    // "reevals", "coinsures": made of a prefix and a word of the trade.
    /^(?:re|pre|de|co)[aeiou]/u.test(word) ||
    /^(?:cannot|whenever|whoever|whichever|children)$|men$/u.test(word) ||
    [word, ...singulars].some(isOrdinary) ||
    (isDerived && words.isWord(word.replace(isKnownWords, ''))) ||
    [skills, titleWords, organizationWords, places, certifications, employers].some(
      (list) => list.whole(word) !== undefined,
    ) ||
    personNames.has(word)
  );
}

/** More common words than this are meant by a slip; a rare one may be another word of the trade. */
const common = 12_000;
const clearly = 6;
/** Every letter of a word may be the slip, and no ordinary word is longer. */
const maxWordLength = 30;

function nearest(word: string, { words }: Lexicon): string | undefined {
  if (word.length > maxWordLength) return undefined;
  const found = [...new Set(slipsOf(word))]
    .filter((other) => other[0] === word[0] && !isOtherForm(word, other) && words.rankOf(other) < common)
    .sort((a, b) => words.rankOf(a) - words.rankOf(b));
  const [best, next] = found;
  if (best === undefined || (next !== undefined && words.rankOf(best) * clearly > words.rankOf(next)))
    return undefined;
  return best;
}

/** Another number or tense of it would say something else. */
const isOtherForm = (word: string, other: string) =>
  word === `${other}s` ||
  other === `${word}s` ||
  word === `${other}d` ||
  other === `${word}d` ||
  word === `${other}r`;

const vowels = [...'aeiou'];

/**
 * The slips that people make: two letters turned, a letter doubled or not, a vowel too many, too few or another. Another
 * consonant is more often another word: "coker" is no slip of "cover".
 */
function slipsOf(word: string): string[] {
  const places = [...word].map((letter, place) => ({
    letter,
    head: word.slice(0, place),
    tail: word.slice(place + 1),
  }));
  return places
    .flatMap(({ letter, head, tail }) => [
      `${head}${tail.slice(0, 1)}${letter}${tail.slice(1)}`,
      `${head}${letter}${letter}${tail}`,
      ...(letter === tail[0] || vowels.includes(letter) ? [head + tail] : []),
      ...(vowels.includes(letter) ? vowels.map((other) => head + other + tail) : []),
      ...vowels.map((other) => head + letter + other + tail),
    ])
    .filter((other) => other !== word);
}
