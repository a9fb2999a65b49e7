import { findEmails, findLinks, findPhones } from '../../language/contact-shapes.ts';
import { type DateRange, findDateRanges, findDurations } from '../../language/date-ranges.ts';
import type { Span } from '../../language/span.ts';
import { type Evidence, noEvidence, type Weigh } from './evidence.ts';

/** What stands between a piece and the one before it. */
export type Separator =
  | ('line' | 'tab' | 'gap' | 'space' | 'pipe' | 'dot' | 'open' | 'close' | 'dash')
  | ('comma' | 'colon' | 'semi' | 'slash' | 'stop' | 'at' | 'small');

export type PieceShape = 'words' | 'date' | 'duration' | 'email' | 'link' | 'phone';

/** The smallest stretch of a line that can be a field of its own: a line is cut at every mark, and at dates. */
export interface HeaderPiece {
  text: string;
  start: number;
  end: number;
  before: Separator;
  after: Separator | 'end';
  /** What it is by its shape alone. */
  shape: PieceShape;
  date: DateRange | undefined;
  evidence: Evidence;
  /** Of this piece and the next one together. */
  withNext: Evidence | undefined;
}

/** Small words that join a title, an employer and dates in a sentence or a line. */
const joining =
  'at|AT|bei|chez|as|AS|als|comme|como|jako|for|FOR|with|für|pour|para|dla|w firmie|from|since|in|en|na|em|im|w|by|via|through';

const separator = new RegExp(
  [
    String.raw`\s*\t+\s*|\s{2,}|　`,
    String.raw`\s*[|｜¦│‖]\s*`,
    String.raw`\s*[•·✦●▪◆♦★►∙■]\s*|\s*\/\/\s*|\s*[→⇒➜➔»›~]+\s*|\s*::\s*`,
    String.raw`\s*\p{Extended_Pictographic}\uFE0F?\s*`,
    String.raw`\s+[–—−-]{1,3}\s+|\s*—\s*|\s+[–—−-](?=\S)|(?<=\S)[–—](?=\s)`,
    String.raw`\s*[;；]\s*`,
    String.raw`,\s+|，|、|,$`,
    String.raw`\s*[(（[【]\s*|\s*[)）\]】]\s*,?\s*`,
    String.raw`:\s+|：|:$`,
    String.raw`\s+\/\s+`,
    String.raw`(?<=[\p{L}.)])-(?=\p{Lu}\p{Ll})`,
    String.raw`(?<!\b(?:Prof|Dr|St|Ste|Mr|Mrs|Ms|Mag|Dipl|Ing|Sr|Jr|Sra|Hr|Fr|Asst|Assoc|Dept|Univ|Corp|Bros|Ft|Mt|No|Nr|Inc|Ltd|Co|Abt|Natl|Intl|Mgmt|Mme|Mlle|inż|mgr))(?<=[\p{Ll}\d)]{2})\.\s+(?=\p{Lu})`,
    String.raw`\s+(?:${joining})\s+(?:(?:a|an|the|der|die|das|dem|la|le|el|los|o|uma?|un|une)\s+)?|@`,
  ].join('|'),
  'gu',
);

