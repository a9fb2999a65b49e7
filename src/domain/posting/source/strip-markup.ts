/** What stands in them is for machines, or is a page of its own. */
const withContent = new Set(
  'script style iframe object embed svg math template noscript noembed noframes xmp title head select textarea applet audio video canvas plaintext'.split(
    ' ',
  ),
);

/** A browser takes all that follows one of these for its content, whether it is closed or not. */
const toTheEnd = new Set('script style iframe textarea xmp noembed noframes plaintext'.split(' '));

const blocks = new Set(
  'p div br hr ul ol dl dt dd tr table tbody thead section article header footer main aside blockquote pre h1 h2 h3 h4 h5 h6 figure figcaption address form fieldset details summary'.split(
    ' ',
  ),
);
const paragraphs = new Set('p ul ol h1 h2 h3 h4 h5 h6 section table div'.split(' '));

/** No honest tag is longer. */
const maxTagLength = 4_000;

const startsTag = /^<(?:[a-z/!?])/i;
const nameOf = /^<\/?\s*([a-z][a-z0-9:-]*)/i;

/** Whether there's a tag that makes lines, so that line ends between tags are but white space. */
export const hasBlocks = (text: string): boolean =>
  /<(?:p|div|br|li|ul|ol|h[1-6])\b[^<>]{0,400}>/i.test(text);

/** Tags, comments and all that stands in active elements go; blocks become lines, list items lines with a dash. */
export function stripMarkup(text: string): string {
  if (!text.includes('<')) return text;
  const kept: string[] = [];
  const neverClosed = new Set<string>();
  const endOfTag = createTagEnds(text);
  let place = 0;
  while (place < text.length) {
    const next = text.indexOf('<', place);
    if (next === -1) break;
    kept.push(text.slice(place, next));
    const end = startsTag.test(text.slice(next, next + 2)) ? endOfTag(next) : undefined;
    if (end === undefined) {
      kept.push('<');
      place = next + 1;
      continue;
    }
    const name = nameOf.exec(text.slice(next, Math.min(end, next + 60)))?.[1]?.toLowerCase() ?? '';
    const isClosing = text[next + 1] === '/';
    kept.push(lineFor(name, isClosing));
    const hasContent = !isClosing && withContent.has(name) && !neverClosed.has(name);
    const closed = hasContent ? endOfElement(text, end, name) : end;
    if (hasContent && closed === undefined) neverClosed.add(name);
    place = closed ?? (toTheEnd.has(name) ? text.length : end);
  }
  return kept.join('') + text.slice(place);
}

function lineFor(name: string, isClosing: boolean): string {
  if (name === 'li') return isClosing ? '' : '\n- ';
  if (name === 'td' || name === 'th') return ' ';
  if (paragraphs.has(name)) return '\n\n';
  return blocks.has(name) ? '\n' : '';
}

/**
 * Where the tag ends that begins at a place. Quoted values may hold a `>`; a tag that never ends goes with all of its line. All ends
 * are found in one walk from the last character to the first, however many tags are left open.
 */
function createTagEnds(text: string): (start: number) => number {
  const { length } = text;
  /** Behind the `>` that ends a tag which is open here, outside of quotes; 0 where there is none. */
  const ends = new Int32Array(length + 1);
  const plainEnds = new Int32Array(length + 1);
  const lines = new Int32Array(length + 1).fill(length);
  const quotes = new Map([
    ['"', length],
    ["'", length],
  ]);
  for (let place = length - 1; place >= 0; place -= 1) {
    const character = text.charAt(place);
    const isEnd = character === '>';
    const closing = quotes.get(character);
    const isOpening = closing !== undefined && /[=\s]/.test(text.charAt(place - 1));
    ends[place] = isEnd ? place + 1 : (ends[isOpening ? Math.min(closing + 1, length) : place + 1] ?? 0);
    plainEnds[place] = isEnd ? place + 1 : (plainEnds[place + 1] ?? 0);
    lines[place] = character === '\n' ? place : (lines[place + 1] ?? length);
    if (closing !== undefined) quotes.set(character, place);
  }
  const isNear = (end: number, start: number) => end > 0 && end - start <= maxTagLength;
  return (start) => {
    if (text.startsWith('<!--', start)) {
      const end = text.indexOf('-->', start + 4);
      return end === -1 ? length : end + 3;
    }
    const near = [ends[start + 1] ?? 0, plainEnds[start] ?? 0].find((end) => isNear(end, start));
    return near ?? lines[start] ?? length;
  };
}

function endOfElement(text: string, start: number, name: string): number | undefined {
  const closing = new RegExp(`</\\s*${name}\\b[^>]*>?`, 'gi');
  closing.lastIndex = start;
  const found = closing.exec(text);
  return found ? found.index + found[0].length : undefined;
}
