import { createElement, Fragment, type ReactNode } from 'react';

/** Marks inside a word after which a line may end. Chinese and Japanese lines may end anywhere. */
const breakable = /[-‐–—/|?](?=\S)|(?<=\S)—/u;
const maxWholeLength = 40;
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;

/**
 * Keeps "in-house" and "add/drop" on one line as long as they fit on it: readers of PDF take a hyphen at the
 * end of a line for one of the typesetter's, and drop it.
 */
export function wholeWords(text: string): ReactNode {
  if (!breakable.test(text)) return text;
  const parts = text
    .split(/(\s+)/)
    .map((part) => (isOneWord(part) ? createElement('span', { className: 'r-whole' }, part) : part));
  return createElement(Fragment, null, ...parts);
}

const isOneWord = (part: string) =>
  part.length <= maxWholeLength && breakable.test(part) && !eastAsian.test(part);
