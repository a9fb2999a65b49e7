import { blockLines } from './block-lines.ts';
import type { DrawnPoint } from './drawn-points.ts';
import { type Chunk, chunksOf, type PaintedText } from './page-chunks.ts';
import { type Block, blocksOf, median, rowsOf } from './page-columns.ts';

/** What a page shows, as its file tells it. */
export interface Page {
  painted: readonly PaintedText[];
  toPage: readonly number[];
  points?: readonly DrawnPoint[];
}

export interface PagesText {
  text: string;
  hasColumns: boolean;
}

interface ReadBlock {
  block: Block;
  lines: string;
  opensPage: boolean;
}

/** Pages as lines of text in the order in which a person reads them. */
export function pagesText(pages: readonly Page[]): PagesText {
  const read: ReadBlock[] = [];
  let hasColumns = false;
  for (const { painted, toPage, points = [] } of pages) {
    const chunks = markPoints(chunksOf(painted, toPage), points);
    const em = median(chunks.map(({ size }) => size));
    const blocks = blocksOf(chunks);
    hasColumns ||= blocks.some((block, place) => isColumn(block, blocks[place + 1]));
    const after = blocks.map((block, place) => ({
      block,
      lines: blockLines(block, em).join('\n'),
      opensPage: place === 0,
    }));
    read.splice(read.length, 0, ...goOn(read, after), ...after);
  }
  return { text: read.reduce((text, next) => text + partingOf(text, next) + next.lines, ''), hasColumns };
}

/** Where a column goes on over the page, the one beside it waits: it is taken away from where it stood. */
function goOn(read: ReadBlock[], after: ReadBlock[]): ReadBlock[] {
  const [first, second] = read.slice(-2);
  if (!first || !second || !areBeside(first.block, second.block)) return [];
  const flow = after.findIndex(({ block }) => !isWithin(block, first.block));
  const moved = after.splice(0, flow < 0 ? after.length : flow);
  return moved.length > 0 ? [...moved, ...read.splice(-1)] : [];
}

const edgesOf = (block: Block) => ({
  left: Math.min(...block.map(({ left }) => left)),
  right: Math.max(...block.map(({ right }) => right)),
  top: Math.min(...block.map(({ y }) => y)),
  bottom: Math.max(...block.map(({ y }) => y)),
});

function areBeside(one: Block, other: Block): boolean {
  const [a, b] = [edgesOf(one), edgesOf(other)];
  return (a.right < b.left || b.right < a.left) && a.top < b.bottom && b.top < a.bottom;
}

/** The head of a page may stand in two parts, and nobody would call them columns. */
const isColumn = (one: Block, other: Block | undefined) =>
  other !== undefined && Math.min(rowsOf(one).length, rowsOf(other).length) > 5 && areBeside(one, other);

function isWithin(one: Block, other: Block): boolean {
  const [a, b] = [edgesOf(one), edgesOf(other)];
  return a.left > b.left - 8 && a.right < b.right + 24;
}

/** A sentence that goes on over the page is not parted. */
function partingOf(text: string, { lines, opensPage }: ReadBlock): string {
  if (text === '') return '';
  return opensPage && /[^.!?:;\n]$/.test(text) && /^\p{Ll}/u.test(lines) ? '\n' : '\n\n';
}

/** A mark that is drawn belongs to the words right after it. */
function markPoints(chunks: readonly Chunk[], points: readonly DrawnPoint[]): Chunk[] {
  const marked = new Set<Chunk>();
  for (const { x, y, size } of points) {
    const beside = chunks.filter(
      (chunk) =>
        y < chunk.y &&
        y > chunk.y - chunk.size * 0.75 &&
        x < chunk.left &&
        x > chunk.left - chunk.size * 2.5 &&
        size < chunk.size * 0.5,
    );
    const [first] = beside.toSorted((one, other) => one.left - other.left);
    if (first && /^[\p{L}\p{N}"“$€£(]/u.test(first.text)) marked.add(first);
  }
  return chunks.map((chunk) => (marked.has(chunk) ? { ...chunk, text: `• ${chunk.text}` } : chunk));
}
