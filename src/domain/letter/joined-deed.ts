import type { Lexicon } from '../language/lexicon.ts';
import { formsOfPast } from '../language/verb-forms.ts';
import { listed } from '../rewrite/write/compose-summary.ts';
import type { Deed } from './deeds.ts';
import { wordCount } from './letter-text.ts';

const short = 7;
const longest = 14;

/** Two very short deeds of one job in one sentence; two kinds of work behind one "my work included". */
export function joinedDeed(deed: Deed, next: Deed, lexicon: Lexicon): Deed | undefined {
  if (deed.job !== next.job || [deed, next].some(({ text }) => /[;:(]|^was\b/u.test(text))) return undefined;
  const others = [next.line.number];
  const counts = [deed, next].map(({ text }) => wordCount(text));
  if (deed.form === 'thing' && next.form === 'thing')
    return counts.every((count) => count <= longest)
      ? { ...deed, text: [`${deed.text},`, 'as well as', next.text].join(' '), others }
      : undefined;
  const isPast = ({ text }: Deed) => formsOfPast(/^\p{L}+/u.exec(text)?.[0] ?? '', lexicon) !== undefined;
  const canJoin =
    [deed, next].every(({ form }) => form === 'did') &&
    counts.every((count) => count <= short) &&
    !/\band\b|,/u.test(`${deed.text} ${next.text}`) &&
    isPast(deed) === isPast(next);
  return canJoin ? { ...deed, text: listed([deed.text, next.text]), others } : undefined;
}
