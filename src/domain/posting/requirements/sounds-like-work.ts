import type { Span } from '../../language/span.ts';
import { dutyWording } from './other-wording.ts';
import type { TextSense } from './text-sense.ts';

/** "Plan routes", "Answering the phone": a deed at the start. */
export function soundsLikeWork({ lower, isVerb }: TextSense, { start, end }: Span): boolean {
  const words = lower.slice(start, end);
  const [first = ''] = words.split(/[^\p{L}-]/u, 1);
  return isVerb(first) || /\p{L}{3}ing$/u.test(first) || dutyWording.test(words);
}
