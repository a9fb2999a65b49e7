import type { SourceTerms } from '#server/job-sources/job-source.ts';

/** What a source allows that allows nearly everything, but for what a test says. */
export const testTerms = (terms: Partial<SourceTerms> = {}): SourceTerms => ({
  attribution: { label: 'Acme', url: '' },
  storeDays: 60,
  maxAgeDays: 90,
  mayNeedSignIn: true,
  ...terms,
});
