import { isFunctionWord } from '../language/function-words.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { wordsOf } from '../language/words.ts';
import { capital } from '../rewrite/write/rewritten-line.ts';

const away = phrasePattern.iu`\b(?:${'sure-names/away-from-work'})\b`;
/** Years for the family or at school are no job, whatever employer stands near them. */
export const isAwayFromWork = (text: string): boolean => away.test(text);

const wished = phrasePattern.iu`\b(?:${'sure-names/wish'})\b`;
/** What a person seeks says nothing of what they are. */
export const isWish = (text: string): boolean => wished.test(text);

const vague = phrasePattern.iu`^(?:${'telling-title/vague'})$`;
const maxWords = 6;

/** A title as a sentence says it, small where it's made of ordinary words; '' where it's none, two, or says nothing. */
export function sureTitle(title: string, lexicon: Lexicon): string {
  const name = titleName(title, lexicon);
  return name.includes('/') ? '' : inProse(name, lexicon);
}

/** A title as it stands by itself; '' where it's none, or says nothing. Two with a slash between them stay two. */
export function titleName(title: string, lexicon: Lexicon): string {
  const [whole = ''] = title.trim().split(/\s[–—-]\s|,\s|\s\(/u);
  const halves = whole.split(/\s*\/\s*/u).map((half) => oneTitle(half, lexicon));
  const isSure =
    halves.length < 3 &&
    !halves.includes('') &&
    !/\bthen\b/iu.test(title) &&
    !away.test(title) &&
    !wished.test(title);
  return isSure ? halves.join(' / ') : '';
}

const joined =
  /[→>|&:;]|\d(?!\d*(?:st|nd|rd|th)\b)|\b(?:then|since|to|volunteer|student|capstone)\b|(?<!^[SJ]r)\.\s/iu;

function oneTitle(half: string, lexicon: Lexicon): string {
  const { titles, titleWords } = lexicon;
  const bare = half.replace(/\s+(?:I{1,3}|IV|\d)$/u, '');
  // "Director of Individual Giving" is a director.
  const head = /\p{L}+(?= of |$)/u.exec(bare)?.[0] ?? '';
  const isTitle = titles.whole(bare) !== undefined || titleWords.whole(head.toLowerCase())?.role === 'head';
  const isPlain = !joined.test(bare) && !vague.test(bare) && bare.split(/\s+/u).length <= maxWords;
  return isTitle && isPlain ? capital(normalizeCaps(bare, lexicon)) : '';
}

/** "Charge Nurse" inside a sentence is "charge nurse"; what is no ordinary word keeps its capitals. */
export const inProse = (title: string, { words }: Lexicon): string =>
  !title.includes('.') &&
  wordsOf(title).every(
    ({ text, key }) =>
      /^\d+(?:st|nd|rd|th)$/u.test(key) ||
      (text === key && isFunctionWord(key)) ||
      (words.isWord(key) && /^\p{Lu}?\p{Ll}+$/u.test(text)),
  )
    ? title.toLowerCase()
    : title;

const named = /^(?:(?:[\p{Lu}\d][^\s,]*|of|and|the|for|at|in|on|de|del|la|le|du|von|van|y|&)(?:\s|$))+$/u;
const noEmployer = phrasePattern.iu`^(?:${'sure-names/no-employer'})$`;

/** An employer as a sentence names it; '' where the field holds more than a name, or no employer's. */
export function sureEmployer(company: string, lexicon: Lexicon): string {
  const { places, titles, skills } = lexicon;
  const called = normalizeCaps(company.trim(), lexicon);
  const [first = ''] = partners.exec(called) ?? called.split(/,\s|\s[–—|·(-]|\s\(/u);
  const name = first
    .trim()
    .replace(/,? (?:inc|llc|ltd|limited|corp|plc|gmbh|pty|pvt)\.?(?: ltd\.?)?$/iu, '')
    .replace(/[,;:.]+$/u, '');
  const count = name.split(/\s+/u).length;
  const isName =
    named.test(name.replace(/,(?=\s)/gu, '')) && /\p{Ll}|^\p{Lu}{2,6}$/u.test(name) && count <= maxWords;
  const isOther =
    away.test(company) ||
    noEmployer.test(name) ||
    /\d{3}|["“”:|]|\p{L}{3}\.\s/u.test(name) ||
    places.whole(name) !== undefined ||
    titles.whole(name) !== undefined ||
    (count === 1 && skills.whole(name) !== undefined) ||
    /^(?:tool|technology)$/u.test(skills.whole(name)?.type ?? '');
  return isName && !isOther ? withThe(name) : '';
}

/** "Corrigan, Blount & Stacey, PLLC" */
const partners = /^\p{Lu}[\p{L}'’.-]+(?:, \p{Lu}[\p{L}'’.-]+)+,? (?:&|and) \p{Lu}[\p{L}'’.-]+/u;

/** "BLUE DOOR FOODS" is "Blue Door Foods" where all of it is made of ordinary words. */
export const normalizeCaps = (name: string, { words }: Lexicon): string =>
  name.includes(' ') && name === name.toUpperCase() && wordsOf(name).every(({ key }) => words.isWord(key))
    ? name.replace(/\p{L}+/gu, (word) =>
        /^(?:OF|AND|THE|FOR|AT|IN)$/u.test(word)
          ? word.toLowerCase()
          : word.slice(0, 1) + word.slice(1).toLowerCase(),
      )
    : name;

const withTheWords = phrasePattern.u`^(?:${'names/with-the'}) of\b`;

/** "the School District of Alder Falls": names that begin with what they are have an article. */
export const withThe = (name: string): string =>
  withTheWords.test(name) || service.test(name) ? `the ${name}` : name;
const service = /^(?:United States|U\.?S\.?|Royal) |(?:Army|Navy|Air Force|Coast Guard|National Guard)$/u;

const sounded = /^(?:[aeiou]|hour|honest|heir|8|11\b|18\b)/u;
const notSounded = /^(?:eu|uni|use|usu|one\b|once\b|ui\b|ux\b)/iu;

/** "a nurse", "an engineer", "an RN", "a UX designer". */
export const withA = (name: string): string => {
  const isCapitals = /\s/u.test(name) && name === name.toUpperCase();
  const isLetters = !isCapitals && /^(?:\p{Lu}{2,}\b|\p{Lu}\.|\p{Lu}(?:Sc|Eng|Phil|Ed|Res)\b)/u.test(name);
  const isAn = isLetters
    ? /^[AEFHILMNORSX]/u.test(name)
    : sounded.test(name.toLowerCase()) && !notSounded.test(name);
  return `${isAn ? 'an' : 'a'} ${name}`;
};
