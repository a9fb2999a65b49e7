import { readableText } from '#domain/text/readable-text.ts';

/** What appears in a cover letter. Page, Word and text only dress it. */
export interface ComposedLetter {
  /** Whose letter it is; empty where that is not known. */
  name: string;
  language: string;
  direction: 'ltr' | 'rtl';
  /** The text as it was written, line by line; an empty line stands between paragraphs. */
  lines: string[];
}

const firstLetter = /\p{L}/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

export function composeLetter(
  content: string,
  { name = '', language = 'en' }: { name?: string; language?: string } = {},
): ComposedLetter {
  const text = readableText(content.replace(/\r\n?/g, '\n'));
  const lines = text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
    .split('\n');
  const direction = rightToLeft.test(firstLetter.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
  return { name, language, direction, lines };
}

export const letterTitle = ({ name }: ComposedLetter) =>
  name === '' ? 'Cover Letter' : `${name} – Cover Letter`;
