import type { Span } from '../../language/span.ts';
import type { AskFinder } from './ask-candidates.ts';
import { dutyWording } from './ask-wording.ts';

/** "Plan routes", "Answering the phone": a deed at the start. */
export function soundsLikeWork({ lower, isVerb }: AskFinder, { start, end }: Span): boolean {
  const words = lower.slice(start, end);
  const [first = ''] = words.split(/[^\p{L}-]/u, 1);
  return isVerb(first) || /\p{L}{3}ing$/u.test(first) || dutyWording.test(words);
}
