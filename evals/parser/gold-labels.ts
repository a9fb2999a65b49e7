import type { HeaderRow } from '#domain/resume/parse/entry-features.ts';
import type { BlockToken } from '#domain/resume/parse/header-tokens.ts';
import type { LineFacts } from '#domain/resume/parse/line-facts.ts';
import type { ListPiece } from '#domain/resume/parse/list-features.ts';
import type { TaggedSpan, TaggedText } from '../labeled/tagged-resume.ts';

/** Which span holds each character of the text. */
function spanMap({ text, spans }: TaggedText): (TaggedSpan | undefined)[] {
  const map = new Array<TaggedSpan | undefined>(text.length);
  for (const span of spans) map.fill(span, span.start, span.end);
  return map;
}

const jobTags = new Set(['t', 'c', 'l', 's', 'e']);
const studyTags = new Set(['d', 'i', 'il', 'g']);
const contactTags = new Set(['email', 'phone', 'loc', 'linkedin', 'link']);

interface LineSpans {
  /** Letters of the line by span, in order. */
  spans: { span: TaggedSpan; letters: number }[];
}

function spansOfLine({ line }: LineFacts, map: readonly (TaggedSpan | undefined)[]): LineSpans['spans'] {
  const found: LineSpans['spans'] = [];
  line.piece.at.forEach((at, place) => {
    const span = map[at];
    if (!span || /\s/.test(line.text[place] ?? '')) return;
    const known = found.find((one) => one.span === span);
    if (known) known.letters += 1;
    else found.push({ span, letters: 1 });
  });
  return found;
}

/** The right label of every line, from the tags. */
export function goldLineLabels(facts: readonly LineFacts[], tagged: TaggedText): string[] {
  const map = spanMap(tagged);
  const lines = facts.map((fact) => spansOfLine(fact, map));
  const kinds = lines.map((line, place) => kindOf(line, facts[place]));
  const labels = kinds.map((kind, place) => {
    const spans = lines[place] ?? [];
    if (kind === 'H') return headingLabel(kinds, place);
    if ('RKXA'.includes(kind)) return goesOn(spans, facts[place], tagged.text) ? `${kind}i` : kind;
    return kind;
  });
  markHeaders(labels, lines, 'J', jobTags);
  markHeaders(labels, lines, 'E', studyTags);
  return labels;
}

function kindOf(spans: LineSpans['spans'], fact: LineFacts | undefined): string {
  const letters = (tags: ReadonlySet<string>) =>
    spans.reduce((sum, { span, letters: count }) => sum + (tags.has(span.tag) ? count : 0), 0);
  if (spans.some(({ span }) => span.tag === 'name')) return 'N';
  const job = letters(jobTags);
  const study = letters(studyTags);
  const rest = letters(new Set(['r', 'a', 'sum', 'k', 'x', 'f']));
  const named = spans.some(({ span }) => ['t', 'c', 'd', 'i'].includes(span.tag));
  if (job + study > 0 && (named || job + study >= rest * 0.3)) return job >= study ? 'J' : 'E';
  if (letters(contactTags) > 0) return 'C';
  const most = [...spans].sort((a, b) => b.letters - a.letters)[0]?.span.tag;
  if (spans.some(({ span }) => span.tag === 'k')) return 'K';
  if (most === 'kg') return 'G';
  if (most === 'sum') return 'P';
  if (most === 'h') return 'H';
  if (most === 'r') return 'R';
  if (most === 'x') return 'X';
  if (most === 'a') return 'A';
  void fact;
  return 'F';
}

/** The line begins inside a value that began on a line before. */
function goesOn(spans: LineSpans['spans'], fact: LineFacts | undefined, text: string): boolean {
  const [first] = spans.filter(({ span }) => span.tag !== 'f' && span.tag !== 'kg');
  const start = fact?.line.piece.at[0] ?? 0;
  if (!first || !fact) return false;
  return (
    first.span.continues ||
    (first.span.start < start && /\n|\s{3,}|\t/.test(text.slice(first.span.start, start)))
  );
}

const headingOf: Readonly<Record<string, string>> = {
  J: 'HX',
  R: 'HX',
  E: 'HE',
  K: 'HS',
  G: 'HS',
  X: 'HC',
  P: 'HP',
};

