import { runParts } from '../run-parts.ts';
import { lettersPart } from './letters-part.ts';

await runParts([lettersPart]);
// Said outright: the embedded PostgreSQL sets an exit code of its own on the way out.
process.exit(0);
