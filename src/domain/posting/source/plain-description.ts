import { maxDescriptionLength } from '../../jobs/job-limits.ts';
import { cutText } from '../../language/cut-text.ts';
import { invisibleRuns } from '../../language/invisible.ts';
import { readableText } from '../../language/readable-text.ts';
import { hasBlocks, stripMarkup } from './strip-markup.ts';
import { decodeEntities } from './text-entities.ts';

/** More than this of a source's text isn't looked at. */
const maxRawLength = 100_000;

/** Deeper than this nothing is encoded by accident. */
const maxRounds = 6;

const encodedTag = /&(?:amp;)*(?:lt;?|#0*60;?|#x0*3c;?)\s*[/!a-z]/i;

/**
 * A posting's text as lines of plain text, whatever it came as: HTML, HTML encoded once or twice, Markdown, text. Nothing that a
 * browser, a mail program or a terminal would act upon is left.
 */
export function plainDescription(raw: string): string {
  return cutAtLine(plainText(raw), maxDescriptionLength);
}

/** The same for what is one line: a title, an employer, a place. */
export function plainLine(raw: string, longest = 200): string {
  const line = plainText(raw).replace(/\s+/g, ' ').trim();
  return line.length <= longest ? line : `${cutText(line, longest - 1).trimEnd()}…`;
}

function plainText(raw: string): string {
  const tagged = openEncoded(raw.slice(0, maxRawLength));
  const lines = hasBlocks(tagged) ? tagged.replace(/\s+/g, ' ') : tagged;
  const plain = withoutLinks(withoutMarkup(lines));
  return tidyLines(
    readableText(plain.replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')).replace(invisibleRuns, ''),
  );
}

/** Some boards encode their HTML, once or twice: its tags are opened before any line is told from another. */
function openEncoded(text: string): string {
  let opened = text;
  for (let round = 0; round < maxRounds && !hasBlocks(opened) && encodedTag.test(opened); round += 1)
    opened = decodeEntities(opened);
  return opened;
}

/** What shows only after decoding is a tag, too. */
function withoutMarkup(text: string): string {
  let plain = text;
  for (let round = 0; round < maxRounds; round += 1) {
    // A character that nobody sees may stand inside a tag to hide it from us.
    const next = decodeEntities(stripMarkup(plain.replace(invisibleRuns, '')));
    if (next === plain) break;
    plain = next;
  }
  return stripMarkup(plain.replace(invisibleRuns, '')).replace(/<(?=[a-z/!?])/gi, '');
}

const running = /(?<![a-z])(?:java\s*script|vb\s*script|livescript)\s*:(?:\S+|\s+[\w.]+\(\S*)/gi;
const embedded = /(?<![a-z])data:[a-z]+\/[a-z0-9.+-]+[;,]\S*/gi;

/** Markdown's links keep their words, its pictures go; addresses that run code go wherever they stand. */
const withoutLinks = (text: string): string =>
  text
    .replace(/!\[([^[\]\n]{0,300})\]\([^)\n]{0,2000}\)/g, '')
    .replace(/\[([^[\]\n]{1,300})\]\((?:[^()\n]|\([^()\n]{0,500}\)){0,2000}\)/g, '$1')
    .replace(/^\s{0,3}\[[^[\]\n]{1,100}\]:\s*\S.*$/gm, '')
    .replace(running, '')
    .replace(embedded, '');

function tidyLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/[\s\u3000]+/gu, ' ').trim())
    .filter((line) => line !== '-')
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n(?=- )/g, '\n')
    .trim();
}

function cutAtLine(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = cutText(text, longest - 1);
  const end = Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf(' '));
  return `${cut.slice(0, end > longest / 2 ? end : undefined).trimEnd()}…`;
}
