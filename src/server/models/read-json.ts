export interface ReadJson {
  value: unknown;
  /** Where it ends in the text. */
  end: number;
  /** Whether nothing was missing: neither its end nor a part in the middle that nobody can read past. */
  isWhole: boolean;
}

/** The text ends in the middle of a value. */
class Cut extends Error {}
/** What stands there is no JSON, however kindly it is read. */
class Broken extends Error {}

const deepest = 30;
/** Each time the reader looks for the next item, it may read the rest of the text once more. */
const maxSkips = 50;

const space = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const separators = /(?:[\s,]|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const bareKey = /[A-Za-z_]\w*(?=\s*:)/y;
const literal = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|(?:true|false|null|True|False|None)\b/y;
/** What a string is followed by. A quote that is followed by something else stands inside of it, unescaped. */
const afterString = /\s*(?:[,:}\]]|$|["'][A-Za-z_]\w*["']\s*:)/y;
const betweenItems = /\}\s*,?\s*(?=\{)/g;

const words: Readonly<Record<string, unknown>> = {
  ...{ true: true, True: true, false: false, False: false, null: null, None: null },
};
const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/**
 * The JSON that begins there, as models write it: with commas too many or none, single quotes, comments, bare keys, quotes and line breaks
 * inside of strings. Of an object that is cut off, or broken somewhere, it gives what is whole: finished fields, and the finished
 * items of its lists. Undefined where nothing like an object or a list begins.
 */
export function readJson(text: string, start: number): ReadJson | undefined {
  const reader = new JsonReader(text, start);
  try {
    return { value: reader.value({ isOuter: true, depth: 0 }), end: reader.at, isWhole: reader.isWhole };
  } catch (error) {
    if (error instanceof Cut || error instanceof Broken) return undefined;
    throw error;
  }
}

interface Place {
  /** Not inside of an item of a list: what is missing here costs no more than itself. */
  isOuter: boolean;
  depth: number;
}

class JsonReader {
  isWhole = true;
  private skips = 0;
  private readonly text: string;
  at: number;
  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  value(place: Place): unknown {
    if (place.depth > deepest) throw new Broken();
    this.skip(space);
    const sign = this.text[this.at];
    if (sign === undefined) throw new Cut();
    if (sign === '{') return this.object(place);
    if (sign === '[') return this.list(place);
    if (sign === '"' || sign === "'") return this.string(sign);
    return this.literal();
  }

  private object({ isOuter, depth }: Place): Record<string, unknown> {
    this.at += 1;
    const fields: Record<string, unknown> = {};
    try {
      for (;;) {
        this.skip(separators);
        const sign = this.text[this.at];
        if (sign === undefined) throw new Cut();
        if (sign === '}') {
          this.at += 1;
          return fields;
        }
        const isQuoted = sign === '"' || sign === "'";
        const key = isQuoted ? this.string(sign, () => true) : this.take(bareKey);
        this.skip(space);
        if (this.at >= this.text.length) throw new Cut();
        if (this.text[this.at] !== ':') throw new Broken();
        this.at += 1;
        const value = this.value({ isOuter, depth: depth + 1 });
        if (key !== '__proto__') fields[key] = value;
      }
    } catch (error) {
      // Nothing in front of it is an object that somebody began to write.
      if (!isOuter || Object.keys(fields).length === 0) throw error;
      return this.breakOff(fields);
    }
  }

  private list({ isOuter, depth }: Place): unknown[] {
    this.at += 1;
    const items: unknown[] = [];
    for (;;) {
      this.skip(separators);
      const sign = this.text[this.at];
      if (sign === ']') this.at += 1;
      // A list that nobody closed ends where what holds it does.
      if (sign === ']' || sign === '}') return items;
      const from = this.at;
      try {
        items.push(this.value({ isOuter: false, depth: depth + 1 }));
      } catch (error) {
        // A bracket in prose begins no list.
        const isProse = depth === 0 && items.length === 0 && error instanceof Broken;
        if (!isOuter || isProse) throw error;
        if (!this.toNextItem(from)) return this.breakOff(items);
      }
    }
  }

  /** Past an item that can't be read. */
  private toNextItem(from: number): boolean {
    this.skips += 1;
    betweenItems.lastIndex = from;
    if (this.skips > maxSkips || !betweenItems.test(this.text)) return false;
    this.at = betweenItems.lastIndex;
    return true;
  }

  private breakOff<Held>(held: Held): Held {
    this.isWhole = false;
    this.at = this.text.length;
    return held;
  }

  private string(quote: string, isEnd = (at: number) => this.endsString(at)): string {
    let said = '';
    for (let from = this.at + 1, to = from; ; to += 1) {
      const sign = this.text[to];
      if (sign === undefined) throw new Cut();
      if (sign === '\\') {
        const { text, length } = this.escaped(to + 1);
        said += this.text.slice(from, to) + text;
        to += length;
        from = to + 1;
      } else if (sign === quote && isEnd(to + 1)) {
        this.at = to + 1;
        return said + this.text.slice(from, to);
      }
    }
  }

  private endsString(at: number): boolean {
    afterString.lastIndex = at;
    return afterString.test(this.text);
  }

  private escaped(at: number): { text: string; length: number } {
    const sign = this.text[at];
    if (sign === undefined) throw new Cut();
    if (sign !== 'u') return { text: escapes[sign] ?? sign, length: 1 };
    const code = this.text.slice(at + 1, at + 5);
    if (at + 5 > this.text.length) throw new Cut();
    if (!/^[\da-f]{4}$/i.test(code)) throw new Broken();
    return { text: String.fromCharCode(Number.parseInt(code, 16)), length: 5 };
  }

  private literal(): unknown {
    const word = this.take(literal);
    // More of it may come.
    if (this.at >= this.text.length) throw new Cut();
    return word in words ? words[word] : Number(word);
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.text) ?? [];
    if (!found) throw new Broken();
    this.at += found.length;
    return found;
  }

  private skip(pattern: RegExp): void {
    pattern.lastIndex = this.at;
    pattern.test(this.text);
    this.at = Math.max(this.at, pattern.lastIndex);
  }
}