function kindOf(mark: string): Separator {
  const bare = mark.trim();
  if (bare === '') return mark.includes('\t') ? 'tab' : mark.length >= 3 ? 'gap' : 'space';
  if (/[|｜¦│‖]/u.test(bare)) return 'pipe';
  if (/[(（[【]/u.test(bare)) return 'open';
  if (/[)）\]】]/u.test(bare)) return 'close';
  if (/\t/.test(mark)) return 'tab';
  if (/[,，、]/u.test(bare)) return 'comma';
  if (/^::$|[•·✦●▪◆♦★►∙■→⇒➜➔»›~\p{Extended_Pictographic}]|\/\//u.test(bare)) return 'dot';
  if (/[–—−-]/u.test(bare)) return 'dash';
  if (/[:：]/u.test(bare)) return 'colon';
  if (/[;；]/u.test(bare)) return 'semi';
  if (bare === '/') return 'slash';
  if (bare === '.') return 'stop';
  return /^(?:at|@|bei|chez)\b/iu.test(bare) ? 'at' : 'small';
}

interface Cut extends Span {
  shape: PieceShape;
  date?: DateRange;
}

/** What is told by its shape is never cut. Of two that overlap, the first in this order stands. */
function shapesOf(text: string): Cut[] {
  const as = (shape: PieceShape) => (found: Span) => ({ start: found.start, end: found.end, shape });
  const found: Cut[] = [
    ...findEmails(text).map(as('email')),
    ...findLinks(text).map(as('link')),
    ...findDateRanges(text).map((date) => ({ ...as('date')(date), date })),
    ...findPhones(text).map(as('phone')),
    ...findDurations(text).map(as('duration')),
  ];
  return found
    .filter(
      (one, place) => !found.slice(0, place).some(({ start, end }) => one.start < end && one.end > start),
    )
    .sort((a, b) => a.start - b.start);
}

/** Cuts a line at every separator, and around dates, addresses, numbers and lengths of time. */
export function piecesOf(text: string, weigh: Weigh): HeaderPiece[] {
  const cuts: Cut[] = [];
  let from = 0;
  for (const shape of shapesOf(text)) {
    cuts.push(...cutBetween(text, from, shape.start, weigh), shape);
    from = shape.end;
  }
  cuts.push(...cutBetween(text, from, text.length, weigh));
  const pieces: HeaderPiece[] = [];
  for (const { shape, date, ...cut } of cuts) {
    const found = shape === 'words' ? trimmed(text, cut.start, cut.end) : cut;
    if (found.start >= found.end) continue;
    const words = text.slice(found.start, found.end);
    const last = pieces.at(-1);
    const before = last ? kindOf(text.slice(last.end, found.start)) : 'line';
    if (last) last.after = before;
    pieces.push({
      text: words,
      ...found,
      ...{ before, after: 'end', shape, date, withNext: undefined },
      evidence: shape === 'words' ? weigh(words) : noEvidence,
    });
  }
  addPairs(text, pieces, weigh);
  return pieces;
}

const pairing: ReadonlySet<Separator> = new Set([
  ...(['comma', 'dash', 'open', 'slash', 'space', 'colon', 'small', 'dot', 'stop'] as const),
]);

/** "Bank" and "America" are little; "Bank for America" is a name. */
function addPairs(text: string, pieces: readonly HeaderPiece[], weigh: Weigh): void {
  pieces.forEach((piece, place) => {
    const next = pieces[place + 1];
    const isPair = next?.shape === 'words' && piece.shape === 'words' && pairing.has(next.before);
    if (isPair && next.end - piece.start < 120) piece.withNext = weigh(text.slice(piece.start, next.end));
  });
}

function cutBetween(text: string, from: number, to: number, weigh: Weigh): Cut[] {
  const cuts: Cut[] = [];
  const slice = text.slice(from, to);
  let at = 0;
  const add = (end: number) => {
    if (end > at) cuts.push({ start: from + at, end: from + end, shape: 'words' });
  };
  for (const found of slice.matchAll(separator)) {
    if (found[0] === '-' && !isPlace(slice.slice(found.index + 1), weigh)) continue;
    add(found.index);
    at = found.index + found[0].length;
  }
  add(slice.length);
  return cuts;
}

/** Indeed writes "Wells Fargo-Stockton, CA": a hyphen parts only if a place follows, or words that stand for one. */
function isPlace(rest: string, weigh: Weigh): boolean {
  const next = /^[^,;|(\t–—-]*/u.exec(rest)?.[0].trim() ?? '';
  return /^(?:remote|hybrid)$/iu.test(next) || (next.length < 40 && weigh(next).place >= 1.2);
}

function trimmed(text: string, start: number, end: number): Span {
  const words = text.slice(start, end);
  if (!/[\p{L}\p{N}]/u.test(words)) return { start, end: start };
  const lead = /^[\s,.;:|()（）[\]–—−/・"“”_*~`\\+=<>\p{So}\p{Sk}-]*/u.exec(words)?.[0].length ?? 0;
  const tail = /[\s,;:|(（[–—−/・"“”_*~`\\=<>\p{So}\p{Sk}-]*$/u.exec(words)?.[0].length ?? 0;
  return { start: start + lead, end: Math.max(start + lead, end - tail) };
}
