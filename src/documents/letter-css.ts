import type { ComposedLetter } from './compose-letter.ts';
import letter from './letter.css?raw';
import { type PlainLetterLook, plainLetter } from './letter-look.ts';
import { resumeCss } from './resume-css.ts';

/** Everything a browser needs to draw a letter. Before its other styles, for `font` sets all that they name. */
export const letterCss = ({ dress }: ComposedLetter, look = plainLetter): string =>
  (dress ? resumeCss(dress.template) : lookCss(look)) + letter;

const lookCss = ({ font, pt, leading, marginIn }: PlainLetterLook) =>
  `.letter { padding: ${marginIn}in; font: ${pt}pt / ${leading} ${font}, var(--spare); }\n`;
