import type { SourceTerms } from '#server/job-sources/job-source.ts';

/** What a source allows that allows nearly everything, but for what a test says. */
export const testTerms = (told: Partial<SourceTerms> = {}): SourceTerms => ({
  attribution: { label: 'Acme', url: '' },
  storeDays: 60,
  longestAgeDays: 90,
  mayNeedSignIn: true,
  ...told,
});
