import type { ComposedLetter } from './compose-letter.ts';
import letter from './letter.css?raw';
import { resumeCss } from './resume-css.ts';

/** Everything a browser needs to draw a letter. */
export const letterCss = ({ dress }: ComposedLetter): string =>
  dress ? resumeCss(dress.template) + letter : letter;
