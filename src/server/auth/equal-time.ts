import { setTimeout as pause } from 'node:timers/promises';

/** Longer than any of these answers takes by itself. */
const answerMs = 200;

/**
 * An address with an account makes more work than one without. Who asks must not read that from the
 * clock, so both get their answer at the same time.
 */
export async function inEqualTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), pause(answerMs)]);
  return result;
}
