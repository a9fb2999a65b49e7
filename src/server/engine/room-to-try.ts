/** An ordinary letter or profile needs about thirty. */
const maxSentences = 48;
const leastSentences = 5;
const maxCharacters = 8_000;
/** Each is held against the whole resume, so a long one is tried less often. */
const maxHeld = 200_000;

/**
 * Whether another sentence of the built-in writer can be tried: who waits does so for all who wait behind. It's counted,
 * not timed, so that the same task always gives the same text.
 */
export function roomToTry(resumeLength: number): (sentence: string) => boolean {
  let sentences = Math.max(leastSentences, Math.min(maxSentences, Math.floor(maxHeld / resumeLength)));
  let characters = maxCharacters;
  return (sentence) => {
    sentences -= 1;
    characters -= sentence.length;
    return sentences >= 0 && characters >= 0;
  };
}
