import { runParts } from '../run-parts.ts';
import { interviewsPart } from './interviews-part.ts';

await runParts([interviewsPart]);
