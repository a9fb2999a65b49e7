import { fold } from './fold.ts';

const wordCharacter = /[\p{L}\p{N}]/u;
/** Scripts that write words without spaces between them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const isWord = (character: string | undefined) =>
  character !== undefined && wordCharacter.test(character) && !unspaced.test(character);

/** Where `wanted` stands whole, not as a part of a longer word, or -1. */
function findWhole(text: string, wanted: string, from: number): number {
  for (let at = text.indexOf(wanted, from); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = isWord(text[at - 1]) && isWord(wanted[0]);
    const after = isWord(text[at + wanted.length]) && isWord(wanted.at(-1));
    if (!before && !after) return at;
  }
  return -1;
}

const used = '\u0001';

interface Taken {
  text: string;
  end: number;
  missed: string[];
}

/** A text of which every place is found at most once, so that what is said twice must be read twice. */
export class SearchedText {
  private text: string;
  private readonly lines: readonly { from: number; to: number }[];

  constructor(text: string) {
    this.text = fold(text);
    this.lines = linesIn(this.text, text.split(/[\n\f]/).map(fold));
  }

  /** Takes the first place from `from` on, and says where it ends, or -1. */
  take(wanted: string, from = 0): number {
    const { text, end, missed } = takeAll(this.text, [wanted], from, this.text.length);
    this.text = text;
    return missed.length > 0 ? -1 : end;
  }

  /**
   * Takes fields that belong together, in any order: all within `reach` of the first of them that is found.
   * Of several such places, the first at which most of the fields stand.
   */
  takeTogether(fields: readonly string[], from: number, reach: number): { end: number; missed: string[] } {
    let best: Taken = { text: this.text, end: from, missed: [...fields] };
    for (const field of fields) {
      for (let at = findWhole(this.text, field, from); at >= 0; at = findWhole(this.text, field, at + 1)) {
        const taken = takeAll(this.text, fields, Math.max(from, at - reach), at + field.length + reach);
        if (taken.missed.length < best.missed.length) best = taken;
      }
      if (best.missed.length === 0) break;
    }
    this.text = best.text;
    return best;
  }

  /** Takes a field from a line on which it stands alone or only with fields that it belongs to. */
  takeAlone(field: string, company: readonly string[]): boolean {
    const longestFirst = [field, ...company].sort((one, other) => other.length - one.length);
    for (const { from, to } of this.lines) {
      const line = this.text.slice(from, to);
      const at = findWhole(line, field, 0);
      const rest = longestFirst.reduce((left, part) => left.replace(part, ''), line);
      if (at < 0 || wordCharacter.test(rest)) continue;
      this.text = takeAll(this.text, [field], from + at, to).text;
      return true;
    }
    return false;
  }
}

const linesIn = (text: string, lines: readonly string[]) => {
  let to = 0;
  return lines.flatMap((line) => {
    const from = line === '' ? -1 : text.indexOf(line, to);
    if (from < 0) return [];
    to = from + line.length;
    return { from, to };
  });
};

/** The longest first, for a short one may also stand inside a longer one. */
function takeAll(text: string, fields: readonly string[], from: number, to: number): Taken {
  const missed: string[] = [];
  let left = text;
  let end = from;
  for (const field of [...fields].sort((one, other) => other.length - one.length)) {
    const at = findWhole(left, field, from);
    if (at < 0 || at + field.length > to) missed.push(field);
    else {
      left = left.slice(0, at) + used.repeat(field.length) + left.slice(at + field.length);
      end = Math.max(end, at + field.length);
    }
  }
  return { text: left, end, missed };
}
