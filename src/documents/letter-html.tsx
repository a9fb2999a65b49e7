import { type ComposedLetter, letterTitle } from './compose-letter.ts';
import { letterCss } from './letter-css.ts';
import { LetterPage } from './letter-page.tsx';
import { printDocument } from './print-document.tsx';

/** A letter as one file of HTML that needs nothing from outside; the fonts come as `@font-face` rules. */
export function letterHtml(letter: ComposedLetter, fontCss: string): string {
  return printDocument({
    language: letter.language,
    direction: letter.direction,
    title: letterTitle(letter),
    pageSize: 'letter',
    css: fontCss + letterCss(letter),
    children: <LetterPage letter={letter} />,
  });
}
