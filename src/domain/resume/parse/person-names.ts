import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { type Piece, slicePiece, trimPunctuation } from '../../language/piece.ts';
import { keyOf } from '../../language/words.ts';
import { leadingLabel } from './field-labels.ts';

/**
 * Whether people are called by a word: (g)iven name, (f)amily name, (b)oth, or nothing. Chinese and Japanese names
 * begin with the family's, without a space (c).
 */
export function personNameOf(word: string, { personNames }: Lexicon): string {
  if (!/^\p{L}/u.test(word)) return '';
  const parts = keyOf(word).replace(/[.']/g, '').split('-');
  const known = parts.map((part) => personNames.get(part)).find((kind) => kind !== undefined);
  if (known || !/^\p{Script=Han}{2,4}$/u.test(word)) return known?.[0] ?? '';
  return personNames.has(word.slice(0, 1)) || personNames.has(word.slice(0, 2)) ? 'c' : '';
}

/** "TYRA O'NEIL" and "tyra o'neil" as somebody signs a letter. */
export function signedName(name: string): string {
  const isEven = name === name.toUpperCase() || name === name.toLowerCase();
  if (!isEven || !/\p{L}{3}/u.test(name)) return name;
  return name
    .toLowerCase()
    .replace(/(?<![\p{L}\p{N}])\p{L}|(?<=\bMc)\p{L}|(?<=['’-])\p{L}/giu, (letter) => letter.toUpperCase())
    .replace(/\b(?:Ii|Iii|Iv)\b/gu, (number) => number.toUpperCase());
}

/** How the words of a line would do as a name, word by word: given name, family name, initial, no known name. */
export const namePattern = (words: readonly string[], lexicon: Lexicon): string =>
  words.length > 5
    ? '-'
    : words.map((word) => personNameOf(word, lexicon) || (/^\p{Lu}\.?$/u.test(word) ? 'i' : '0')).join('');

interface Addressed {
  email: boolean;
  link: boolean;
  pieces(): readonly { shape: string; text: string }[];
}

/** Names that e-mail addresses and profiles of the text spell: letters without anything between them. */
export function spelledNames(facts: readonly Addressed[]): string[] {
  const names: string[] = [];
  for (const fact of facts.filter(({ email, link }) => email || link).slice(0, maxNames))
    for (const { shape, text } of fact.pieces()) {
      if (shape === 'email') names.push(text.split('@')[0] ?? '');
      if (shape === 'link') names.push(text.replace(/\/+$/, '').split('/').at(-1) ?? '');
    }
  return names.map((name) => keyOf(name).replace(/[^a-z]/g, '')).filter((letters) => letters.length >= 4);
}

const maxNames = 40;

/** How many words of a text the addresses spell. */
export function spelledWords(text: string, names: readonly string[]): number {
  if (names.length === 0 || text.length > 60) return 0;
  const words = keyOf(text).match(/[a-z]{2,}/g) ?? [];
  return Math.max(0, ...names.map((name) => words.filter((word) => name.includes(word)).length));
}

const suffix = /^(?:jr|sr|ii|iii|iv|junior|senior|filho|neto)\.?$/iu;
const leadIn = phrasePattern.iu`^(?:${'person-names/lead-in'})(?:\s(?:of|de|von))?[\s:–—-]+(?=\p{Lu})|^(?:${'person-names/lead-in-2'})\.?\s(?=\p{L}+\s\p{L})|^(?:氏\s?名|姓\s?名|名\s?前)[\s　:：]+`;
const credentials = phrasePattern.plain`\s(?:${'person-names/credentials'})$`;
const ornament = '[\\s=~*_#★☆✦✧◆◇❖═─━|<>«»\\p{Extended_Pictographic}\\uFE0F-]+';
const ornamentsBefore = new RegExp(`^${ornament}`, 'u');
const ornamentsAfter = new RegExp(`${ornament}$`, 'u');

const isKnownWords = phrasePattern.plain`(?:${'person-names/bare-name-is-known'})$`;

const pronounsWords = phrasePattern.iu`\s*[([](?:${'person-names/bare-name-pronouns'})\b[^)\]]*[)\]]|\s(?:she|he|they)\s?\/\s?\p{L}.*$|\s[男女]$|さん(?:の.*)?$`;

/** Takes away ornaments, and what follows the name after a comma unless it is a part of it, as "Sr." is. */
export function bareName(piece: Piece): Piece {
  const before = ornamentsBefore.exec(piece.text)?.[0].length ?? 0;
  const label = leadingLabel(piece.text.slice(before));
  const labeled = before + (label?.kind === 'name' ? label.length : 0);
  const start = labeled + (leadIn.exec(piece.text.slice(labeled))?.[0].length ?? 0);
  const text = piece.text.slice(start);
  const pronouns = pronounsWords.exec(text);
  let end = Math.min(endOfName(text), pronouns?.index ?? text.length);
  const kana = /\s?[（(][\p{Script=Hiragana}\p{Script=Katakana}\p{L}\s・]+[)）]$/u.exec(text.slice(0, end));
  if (kana && /\p{Script=Han}/u.test(text)) end = kana.index;
  const letters = credentials.exec(text.slice(0, end));
  const isSmall =
    /\p{Ll}/u.test(text.slice(0, letters?.index ?? 0)) || !/^\s[A-Z]{2,5}$/.test(letters?.[0] ?? '');
  const isKnown = isKnownWords.test(letters?.[0] ?? '');
  if (letters && (isSmall || isKnown) && text.slice(0, letters.index).trim().includes(' '))
    end = letters.index;
  const named = trimPunctuation(slicePiece(piece, start, start + end));
  const tail = ornamentsAfter.exec(named.text);
  return tail ? slicePiece(named, 0, tail.index) : named;
}

const smallWords = phrasePattern.u`^(?:["“(]?\p{Lu}[\p{L}\p{M}'’."”)-]*\s){2,4}(?=(?!(?:${'person-names/end-of-name-small'})\s)\p{Ll}{3,})`;

/** "Diaz, Jr." and "NAKAMURA, Ken" are whole names; in "Ken Nakamura, CPA" the name ends at the comma. */
function endOfName(text: string): number {
  const [first = '', second] = text.split(',');
  const isPart =
    second !== undefined &&
    (suffix.test(second.trim()) ||
      (!first.trim().includes(' ') && /^\s\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{Ll}.]*)?$/u.test(second)));
  const end = first.length + (isPart ? 1 + second.length : 0);
  // Words in small letters behind the name say what the person does.
  const small = smallWords.exec(text.slice(0, end));
  return small ? small[0].length : end;
}
