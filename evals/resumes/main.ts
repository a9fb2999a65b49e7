import { runParts } from '../run-parts.ts';
import { resumesPart } from './resumes-part.ts';

await runParts([resumesPart]);
