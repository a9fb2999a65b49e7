import type { Requirement } from '../posting/requirements/extract-requirements.ts';
import type { ReadResume } from '../resume/read-resume.ts';
import type { Closeness } from './closeness.ts';
import type { OwnDegree } from './degrees.ts';
import type { WordSigns } from './match-signs.ts';
import type { Units } from './units.ts';

/** What the resume is, as far as every requirement of one posting is weighed by it. */
export interface Weighing {
  view: ReadResume;
  units: Units;
  close: Closeness;
  /** How like the posting's job each job is, 0 to 1. */
  fits: readonly number[];
  degrees: readonly OwnDegree[];
  /** What the resume says of the words of each ask. */
  told: ReadonlyMap<Requirement, WordSigns>;
  /** How much it says of all that is asked, on average: who shows much of the rest is likelier to have this too. */
  context: Readonly<Record<string, number>>;
  /** The years since the first one that the resume names. */
  grown: number;
  now: Date;
}