/** A heading is of the kind of what most of the lines below it are. */
function headingLabel(kinds: readonly string[], place: number): string {
  const counts = new Map<string, number>();
  for (let at = place + 1; at < kinds.length && kinds[at] !== 'H'; at += 1) {
    const kind = headingOf[kinds[at] ?? ''] ?? (kinds[at] === 'F' ? '' : 'HO');
    if (kind !== '')
      counts.set(kind, (counts.get(kind) ?? 0) + (kinds[at] === 'J' ? 3 : kind === 'HE' ? 2 : 1));
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best?.[0] ?? 'HO';
}

/** The entry that a header line opens or goes on with. */
interface OpenEntry {
  entry: number;
  isFurther: boolean;
  begins: boolean;
}

/** Follows the entries over the header lines of one kind. */
function followEntries(lines: readonly (readonly TaggedSpan[])[], shared: string): OpenEntry[] {
  let open = -1;
  const named = new Set<number>();
  return lines.map((spans) => {
    const entry = Math.min(...spans.flatMap(({ entries }) => entries));
    const begins = entry !== open;
    const isFurther = begins && named.has(entry);
    for (const span of spans) if (span.tag === shared) for (const one of span.entries) named.add(one);
    // A line with several entries leaves the last of them open.
    open = Math.max(entry, ...spans.flatMap(({ entries }) => (entries.length === 1 ? entries : [])));
    return { entry, isFurther, begins };
  });
}

function markHeaders(
  labels: string[],
  lines: readonly LineSpans['spans'][],
  kind: string,
  tags: ReadonlySet<string>,
): void {
  const places = labels.flatMap((label, place) => (label === kind ? [place] : []));
  const spans = places.map((place) =>
    (lines[place] ?? []).map(({ span }) => span).filter(({ tag }) => tags.has(tag)),
  );
  followEntries(spans, kind === 'J' ? 'c' : 'i').forEach(({ begins }, at) => {
    labels[places[at] as number] = `${kind}${begins ? 'B' : 'I'}`;
  });
}

/** The right label of every header line: B begins an entry, S begins one under the employer above, I goes on. */
export function goldEntryLabels(rows: readonly HeaderRow[], tagged: TaggedText): string[] {
  const map = spanMap(tagged);
  return (['J', 'E'] as const).flatMap((kind) => {
    const tags = kind === 'J' ? jobTags : studyTags;
    const spans = rows
      .filter((row) => row.kind === kind)
      .map(({ tokens }) => {
        const [first] = tokens;
        return first
          ? spansOfLine(first.at.fact, map)
              .map(({ span }) => span)
              .filter(({ tag }) => tags.has(tag))
          : [];
      });
    return followEntries(spans, kind === 'J' ? 'c' : 'i').map(({ begins, isFurther }) =>
      isFurther ? 'S' : begins ? 'B' : 'I',
    );
  });
}

const tokenTags: Readonly<Record<string, string>> = {
  ...{ t: 'T', c: 'C', l: 'L', s: 'W', e: 'V', r: 'R' },
  ...{ d: 'D', i: 'S', il: 'L', g: 'W' },
};
const contactTagNames: Readonly<Record<string, string>> = {
  ...{ name: 'N', loc: 'L', linkedin: 'K', email: 'E', phone: 'H', link: 'U' },
};

/** The right label of every word of the headers. */
export const goldTokenLabels = (tokens: readonly BlockToken[], tagged: TaggedText): string[] =>
  labelsOf(tokens, tagged, tokenTags);

/** The right label of every word of the contact lines. */
export const goldContactLabels = (tokens: readonly BlockToken[], tagged: TaggedText): string[] =>
  labelsOf(tokens, tagged, contactTagNames);

function labelsOf(
  tokens: readonly BlockToken[],
  tagged: TaggedText,
  names: Readonly<Record<string, string>>,
): string[] {
  const map = spanMap(tagged);
  let last: TaggedSpan | undefined;
  return tokens.map(({ token, at }) => {
    const places = at.fact.line.piece.at.slice(token.start, token.end);
    const found = places.map((place) => map[place]).filter((span) => span !== undefined);
    // A range holds both of its ends; it goes by the first of them.
    const start = token.piece.shape === 'date' ? found.find(({ tag }) => tag === 's') : undefined;
    const span = start ?? mostCommon(found.filter(({ tag }) => names[tag] !== undefined));
    const name = names[span?.tag ?? ''];
    const isWhole =
      token.piece.shape === 'date' || found.filter((one) => one === span).length >= places.length * 0.5;
    if (!span || !name || !isWhole) {
      last = undefined;
      return 'X';
    }
    const isSame = last === span || (span.continues && last?.tag === span.tag);
    last = span;
    return `${isSame ? 'I' : 'B'}${name}`;
  });
}

function mostCommon<T>(things: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** The right label of every part of the lists. */
export function goldListLabels(parts: readonly ListPiece[], tagged: TaggedText): string[] {
  const map = spanMap(tagged);
  let last: TaggedSpan | undefined;
  return parts.map(({ piece, kind, before }) => {
    const span = mostCommon(piece.at.map((place) => map[place]).filter((one) => one !== undefined));
    if (before === 'first') last = undefined;
    const isItem = span?.tag === kind.toLowerCase();
    const isSame = isItem && (last === span || (span.continues && last?.tag === span.tag));
    last = isItem ? span : undefined;
    return isItem ? (isSame ? 'I' : 'B') : span?.tag === 'kg' || span?.tag === 'h' ? 'G' : 'X';
  });
}
