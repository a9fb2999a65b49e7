import { runParts } from '../run-parts.ts';
import { interviewsPart } from './interviews-part.ts';

await runParts([interviewsPart]);
// Said outright: the embedded PostgreSQL sets an exit code of its own on the way out.
process.exit(0);
