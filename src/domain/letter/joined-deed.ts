import type { Lexicon } from '../lexicon.ts';
import { listed } from '../rewrite/write/compose-summary.ts';
import { formsOfPast } from '../rewrite/write/verb-forms.ts';
import type { Deed } from './deeds.ts';
import { wordCount } from './letter-text.ts';

const longest = 12;
const short = 7;

/** Two short deeds of one job in one sentence: always where both are very short, else now and then. */
export function joinedDeed(deed: Deed, next: Deed, turn: number, lexicon: Lexicon): Deed | undefined {
  const isPast = ({ text }: Deed) => formsOfPast(/^\p{L}+/u.exec(text)?.[0] ?? '', lexicon) !== undefined;
  const lengths = [deed, next].map(({ text }) => wordCount(text));
  const isWanted = lengths.every((length) => length <= short) || turn % 2 === 0;
  const canJoin =
    [deed, next].every(({ form, text }) => form === 'did' && !/[;:(]|^was\b/u.test(text)) &&
    deed.job === next.job &&
    lengths.every((length) => length <= longest) &&
    !/\band\b|,/u.test(deed.text) &&
    isPast(deed) === isPast(next);
  return canJoin && isWanted
    ? { ...deed, text: listed([deed.text, next.text]), others: [next.line.number] }
    : undefined;
}
