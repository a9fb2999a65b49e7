import type { ReadResume } from '../resume/read-resume.ts';
import type { Closeness } from './closeness.ts';
import type { OwnDegree } from './degrees.ts';
import type { Units } from './units.ts';

/** What the resume is, as far as every requirement of one posting is weighed by it. */
export interface Weighing {
  view: ReadResume;
  units: Units;
  close: Closeness;
  /** How like the posting's job each job is, 0 to 1. */
  fits: readonly number[];
  degrees: readonly OwnDegree[];
  /** The years since the first one that the resume names. */
  grown: number;
  now: Date;
}
