import { settings } from '../settings.ts';

const firstPauseMs = 2_000;
const longestPauseMs = 20_000;
const patienceMs = 8_000;

let isProbing = false;

/** Asks until the server answers. Only whoever finds that it doesn't has something to tell. */
export async function probe(noteAnswering: (isAnswering: boolean) => void): Promise<void> {
  if (isProbing) return;
  isProbing = true;
  for (let pauseMs = firstPauseMs; !(await isThere()); pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    noteAnswering(false);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  isProbing = false;
  noteAnswering(true);
}

async function isThere(): Promise<boolean> {
  try {
    // The API may be of another origin, and whether anything answers is all that counts.
    const signal = AbortSignal.timeout(patienceMs);
    await fetch(`${settings.apiOrigin}/livez`, { mode: 'no-cors', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
