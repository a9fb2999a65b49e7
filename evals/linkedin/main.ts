import { runParts } from '../run-parts.ts';
import { linkedinPart } from './linkedin-part.ts';

await runParts([linkedinPart]);
// Said outright: the embedded PostgreSQL sets an exit code of its own on the way out.
process.exit(0);
