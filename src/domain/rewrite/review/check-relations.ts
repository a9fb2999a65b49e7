import { wordsOf } from '../../text/words.ts';
import type { RevertKind } from '../revert-kinds.ts';
import type { ChangedLine } from './changed-line.ts';
import { tellingStems } from './telling-stems.ts';

/** Words whose two sides cannot change places. */
const relations: readonly RegExp[] = [
  /\bfrom\b/giu,
  /(?<=\bfrom\b(?:(?!\bto\b)[^,;.]){1,60})\b(?:to|into)\b/giu,
  /\b(?:rather than|instead of|than|versus|vs|against|compared (?:with|to))\b/giu,
  /\bincluding\b/giu,
  /(?<=\breplac\p{L}+\b[^,;.]{1,60})\b(?:with|by)\b/giu,
];

const reach = 3;

/** "From seats to tonnes" is not "from tonnes to seats". */
export function checkRelations({ before, after, own: { forms }, isEnglish }: ChangedLine): RevertKind[] {
  if (!isEnglish) return [];
  const known = new Set(wordsOf(before).map(({ key }) => forms.stem(key)));
  const followers = (text: string, relation: RegExp) =>
    [...text.matchAll(relation)].map(({ index, 0: word }) =>
      tellingStems(text.slice(index + word.length, index + word.length + 60), forms),
    );
  const isTurned = relations.some((relation) => {
    const was = followers(before, relation).flatMap((stems) => stems.slice(0, reach));
    if (was.length === 0) return false;
    return followers(after, relation)
      .map((stems) => stems.find((stem) => known.has(stem)))
      .some((stem) => stem !== undefined && !was.includes(stem));
  });
  return isTurned ? ['wording'] : [];
}
