import { documentsPart } from './documents/documents-part.ts';
import { factsPart } from './facts/facts-part.ts';
import { postingsPart } from './postings/postings-part.ts';
import { resumesPart } from './resumes/resumes-part.ts';
import { runParts } from './run-parts.ts';
import { scorePart } from './score/score-part.ts';

await runParts([documentsPart, resumesPart, postingsPart, factsPart, scorePart]);
