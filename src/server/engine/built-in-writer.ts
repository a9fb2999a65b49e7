import type { Writer } from '#contract/resume.ts';

/** `isFallback`: in place of a configured model that failed. */
export const builtInWriter = (isFallback: boolean): Writer => ({
  kind: 'built-in',
  name: 'Candor',
  isFallback,
});
