/** What answers the question, and isn't part of a line: "Yes, Postgres in …". */
const reply = /^(?:yes|yeah|yep|sure|of course)\b[\s,.;:!–-]*/iu;

/** As the person wrote it: line for line, without a yes, without marks of lists, and with a capital at the start. */
export const asLines = (words: string): string =>
  words
    .split('\n')
    .map((line) =>
      line
        .replace(/^[\s•*–-]+/u, '')
        .replace(reply, '')
        .trim(),
    )
    .filter(Boolean)
    .map((line) => line.replace(/^\p{Ll}(?=[\p{Ll}\s])/u, (letter) => letter.toUpperCase()))
    .join('\n');

const amount =
  /^(?:(?:about|around|roughly|nearly|almost|over|under|up to|more than|less than|at least|on average|an average of|averaging|approximately|some)\s+)?[$€£]?\d[^.;!?\n]*$/iu;
const maxJoined = 12;

/** An amount goes on in the same line; anything else is a line of its own after it. */
export function joined(line: string, words: string): string {
  const text = words.trim().replace(/\.$/, '');
  // A number alone says what the line has many of.
  if (/^[\d,.]+\+?$/.test(text)) return line.replace(/[.;]?$/, (end) => ` (${text})${end}`);
  const isAmount = amount.test(text) && text.split(/\s+/).length <= maxJoined && !line.includes('\n');
  if (!isAmount) return `${line}\n${asLines(words)}`;
  const [, bare = line, end = ''] = /^(.*?)([.;]?)$/su.exec(line) ?? [];
  return `${bare}, ${text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}${end}`;
}
