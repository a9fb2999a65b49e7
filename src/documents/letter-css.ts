import letter from './letter.css?raw';

/** Everything a browser needs to draw a letter. */
export const letterCss: string = letter;
