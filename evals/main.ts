import { factsPart } from './facts/facts-part.ts';
import { postingsPart } from './postings/postings-part.ts';
import { resumesPart } from './resumes/resumes-part.ts';
import { runParts } from './run-parts.ts';
import { scorePart } from './score/score-part.ts';

/** Everything the engine is measured by. Documents need a browser and have a command of their own. */
await runParts([resumesPart, factsPart, postingsPart, scorePart]);
