import type { Requirement } from './requirements/extract-requirements.ts';

/** A job posting as the score reads it; its requirements were extracted once. */
export interface Posting {
  title: string;
  description: string;
  location?: string;
  isRemote?: boolean;
  requirements: readonly Requirement[];
}
