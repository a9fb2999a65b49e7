import { useEffect } from 'react';

/** A screen that can't be loaded is no reason to leave the rest out for good. */
const maxWaitMs = 5_000;

let show: () => void = () => {};
const shown = new Promise<void>((resolve) => {
  show = resolve;
});

/** Stands beside the page, within the same boundary, so it's there once the page is. */
export function FirstScreen(): null {
  useEffect(() => show(), []);
  return null;
}

/** Resolves in the first quiet moment after the first screen: what that screen does without is loaded then. */
export async function afterFirstScreen(): Promise<void> {
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: maxWaitMs });
    else setTimeout(resolve, 200);
  });
}
