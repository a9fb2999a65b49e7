import type { Way } from '../claims/prose/phrase-line.ts';
import { presentedJob, whoSlots } from '../claims/prose/presented-job.ts';
import type { ProseLine } from '../claims/prose/prose-lines.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { LetterTone } from './letter-limits.ts';
import type { LetterSource } from './plan-letter.ts';

/** What the person is or was last, and where or for how long, as far as that is sure. An older job introduces nobody. */
export function whoSentences(
  { data, now }: LetterSource,
  lines: readonly ProseLine[],
  tone: LetterTone,
  lexicon: Lexicon,
): Way[] {
  const shown = presentedJob(data, lexicon);
  if (!shown || shown.use === 'who-once') return [];
  const slots = whoSlots(data, shown, now, lexicon);
  // "I work as a reporter. In that role, …": nobody knows where.
  if (!slots.company && !slots.years) return [];
  const path = `experience.${shown.place}.title`;
  const numbers = lines.filter((line) => line.path === path).map(({ number }) => number);
  return lexicon.letterPhrases.say(shown.use, tone, slots).map((text) => ({ text, lines: numbers }));
}
