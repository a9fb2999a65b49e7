import { settings } from '../settings.ts';

/** How much of each the free plan gives. */
export const freePlan = { resumes: settings.freeResumes, letters: settings.freeCoverLetters };
