import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { wordsOf } from '../language/words.ts';

const isNameWords = phrasePattern.u`^(?:${'names/called-place-is-name'})\p{Ll}{0,6}\.?$`;

/** An employer as it's named in a sentence; '' where the field holds more than a name, or no real one. */
export function calledPlace(company: string): string {
  const [name = ''] = company.trim().split(/,\s|\s[–—|·(-]|\s\(/u);
  const bare = name
    .trim()
    .replace(/,? (?:inc|llc|ltd|limited|corp|plc|gmbh|pty|pvt)\.?(?: ltd\.?)?$/iu, '')
    .replace(/[,;:.]+$/u, '');
  const isName =
    /^[\p{Lu}\d].*\p{Ll}|^\p{Lu}{2,6}$/u.test(bare) &&
    !/^in-?home$|^home$|freelance|self[- ]employed|various|private|confidential/iu.test(bare) &&
    !/[\d;:|]{3}|["“”]/u.test(bare) &&
    !isNameWords.test(bare) &&
    bare.split(/\s+/u).length <= 6;
  return isName ? withThe(bare) : '';
}

const withTheWords = phrasePattern.u`^(?:${'names/with-the'}) of\b`;

/** "the School District of Alder Falls": names that begin with what they are have an article. */
export const withThe = (name: string): string => (withTheWords.test(name) ? `the ${name}` : name);

const sounded = /^(?:[aeiou]|hour|honest|heir|8|11\b|18\b)/u;
const notSounded = /^(?:eu|uni|use|usu|one\b|once\b|ui\b|ux\b)/iu;

/** "a nurse", "an engineer", "an RN", "a UX designer". */
export const withA = (name: string): string => {
  const isLetters = /^(?:\p{Lu}{2,}\b|\p{Lu}\.|\p{Lu}(?:Sc|Eng|Phil|Ed|Res)\b)/u.test(name);
  const isAn = isLetters
    ? /^[AEFHILMNORSX]/u.test(name)
    : sounded.test(name.toLowerCase()) && !notSounded.test(name);
  return `${isAn ? 'an' : 'a'} ${name}`;
};

/** "Charge Nurse" inside a sentence is "charge nurse"; what is no ordinary word keeps its capitals. */
export const inProse = (title: string, { words }: Lexicon): string =>
  wordsOf(title).every(({ text, key }) => /^\p{Lu}?\p{Ll}+$/u.test(text) && words.isWord(key))
    ? title.toLowerCase()
    : title;
