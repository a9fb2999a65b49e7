/** A stretch of a line with its tag: "t1", "r2", or none for what only stands between. */
export interface Bit {
  tag?: string;
  text: string;
  /** Goes on with the value of the line before. */
  continues?: boolean;
}

export type TaggedLine = Bit[];

export const bit = (tag: string, text: string): Bit => ({ tag, text });
export const plain = (text: string): Bit => ({ text });

export const lineText = (line: TaggedLine): string => line.map(({ text }) => text).join('');

/** The lines as a tagged text. */
export const writeTagged = (lines: readonly TaggedLine[]): string =>
  lines
    .map((line) =>
      line
        .map(({ tag, text, continues }) =>
          tag === undefined ? text : `<${tag}${continues ? '+' : ''}>${text}</${tag.replace(/[\d,]+$/, '')}>`,
        )
        .join(''),
    )
    .join('\n');

/** Breaks a line where it is wider than `width`, words and all; with `hyphens` long words are broken too. */
export function wrapLine(line: TaggedLine, width: number, indent: string, hyphens: boolean): TaggedLine[] {
  if (lineText(line).length <= width) return [line];
  const lines: TaggedLine[] = [];
  let now: TaggedLine = [];
  let length = 0;
  const close = () => {
    lines.push(now);
    now = indent === '' ? [] : [plain(indent)];
    length = indent.length;
  };
  for (const { tag, text, continues } of line) {
    let begun = continues ?? false;
    const add = (part: string) => {
      push(now, tag, part, begun && tag !== undefined);
      begun ||= part.trim() !== '';
      length += part.length;
    };
    for (const part of text.match(/\s*\S+|\s+$/g) ?? []) {
      const room = width - length;
      const isLong = hyphens && tag !== undefined && /^\s*\p{Ll}{7,}$/u.test(part);
      if (isLong && room > 6 && room < part.length - 2) {
        add(`${part.slice(0, room - 1)}-`);
        close();
        add(part.slice(room - 1));
      } else if (part.length > room && length > indent.length) {
        close();
        add(part.trimStart());
      } else add(part);
    }
  }
  if (now.some(({ text }) => text.trim() !== '')) lines.push(now);
  return lines.map(tidy);
}

function push(line: TaggedLine, tag: string | undefined, text: string, continues: boolean): void {
  const last = line.at(-1);
  if (last && last.tag === tag && last.text !== '') last.text += text;
  else line.push({ ...(tag === undefined ? {} : { tag }), text, ...(continues ? { continues } : {}) });
}

/** White space at the edges of a value stands outside of its tag. */
function tidy(line: TaggedLine): TaggedLine {
  return line.flatMap((one): Bit[] => {
    if (one.tag === undefined) return [one];
    const lead = /^\s*/.exec(one.text)?.[0] ?? '';
    const tail = /\s*$/.exec(one.text.slice(lead.length))?.[0] ?? '';
    const text = one.text.slice(lead.length, one.text.length - tail.length);
    if (text === '') return [plain(one.text)];
    return [...(lead ? [plain(lead)] : []), { ...one, text }, ...(tail ? [plain(tail)] : [])];
  });
}
