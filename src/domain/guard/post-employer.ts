import type { Span } from '../text/span.ts';
import type { Evidence } from './evidence.ts';
import type { Passage } from './passages.ts';

/** Whether the post is told of the named employer: nothing but small words between ("…, Acme", "at Acme, as …"). */
export function belongsTo(
  mention: Span,
  named: ReadonlySet<number>,
  passage: Passage,
  evidence: Evidence,
): boolean {
  const header = [...named].flatMap((place) => evidence.entries[place]?.header ?? []);
  const names = passage.words.filter(
    ({ capital, content, lines, start, end }) =>
      capital &&
      content &&
      (end <= mention.start || start >= mention.end) &&
      lines.some((line) => header.includes(line)),
  );
  return names.some(({ start, end }) => {
    const between =
      start >= mention.end ? passage.text.slice(mention.end, start) : passage.text.slice(end, mention.start);
    return between.length <= 60 && !apart.test(between);
  });
}

/** A verb or a turn in time parts the post from the employer named later. */
const apart = /[.;:|]|\b(?:who|before|after|then|now|later|previously|formerly|until|since|having|spent)\b/iu;
