import type { SourceName } from '#domain/posting/source/job-posting.ts';
import type { SourceTerms } from './job-source.ts';

/** What each source is called where people read it. */
export const sourceLabels: Readonly<Record<SourceName, string>> = {
  sample: 'Sample postings',
  jsearch: 'JSearch',
  adzuna: 'Adzuna',
  greenhouse: 'Greenhouse',
  lever: 'Lever',
};

/**
 * What each source's owner allows. Where the terms are silent about storing, they're taken to allow it for as long as a search
 * lives; where they allow only showing, nothing is stored.
 */
export const sourceTerms: Readonly<Record<SourceName, SourceTerms>> = {
  sample: {
    attribution: { label: 'Sample', url: '' },
    storeDays: 365,
    maxAgeDays: 60,
    mayNeedSignIn: true,
  },
  // Aggregated from Google for Jobs by OpenWeb Ninja: kept as long as a search is.
  jsearch: {
    attribution: { label: 'JSearch', url: 'https://www.openwebninja.com/api/jsearch' },
    storeDays: 90,
    maxAgeDays: 60,
    mayNeedSignIn: true,
  },
  // https://developer.adzuna.com/docs/terms_of_service: for publishing its listings, each labeled so and linked.
  adzuna: {
    attribution: { label: 'Jobs by Adzuna', url: 'https://www.adzuna.com' },
    storeDays: 0,
    maxAgeDays: 60,
    mayNeedSignIn: true,
  },
  // Published by employers for anyone to show; good for as long as they stand on the board.
  greenhouse: {
    attribution: { label: 'Greenhouse', url: 'https://www.greenhouse.com' },
    storeDays: 180,
    maxAgeDays: 180,
    mayNeedSignIn: true,
  },
  lever: {
    attribution: { label: 'Lever', url: 'https://www.lever.co' },
    storeDays: 180,
    maxAgeDays: 180,
    mayNeedSignIn: true,
  },
};
