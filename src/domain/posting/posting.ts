import type { Judged } from '../evidence/verdicts.ts';
import type { Requirement } from './requirements/extract-requirements.ts';

/** A job posting as the score reads it; its requirements were extracted once. */
export interface Posting {
  title: string;
  description: string;
  location?: string;
  isRemote?: boolean;
  requirements: readonly Requirement[];
  /** What a model said that one resume shows of them. It travels with them, so that whoever weighs that resume weighs it the same. */
  judged?: Judged;
}
