import { idleCharacters } from './invisible.ts';

const ligatures = /[\uFB00-\uFB06]/g;
/** Private-use code points are glyphs of somebody's font, such as Word's bullets: no reader knows them. */
const unreadable = /[\p{Co}\p{Cs}\uFFFE\uFFFF]|[^\P{Cc}\n\t]/gu;

/** The same words in code points that every reader knows: ligatures become letters, invisible characters go. */
export function readableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(ligatures, (ligature) => ligature.normalize('NFKC'))
    .replace(unreadable, '')
    .replace(idleCharacters, '');
}

/** A person's text as it goes into a resume: readable, and white space is single. */
export const cleanText = (text: string): string => readableText(text).replace(/\s+/g, ' ').trim();

/** Letters of another width are read as the usual ones, by people and by machines: so they are judged as those. */
export const wideLetter = /[Ａ-Ｚａ-ｚ０-９]/u;
export const inUsualWidth = (text: string): string =>
  wideLetter.test(text) ? text.replace(/[！-～]/gu, (sign) => sign.normalize('NFKC')) : text;
