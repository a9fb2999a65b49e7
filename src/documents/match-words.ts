const invisible = /\p{Cf}|\p{Variation_Selector}/gu;

/** Text for comparing: compatible forms are one, invisible marks go, white space is a space or a line's end. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/\s+/g, (space) => (/[\n\r\f\v\u2028\u2029]/.test(space) ? '\n' : ' '))
    .trim();
}

/** Text without case and accents, and where each of its letters stood: styles print headings in capitals. */
export function foldCase(text: string): { text: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = (text[at] ?? '').toUpperCase().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    folded += letter;
    for (let count = 0; count < letter.length; count += 1) places.push(at);
  }
  return { text: folded, places };
}

const unspacedScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u30FF\uFF00-\uFFEF]/u;
const wordLetter = /[\p{L}\p{N}]/u;
const breaksAfter = /[-\u2010\u2013\u2014/|]/;

/** Words to look for, with the places in which a line may end inside a word. */
export interface Wanted {
  text: string;
  mayBreakBefore(index: number): boolean;
}

/**
 * A line may end after a hyphen or a slash, between characters of a script without spaces, and anywhere in a
 * word that is longer than `longWord` and so may be longer than a line. Addresses break nowhere else.
 */
export function wantedWords(text: string, longWord: number, isAddress = false): Wanted {
  const longWords = [...text.matchAll(/\S+/g)]
    .filter(([word]) => word.length > longWord)
    .map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
  return {
    text,
    mayBreakBefore: (index) => {
      if (longWords.some(({ from, to }) => index > from && index < to)) return true;
      if (isAddress) return false;
      const [before = '', after = ''] = [text[index - 1], text[index]];
      return breaksAfter.test(before) || unspacedScripts.test(before) || unspacedScripts.test(after);
    },
  };
}

/** Where the words end if they stand at `start`, else -1. A part of a longer word is not a match. */
export function matchAt(text: string, start: number, wanted: Wanted): number {
  let at = start;
  for (let index = 0; index < wanted.text.length; index += 1) {
    const letter = wanted.text[index];
    if (letter === ' ' || letter === '\n') {
      if (text[at] !== ' ' && text[at] !== '\n') return -1;
    } else {
      if (text[at] === '\n' && index > 0 && wanted.mayBreakBefore(index)) at += 1;
      if (text[at] !== letter) return -1;
    }
    at += 1;
  }
  return isInsideWord(text, start) || isInsideWord(text, at) ? -1 : at;
}

function isInsideWord(text: string, at: number): boolean {
  const [before = '', after = ''] = [text[at - 1], text[at]];
  if (!wordLetter.test(before) || !wordLetter.test(after)) return false;
  return !unspacedScripts.test(before) && !unspacedScripts.test(after);
}
