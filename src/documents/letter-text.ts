import type { ComposedLetter } from './compose-letter.ts';

/** A letter as a text file: the words as they were written. */
export const letterText = ({ lines }: ComposedLetter): string => `${lines.join('\n')}\n`;
