import { type BlockPiece } from '#domain/parse/piece-features.ts';
import type { ContactPiece } from '#domain/parse/contact-features.ts';
import type { LineFacts } from '#domain/parse/line-facts.ts';
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
  return first.span.continues || (first.span.start < start && /\n|\s{3,}|\t/.test(text.slice(first.span.start, start)));
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
    if (kind !== '') counts.set(kind, (counts.get(kind) ?? 0) + (kinds[at] === 'J' ? 3 : kind === 'HE' ? 2 : 1));
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best?.[0] ?? 'HO';
}

/** Begins, goes on, or begins under the employer above. */
function markHeaders(labels: string[], lines: readonly LineSpans['spans'][], kind: string, tags: ReadonlySet<string>): void {
  const shared = kind === 'J' ? 'c' : 'i';
  let open = -1;
  const named = new Set<number>();
  labels.forEach((label, place) => {
    if (label !== kind) return;
    const spans = (lines[place] ?? []).filter(({ span }) => tags.has(span.tag)).map(({ span }) => span);
    const entry = Math.min(...spans.flatMap(({ entries }) => entries));
    const isFurther = named.has(entry) && open !== entry;
    for (const span of spans) if (span.tag === shared) for (const one of span.entries) named.add(one);
    labels[place] = entry === open ? `${kind}I` : `${kind}${isFurther ? 'S' : 'B'}`;
    open = entry;
    const own = spans.flatMap(({ entries }) => (entries.length === 1 ? entries : []));
    // A line with several entries leaves the last of them open.
    if (own.length > 0) open = Math.max(entry, ...own);
  });
}

const pieceTags: Readonly<Record<string, string>> = {
  ...{ t: 'T', c: 'C', l: 'L', s: 'W', e: 'W', r: 'R' },
  ...{ d: 'D', i: 'S', il: 'L', g: 'W' },
};

/** The right label of every piece of the headers. */
export function goldPieceLabels(pieces: readonly BlockPiece[], tagged: TaggedText): string[] {
  const map = spanMap(tagged);
  let last: TaggedSpan | undefined;
  return pieces.map(({ piece }) => {
    const counts = new Map<TaggedSpan, number>();
    for (const at of piece.piece.at) {
      const span = map[at];
      if (span) counts.set(span, (counts.get(span) ?? 0) + 1);
    }
    const [best] = [...counts].sort((a, b) => b[1] - a[1]);
    const span = best && best[1] >= piece.text.length * 0.5 ? best[0] : undefined;
    const name = pieceTags[span?.tag ?? ''];
    if (!span || !name) {
      last = undefined;
      // A range of dates holds two spans; each may be less than half of it.
      return [...counts.keys()].some(({ tag }) => pieceTags[tag] === 'W') && piece.date ? 'W' : 'X';
    }
    const isSame = last === span || (span.continues && last?.tag === span.tag);
    last = span;
    return name === 'W' ? 'W' : `${isSame ? 'I' : 'B'}${name}`;
  });
}

const contactTagNames: Readonly<Record<string, string>> = { name: 'N', loc: 'L', linkedin: 'K' };
const contactShapes: Readonly<Record<string, string>> = { email: 'E', phone: 'H', link: 'U' };

/** The right label of every piece of the contact lines. */
export function goldContactLabels(pieces: readonly ContactPiece[], tagged: TaggedText): string[] {
  const map = spanMap(tagged);
  let last: TaggedSpan | undefined;
  return pieces.map(({ piece }) => {
    const counts = new Map<TaggedSpan, number>();
    for (const at of piece.piece.at) {
      const span = map[at];
      if (span) counts.set(span, (counts.get(span) ?? 0) + 1);
    }
    const [best] = [...counts].sort((a, b) => b[1] - a[1]);
    const span = best && best[1] >= piece.text.length * 0.5 ? best[0] : undefined;
    const name = contactTagNames[span?.tag ?? ''];
    const isSame = span !== undefined && (last === span || (span.continues && last?.tag === span.tag));
    last = span;
    return name ? `${isSame ? 'I' : 'B'}${name}` : (contactShapes[span?.tag ?? ''] ?? 'X');
  });
}
