import type { QuotedReading } from '#domain/resume/quoted/quoted-reading.ts';

/** Says what is nothing: our own reading stands. */
export const noReading: QuotedReading = {
  ...{
    name: null,
    location: null,
    headline: [],
    summary: [],
    jobs: [],
    schools: [],
    skills: [],
    certifications: [],
  },
  ...{ sections: [], headings: [] },
};
