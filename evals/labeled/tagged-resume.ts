/** What a tag says about the words inside it. `evals/labeled/FORMAT.md` explains each. */
const tagNames = [
  ...['name', 'email', 'phone', 'loc', 'linkedin', 'link', 'sum', 'h'],
  ...['t', 'c', 'l', 's', 'e', 'r', 'd', 'i', 'il', 'g', 'k', 'kg', 'x', 'a', 'f'],
] as const;

/** Labeled words of a resume: where they stand in the text, and which job or degree they belong to. */
export interface TaggedSpan {
  tag: string;
  start: number;
  end: number;
  /** Numbers of the jobs or degrees; empty where the tag has none. */
  entries: readonly number[];
  /** Goes on with the last span of the same tag and entry. */
  continues: boolean;
}

export interface TaggedText {
  text: string;
  spans: TaggedSpan[];
  /** Hyphens at line ends that are the word's own and stay when the lines are joined. */
  ownHyphens: ReadonlySet<number>;
}

export interface TaggedResume extends TaggedText {
  meta: Record<string, string>;
}

/** Reads a tagged file: lines of `key: value`, a line of dashes, then the resume with its tags. */
export function readTagged(file: string): TaggedResume {
  const cut = file.indexOf('\n---\n');
  if (cut < 0) throw new Error('A tagged file begins with its meta lines and a line of three dashes.');
  const meta: Record<string, string> = {};
  for (const line of file.slice(0, cut).split('\n')) {
    const [, key, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    if (key !== undefined && value !== undefined) meta[key] = value.trim();
  }
  return { meta, ...readTags(file.slice(cut + '\n---\n'.length)) };
}

/** A tag, or `\-` at a line end: a hyphen that stays. */
const markPattern = new RegExp(
  `<(/?)(${[...tagNames].sort((a, b) => b.length - a.length).join('|')})([\\d,]*)(\\+?)>|\\\\-(?=\\n)`,
  'g',
);

/** Takes the tags out of a text and says where the words they held stand in it. */
export function readTags(tagged: string): TaggedText {
  const spans: TaggedSpan[] = [];
  const ownHyphens = new Set<number>();
  let text = '';
  let at = 0;
  let open: TaggedSpan | undefined;
  for (const match of tagged.matchAll(markPattern)) {
    const [whole, slash, tag, numbers = '', plus] = match;
    text += tagged.slice(at, match.index);
    at = match.index + whole.length;
    if (tag === undefined) {
      ownHyphens.add(text.length);
      text += '-';
    } else if (slash === '') {
      if (open) throw new Error(`<${tag}> opens inside <${open.tag}>: …${text.slice(-60)}`);
      const entries = numbers.split(',').flatMap((number) => (number === '' ? [] : [Number(number)]));
      open = { tag, start: text.length, end: text.length, entries, continues: plus === '+' };
    } else {
      if (open?.tag !== tag) throw new Error(`</${tag}> closes nothing: …${text.slice(-60)}`);
      spans.push(trimmedSpan(text, { ...open, end: text.length }));
      open = undefined;
    }
  }
  if (open) throw new Error(`<${open.tag}> is never closed: ${text.slice(open.start, open.start + 60)}`);
  return { text: text + tagged.slice(at), spans, ownHyphens };
}

function trimmedSpan(text: string, span: TaggedSpan): TaggedSpan {
  let { start, end } = span;
  while (start < end && /\s/.test(text[start] ?? '')) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
  if (start === end) throw new Error(`<${span.tag}> holds nothing: …${text.slice(-60)}`);
  return { ...span, start, end };
}

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，；：（）「」]/u;

/** The words of a span as the gold has them: lines joined, hyphens of line ends undone, white space single. */
export function wordsOfSpan({ text, ownHyphens }: TaggedText, { start, end }: TaggedSpan): string {
  const lines: string[] = [];
  let from = start;
  for (const found of text.slice(start, end).matchAll(/[ \t]*\r?\n\s*/g)) {
    lines.push(text.slice(from, start + found.index));
    from = start + found.index + found[0].length;
    const last = lines.at(-1) ?? '';
    const hyphenAt = start + found.index - 1;
    const next = text[from] ?? '';
    if (/[-‐\u00AD]$/.test(last) && !ownHyphens.has(hyphenAt) && /\p{L}/u.test(next))
      lines[lines.length - 1] = last.slice(0, -1);
    else if (!(/[-‐/]$/.test(last) || (cjk.test(last.slice(-1)) && cjk.test(next)))) lines.push(' ');
  }
  lines.push(text.slice(from, end));
  return lines.join('').replace(/\s+/g, ' ').trim();
}
