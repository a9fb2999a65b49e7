import type { JobSearch, NewJobSearch } from '#contract/job-search.ts';
import type { EmploymentType } from '#domain/posting/source/job-posting.ts';
import { type MustHaveForm, mustHaveFormOf, preferencesOf } from './must-have-form.ts';

/** The form of a search, as it's typed. */
export interface SearchValues {
  readonly jobTitle: string;
  readonly jobType: readonly EmploymentType[];
  readonly location: string;
  readonly isRemote: boolean;
  readonly resumeId: string;
  /** Has no field; a search that is run again keeps the one that it had. */
  readonly linkedinUrl: string;
  /** Undefined while nobody touched it: then those count that are kept with the person. */
  readonly mustHaves: MustHaveForm | undefined;
}

export const emptySearch: SearchValues = {
  jobTitle: '',
  jobType: ['FULLTIME'],
  location: '',
  isRemote: false,
  resumeId: '',
  linkedinUrl: '',
  mustHaves: undefined,
};

/** What would be lost if it weren't kept. */
export const hasInput = (values: SearchValues) =>
  values.jobTitle.trim() !== '' || values.location.trim() !== '' || values.mustHaves !== undefined;

/** An empty field is absent on the wire. */
export function searchBodyOf(values: SearchValues): NewJobSearch {
  const { jobTitle, jobType, location, isRemote, resumeId, linkedinUrl, mustHaves } = values;
  return {
    jobTitle: jobTitle.trim(),
    jobType: [...jobType],
    isRemote,
    ...(location.trim() !== '' && { location: location.trim() }),
    ...(resumeId !== '' && { resumeId }),
    ...(linkedinUrl !== '' && { linkedinUrl }),
    ...(mustHaves && { preferences: preferencesOf(mustHaves) }),
  };
}

/** A search of before, to be run again or changed: with the must-haves that it was held against, not with those of today. */
export const valuesOfSearch = (search: JobSearch): SearchValues => ({
  jobTitle: search.jobTitle,
  jobType: search.jobType,
  location: search.location ?? '',
  isRemote: search.isRemote,
  resumeId: search.resumeId ?? '',
  linkedinUrl: search.linkedinUrl ?? '',
  mustHaves: mustHaveFormOf(search.preferences),
});
