import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const tryAgainMs = 2000;

let isQuiet = false;
const loads: (() => Promise<unknown>)[] = [];

/**
 * A part of a page that the first paint does without: loaded in the first quiet moment, or when it is shown; one that few
 * people ever see only then.
 * If it cannot be loaded it is tried again, and shown late: a lost connection is just when a message must
 * appear, and it must not take the page with what was typed into it down.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  { isRare = false } = {},
): LazyExoticComponent<ComponentType<Props>> {
  if (!isRare) loads.push(load);
  if (isQuiet && !isRare) void load().catch(() => undefined);
  return lazy(async () => ({ default: await untilLoaded(load) }));
}

/** To be called once, after the page has loaded. A failure here is left to the moment of use. */
export function preloadParts(): void {
  isQuiet = true;
  for (const load of loads) void load().catch(() => undefined);
}

export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    console.warn('A part of the page could not be loaded; trying again.', error);
    await new Promise((resolve) => setTimeout(resolve, tryAgainMs));
    return untilLoaded(load);
  }
}
