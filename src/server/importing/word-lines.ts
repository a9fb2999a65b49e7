/** A part of a Word document, as mammoth reads it. */
export interface WordNode {
  type: string;
  children?: WordNode[];
  value?: string;
  href?: string;
  styleName?: string | null;
  numbering?: { level?: number | string } | null;
}

/** A document's paragraphs as lines. Points keep their mark, headings stand apart, short rows of a table stay rows. */
export function wordLines({ children = [] }: WordNode): string[] {
  return children.flatMap(linesOf);
}

function linesOf(node: WordNode): string[] {
  if (node.type === 'paragraph') return paragraphLines(node);
  if (node.type === 'table') return ['', ...(node.children ?? []).flatMap(rowLines), ''];
  return wordLines(node);
}

function paragraphLines({ children = [], styleName, numbering }: WordNode): string[] {
  const lines = textOf(children).split('\n');
  if (numbering && lines.join('').trim() !== '') {
    const indent = '  '.repeat(Math.min(4, Number(numbering.level) || 0));
    return lines.map((line, place) =>
      place === 0 ? `${indent}• ${line.trimStart()}` : `${indent}  ${line}`,
    );
  }
  return /^(?:heading|title)/i.test(styleName ?? '') ? ['', ...lines] : lines;
}

/** A row whose cells are short is one line; where a cell holds more, the table only arranges the page. */
function rowLines({ children = [] }: WordNode): string[] {
  const cells = children.map((cell) => wordLines(cell)).map(withoutBlankEnds);
  const filled = cells.filter((lines) => lines.length > 0);
  if (filled.every((lines) => lines.length === 1)) return [filled.map(([line]) => line).join('\t')];
  return filled.flatMap((lines) => ['', ...lines]);
}

function withoutBlankEnds(lines: readonly string[]): string[] {
  const isFilled = (line: string) => line.trim() !== '';
  return lines.slice(Math.max(0, lines.findIndex(isFilled)), lines.findLastIndex(isFilled) + 1);
}

const textOf = (nodes: readonly WordNode[]): string => nodes.map(textOfNode).join('');

function textOfNode(node: WordNode): string {
  if (node.type === 'text') return node.value ?? '';
  if (node.type === 'tab') return '\t';
  if (node.type === 'break') return '\n';
  const text = textOf(node.children ?? []);
  return node.type === 'hyperlink' ? withAddress(text, node.href ?? '') : text;
}

/** A way to reach the person that is hidden behind a word, such as "LinkedIn", belongs to what they wrote. */
function withAddress(text: string, href: string): string {
  const address =
    /^mailto:([^?]+)/i.exec(href)?.[1] ?? /^https?:\/\/((?:www\.)?linkedin\.com\/[^?#]+)/i.exec(href)?.[1];
  if (!address || text.trim() === '' || text.toLowerCase().includes(address.toLowerCase().slice(0, 12)))
    return text;
  return `${text} ${address}`;
}
