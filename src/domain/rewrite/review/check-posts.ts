import type { Lexicon } from '../../lexicon.ts';
import { type Word, wordsOf } from '../../text/words.ts';
import type { RevertKind } from '../revert-kinds.ts';
import type { ChangedLine } from './changed-line.ts';

/** From here on a word of a title tells that somebody leads or is senior. */
const leastRank = 3;

export const isRank = (word: Word, { titleWords }: Lexicon): boolean =>
  titleWords.find([word]).some(({ value }) => (value.rank ?? 0) >= leastRank);

/** In front of a post these words make it a smaller one. */
const lowering =
  /^(?:assistant|asst|deputy|associate|junior|jr|acting|vice|sub|trainee|interim|apprentice|student|co|aspiring|future|former|ex|the|to|for|under)$/;

/** A summary names posts of rank only as the person does: "assistant manager" is not "manager". */
export function checkPosts({ kind, after, own, isEnglish }: ChangedLine): RevertKind[] {
  if (kind === 'bullet' || !isEnglish) return [];
  const said = own.lines.map((line) =>
    line.words.filter(({ start }) => start - line.start < line.wishFrom).map(({ key }) => key),
  );
  const words = wordsOf(after);
  const isInflated = words.some((word, at) => {
    if (!isRank(word, own.lexicon)) return false;
    const previous = words[at - 1]?.key ?? '';
    return !said.some((keys) =>
      keys.some(
        (of, place) => of === word.key && isSamePost(previous, keys.slice(0, place), own.forms.isSmall),
      ),
    );
  });
  return isInflated ? ['title'] : [];
}

/** The word before it is the same, or none that changes the post. */
function isSamePost(previous: string, lead: readonly string[], isSmall: (key: string) => boolean): boolean {
  const own = lead.at(-1) ?? '';
  if (previous !== '' && !isSmall(previous)) return own === previous && !lowering.test(lead.at(-2) ?? '');
  return !lowering.test(own);
}
